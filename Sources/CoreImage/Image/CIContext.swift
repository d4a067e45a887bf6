import CoreGraphics
import Foundation

/// Renders images.
///
/// Unchecked because of `NSObject`: all it holds is a constant.
public final class CIContext: NSObject, @unchecked Sendable {
  private let rendering: Rendering

  public override convenience init() { self.init(options: nil) }

  /// - Parameter options: `workingColorSpace` lets filters calculate with the image's own numbers, not with light;
  ///   others are without effect.
  public init(options: [CIContextOption: Any]?) {
    rendering = Rendering(isLinear: options?[.workingColorSpace] == nil)
    super.init()
  }

  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]?) { self.init(options: options) }

  /// Renders a part of an image; nil for one that is empty, infinite or larger than images may be.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let area = PixelArea(fromRect)
    guard area.width > 0, area.height > 0, !fromRect.isInfinite, area.width * area.height <= CGImage.pixelLimit else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
    bytes.withUnsafeMutableBytes { write(image, area, into: $0, rowBytes: area.width * 4, format: .RGBA8) }
    guard let provider = CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)) else { return nil }
    return CGImage(
      width: area.width, height: area.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: area.width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Renders a part of an image into memory: premultiplied, rows from the top down.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let area = PixelArea(bounds)
    guard area.width > 0, area.height > 0, !bounds.isInfinite, rowBytes >= area.width * format.bytesPerPixel else {
      return
    }
    let size = rowBytes * (area.height - 1) + area.width * format.bytesPerPixel
    write(
      image, area, into: UnsafeMutableRawBufferPointer(start: data, count: size), rowBytes: rowBytes, format: format)
  }

  private func write(
    _ image: CIImage, _ area: PixelArea, into bytes: UnsafeMutableRawBufferPointer, rowBytes: Int, format: CIFormat
  ) {
    let pixels = image.rendered(area, rendering)
    for row in 0..<area.height {
      for column in 0..<area.width {
        let result = rendering.result(pixels.values[row * area.width + column]).premultiplied
        let place = (area.height - 1 - row) * rowBytes + column * format.bytesPerPixel
        if format == .RGBAf {
          for part in 0..<4 {
            bytes.storeBytes(of: result[part], toByteOffset: place + part * 4, as: Float.self)
          }
        } else {
          let whole = (result * 255).rounded(.toNearestOrAwayFromZero)
          for (offset, part) in format.order.enumerated() { bytes[place + offset] = UInt8(whole[part]) }
        }
      }
    }
  }

  public func clearCaches() {}
}

/// A key for making contexts.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let ABGR8 = CIFormat(rawValue: 267)
  public static let RGBAf = CIFormat(rawValue: 2056)

  var bytesPerPixel: Int { self == .RGBAf ? 16 : 4 }

  /// Which of red, green, blue and alpha lies where.
  var order: [Int] {
    switch self {
    case .ARGB8: [3, 0, 1, 2]
    case .BGRA8: [2, 1, 0, 3]
    case .ABGR8: [3, 2, 1, 0]
    default: [0, 1, 2, 3]
    }
  }
}
