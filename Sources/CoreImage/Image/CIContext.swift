import CoreGraphics
import Foundation

/// A context that renders images.
///
/// Unchecked because of `NSObject`: the context only stores a constant.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cicontext).
public final class CIContext: NSObject, @unchecked Sendable {
  private let rendering: Rendering

  /// The colour space in which filters compute; nil for the images' own.
  public var workingColorSpace: CGColorSpace? {
    rendering.isLinear ? CGColorSpace(name: CGColorSpace.linearSRGB) : nil
  }

  public override convenience init() { self.init(options: nil) }

  /// Creates a context.
  ///
  /// - Parameter options: with `workingColorSpace`, whatever its value, filters compute with the image's own values
  ///   rather than linear light; other options have no effect.
  public init(options: [CIContextOption: Any]?) {
    rendering = Rendering(isLinear: options?[.workingColorSpace] == nil)
    super.init()
  }

  /// Creates a context; the graphics context has no effect.
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]?) { self.init(options: options) }

  /// Renders a part of an image; returns nil if the part is empty, infinite or larger than images can be.
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

  /// Renders a part of an image; the format and the colour space have no effect.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Renders a part of an image into memory: premultiplied pixels in rows from top to bottom.
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
        format.store(result, at: place, in: bytes)
      }
    }
  }

  /// Does nothing, as nothing is cached.
  public func clearCaches() {}
}

/// A key of a context's options.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/cicontextoption).
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colour space in which filters compute; any value stands for the image's own.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colour space of the result. Without effect.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The pixel format for intermediate results. Without effect.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether to render on the processor. Without effect: all rendering does.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether to reduce images at high quality. Without effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether to render at low priority. Without effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether to cache intermediate results. Without effect.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether the result is premultiplied. Without effect.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// The context's name. Without effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
