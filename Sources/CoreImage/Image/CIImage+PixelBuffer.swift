import CoreGraphics
import CoreMedia
import Foundation

extension CIImage {
  /// Creates an image from a buffer, whose pixels are copied. It is empty for a format other than BGRA, ARGB, RGBA,
  /// ABGR, RGB, BGR, a component of 8 bits, and luma and chroma in two planes.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    if let image = PixelBufferReader(pixelBuffer)?.image {
      self.init(cgImage: image)
    } else {
      self.init(extent: .null) { area, _ in Pixels(area) }
    }
  }

  /// Creates an image from a buffer; the options have no effect.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
    self.init(cvPixelBuffer: pixelBuffer)
  }

  /// Creates an image from a buffer; see `init(cvPixelBuffer:)`.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
}

/// Reads the pixels of a buffer as premultiplied BGRA.
private struct PixelBufferReader {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Reads a buffer; nil for a format that is not supported.
  init?(_ buffer: CVPixelBuffer) {
    (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
    CVPixelBufferLockBaseAddress(buffer, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
    switch CVPixelBufferGetPixelFormatType(buffer) {
    case kCVPixelFormatType_32BGRA: bytes = Self.packed(buffer, size: 4, order: [0, 1, 2, 3])
    case kCVPixelFormatType_32ARGB: bytes = Self.packed(buffer, size: 4, order: [3, 2, 1, 0])
    case kCVPixelFormatType_32RGBA: bytes = Self.packed(buffer, size: 4, order: [2, 1, 0, 3])
    case kCVPixelFormatType_32ABGR: bytes = Self.packed(buffer, size: 4, order: [1, 2, 3, 0])
    case kCVPixelFormatType_24RGB: bytes = Self.packed(buffer, size: 3, order: [2, 1, 0, nil])
    case kCVPixelFormatType_24BGR: bytes = Self.packed(buffer, size: 3, order: [0, 1, 2, nil])
    case kCVPixelFormatType_OneComponent8: bytes = Self.packed(buffer, size: 1, order: [0, 0, 0, nil])
    case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: bytes = Self.planar(buffer, hasFullRange: true)
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: bytes = Self.planar(buffer, hasFullRange: false)
    default: return nil
    }
  }

  /// The bitmap.
  var image: CGImage? {
    guard let provider = CGDataProvider(data: NSData(data: Data(bytes))) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: [CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little],
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  /// Reads pixels of a number of bytes.
  ///
  /// - Parameter order: the offsets of blue, green, red and alpha in a pixel; nil for opaque pixels.
  private static func packed(_ buffer: CVPixelBuffer, size: Int, order: [Int?]) -> [UInt8] {
    let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
    let row = CVPixelBufferGetBytesPerRow(buffer)
    var result = [UInt8](repeating: 255, count: width * height * 4)
    guard let base = CVPixelBufferGetBaseAddress(buffer)?.assumingMemoryBound(to: UInt8.self) else { return result }
    result.withUnsafeMutableBufferPointer { result in
      for y in 0..<height {
        for x in 0..<width {
          for (component, offset) in order.enumerated() {
            if let offset { result[(y * width + x) * 4 + component] = base[y * row + x * size + offset] }
          }
        }
      }
    }
    return result
  }

  /// Reads luma and chroma in two planes, by the matrix of BT.601.
  private static func planar(_ buffer: CVPixelBuffer, hasFullRange: Bool) -> [UInt8] {
    let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
    let rows = (CVPixelBufferGetBytesPerRowOfPlane(buffer, 0), CVPixelBufferGetBytesPerRowOfPlane(buffer, 1))
    var result = [UInt8](repeating: 255, count: width * height * 4)
    guard let lumas = CVPixelBufferGetBaseAddressOfPlane(buffer, 0)?.assumingMemoryBound(to: UInt8.self),
      let chromas = CVPixelBufferGetBaseAddressOfPlane(buffer, 1)?.assumingMemoryBound(to: UInt8.self)
    else { return result }
    let (zero, lumaScale, chromaScale): (Float, Float, Float) =
      hasFullRange ? (0, 1, 1) : (16, 255 / 219, 255 / 224)
    func byte(_ value: Float) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
    result.withUnsafeMutableBufferPointer { result in
      for y in 0..<height {
        for x in 0..<width {
          let luma = (Float(lumas[y * rows.0 + x]) - zero) * lumaScale
          let place = y / 2 * rows.1 + x / 2 * 2
          let blue = (Float(chromas[place]) - 128) * chromaScale
          let red = (Float(chromas[place + 1]) - 128) * chromaScale
          let target = (y * width + x) * 4
          result[target] = byte(luma + 1.772 * blue)
          result[target + 1] = byte(luma - 0.344_136 * blue - 0.714_136 * red)
          result[target + 2] = byte(luma + 1.402 * red)
        }
      }
    }
    return result
  }
}
