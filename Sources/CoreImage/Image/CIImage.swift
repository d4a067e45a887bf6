import CoreGraphics
import Foundation

/// A recipe for an image: nothing is calculated before a context renders it. Places count from the lower left corner,
/// in pixels.
///
/// Unchecked because of `NSObject`: all it holds are constants.
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The rectangle that the image fills; infinite for a colour without an end.
  public let extent: CGRect
  public let cgImage: CGImage?
  let pixels: @Sendable (PixelArea, Rendering) -> Pixels

  init(
    extent: CGRect, cgImage: CGImage? = nil, pixels: @escaping @Sendable (PixelArea, Rendering) -> Pixels
  ) {
    self.extent = extent
    self.cgImage = cgImage
    self.pixels = pixels
    super.init()
  }

  public convenience init(cgImage image: CGImage) {
    let bytes = image.dataProvider?.bytes ?? Data()
    let (width, height, row, hasAlpha) = (image.width, image.height, image.bytesPerRow, image.hasAlpha)
    self.init(extent: CGRect(x: 0, y: 0, width: width, height: height), cgImage: image) { area, rendering in
      var result = Pixels(area)
      bytes.withUnsafeBytes { bytes in
        result.fill { x, y in
          guard x >= 0, y >= 0, x < width, y < height else { return .zero }
          let place = (height - 1 - y) * row + x * 4
          let alpha = hasAlpha ? Int(bytes[place + 3]) : 255
          guard alpha > 0 else { return .zero }
          func straight(_ offset: Int) -> Float {
            rendering.component(UInt8(min(255, (Int(bytes[place + offset]) * 255 + alpha / 2) / alpha)))
          }
          return SIMD4(straight(2), straight(1), straight(0), Float(alpha) / 255).premultiplied
        }
      }
      return result
    }
  }

  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

  /// A colour without an end.
  public convenience init(color: CIColor) {
    let value = color.value
    self.init(extent: .infinite) { area, rendering in Pixels(area, filledWith: rendering.color(value).premultiplied) }
  }

  /// No image at all.
  public static func empty() -> CIImage { CIImage(extent: .null) { area, _ in Pixels(area) } }

  public static var black: CIImage { CIImage(color: .black) }
  public static var white: CIImage { CIImage(color: .white) }
  public static var gray: CIImage { CIImage(color: .gray) }
  public static var red: CIImage { CIImage(color: .red) }
  public static var green: CIImage { CIImage(color: .green) }
  public static var blue: CIImage { CIImage(color: .blue) }
  public static var clear: CIImage { CIImage(color: .clear) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The pixels of an area, transparent outside the extent.
  func rendered(_ area: PixelArea, _ rendering: Rendering) -> Pixels { pixels(area, rendering) }

  /// The space of the image's numbers; nil for a colour without an end.
  public var colorSpace: CGColorSpace? {
    cgImage.flatMap(\.colorSpace) ?? (extent.isInfinite ? nil : CGColorSpaceCreateDeviceRGB())
  }

  public var properties: [String: Any] { [:] }

  /// The image without transparency in a rectangle, and transparent outside.
  public func settingAlphaOne(in rect: CGRect) -> CIImage {
    changed { pixel in SIMD4(pixel.x, pixel.y, pixel.z, 1) }.cropped(to: rect)
  }

  /// The image with its alpha multiplied into the colours.
  public func premultiplyingAlpha() -> CIImage { changed { $0.premultiplied } }

  /// The image with its alpha divided out of the colours.
  public func unpremultiplyingAlpha() -> CIImage { changed { $0.straight } }

  private func changed(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent: extent) { area, rendering in
      var result = self.pixels(area, rendering)
      for index in result.values.indices { result.values[index] = change(result.values[index]) }
      return result
    }
  }

  /// The part within a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let extent = extent.intersection(rect)
    return CIImage(extent: extent) { area, rendering in
      let kept = PixelArea(extent)
      var result = self.pixels(area, rendering)
      let source = result
      result.fill { x, y in
        x >= kept.x && y >= kept.y && x < kept.x + kept.width && y < kept.y + kept.height ? source[x, y] : .zero
      }
      return result
    }
  }

  /// The image moved, scaled or turned, with colours between pixels interpolated.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let inverse = matrix.inverted()
    let isInfinite = extent.isInfinite
    return CIImage(extent: isInfinite ? extent : extent.applying(matrix)) { area, rendering in
      if isInfinite { return self.pixels(area, rendering) }
      let rect = CGRect(x: area.x, y: area.y, width: area.width, height: area.height).applying(inverse)
      let source = self.pixels(PixelArea(rect.intersection(self.extent)).grown(by: 1), rendering)
      var result = Pixels(area)
      result.fill { x, y in
        let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        return source.interpolated(x: Float(place.x) - 0.5, y: Float(place.y) - 0.5)
      }
      return result
    }
  }

  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// The image in front of another.
  public func composited(over background: CIImage) -> CIImage {
    CIImage(extent: extent.union(background.extent)) { area, rendering in
      var result = self.pixels(area, rendering)
      let behind = background.pixels(area, rendering)
      for index in result.values.indices {
        result.values[index] += behind.values[index] * (1 - result.values[index].w)
      }
      return result
    }
  }

  /// The image with its edges drawn out without an end.
  public func clampedToExtent() -> CIImage {
    let edge = PixelArea(extent)
    guard edge.width > 0, edge.height > 0, !extent.isInfinite else { return self }
    return CIImage(extent: .infinite) { area, rendering in
      let left = min(max(area.x, edge.x), edge.x + edge.width - 1)
      let bottom = min(max(area.y, edge.y), edge.y + edge.height - 1)
      let right = min(max(area.x + area.width - 1, edge.x), edge.x + edge.width - 1)
      let top = min(max(area.y + area.height - 1, edge.y), edge.y + edge.height - 1)
      let source = self.pixels(
        PixelArea(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1), rendering)
      var result = Pixels(area)
      result.fill { x, y in source[min(max(x, left), right), min(max(y, bottom), top)] }
      return result
    }
  }

  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
}

extension Pixels {
  /// The colour between pixels.
  func interpolated(x: Float, y: Float) -> SIMD4<Float> {
    let (left, bottom) = (x.rounded(.down), y.rounded(.down))
    let (right, top) = (x - left, y - bottom)
    let (column, row) = (Int(left), Int(bottom))
    let lower = self[column, row] * (1 - right) + self[column + 1, row] * right
    let upper = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
    return lower * (1 - top) + upper * top
  }
}

/// A key for making images.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
}
