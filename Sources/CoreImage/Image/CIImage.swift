import CoreGraphics
import Foundation

/// A recipe for an image, evaluated when a context renders it. Coordinates are in pixels from the lower left corner.
///
/// Unchecked because of `NSObject`: all stored values are constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/ciimage).
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The rectangle that the image covers; infinite for an unbounded colour.
  public let extent: CGRect
  /// The bitmap from which the image was created; nil for others.
  public let cgImage: CGImage?
  /// The file from which the image was created; nil for others.
  public let url: URL?
  /// The metadata of the image: those of its file, or those that `settingProperties` has set.
  public let properties: [String: Any]
  let pixels: @Sendable (PixelArea, Rendering) -> Pixels

  init(
    extent: CGRect, cgImage: CGImage? = nil, url: URL? = nil, properties: [String: Any] = [:],
    pixels: @escaping @Sendable (PixelArea, Rendering) -> Pixels
  ) {
    self.extent = extent
    self.cgImage = cgImage
    self.url = url
    self.properties = properties
    self.pixels = pixels
    super.init()
  }

  /// Creates an image from a bitmap.
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

  /// Creates an image from a bitmap; the options have no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

  /// Creates an unbounded image of one colour.
  public convenience init(color: CIColor) {
    let value = color.value
    self.init(extent: .infinite) { area, rendering in Pixels(area, filledWith: rendering.color(value).premultiplied) }
  }

  /// Returns an empty image.
  public static func empty() -> CIImage { CIImage(extent: .null) { area, _ in Pixels(area) } }

  /// An unbounded black image.
  public static var black: CIImage { CIImage(color: .black) }
  /// An unbounded white image.
  public static var white: CIImage { CIImage(color: .white) }
  /// An unbounded grey image.
  public static var gray: CIImage { CIImage(color: .gray) }
  /// An unbounded red image.
  public static var red: CIImage { CIImage(color: .red) }
  /// An unbounded green image.
  public static var green: CIImage { CIImage(color: .green) }
  /// An unbounded blue image.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// An unbounded transparent image.
  public static var clear: CIImage { CIImage(color: .clear) }

  /// Returns the image itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the pixels of an area, transparent outside the extent.
  func rendered(_ area: PixelArea, _ rendering: Rendering) -> Pixels { pixels(area, rendering) }

  /// The colour space of the image; nil for an unbounded colour.
  public var colorSpace: CGColorSpace? {
    cgImage.flatMap(\.colorSpace) ?? (extent.isInfinite ? nil : CGColorSpaceCreateDeviceRGB())
  }

  /// Returns the image, opaque within a rectangle and transparent outside.
  public func settingAlphaOne(in rect: CGRect) -> CIImage {
    changed { pixel in SIMD4(pixel.x, pixel.y, pixel.z, 1) }.cropped(to: rect)
  }

  /// Returns the image with its colours multiplied by alpha.
  public func premultiplyingAlpha() -> CIImage { changed { $0.premultiplied } }

  /// Returns the image with its colours divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage { changed { $0.straight } }

  private func changed(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent: extent) { area, rendering in
      var result = self.pixels(area, rendering)
      for index in result.values.indices { result.values[index] = change(result.values[index]) }
      return result
    }
  }

  /// Returns the part of the image within a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    guard rect.isFinite || rect.isInfinite || rect.isNull else { return .empty() }
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

  /// Returns the transformed image; colours between pixels are interpolated. A transform with numbers that make no
  /// sense leaves nothing of it.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let inverse = matrix.inverted()
    let isInfinite = extent.isInfinite
    let box = isInfinite ? extent : extent.applying(matrix)
    guard isInfinite || box.isNull || box.isFinite && extent.applying(inverse).isFinite else { return .empty() }
    return CIImage(extent: box) { area, rendering in
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

  /// Returns the transformed image; the quality has no effect.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the image in front of another.
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

  /// Returns the image with its edges extended infinitely.
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

  /// Returns the part within a rectangle, with its edges extended infinitely.
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
}

extension Pixels {
  /// Returns the interpolated colour at a position between pixels.
  func interpolated(x: Float, y: Float) -> SIMD4<Float> {
    let (left, bottom) = (x.rounded(.down), y.rounded(.down))
    let (right, top) = (x - left, y - bottom)
    let (column, row) = (Int(saturating: left), Int(saturating: bottom))
    let lower = self[column, row] * (1 - right) + self[column + 1, row] * right
    let upper = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
    return lower * (1 - top) + upper * top
  }
}

/// A key of an image's options.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/ciimageoption).
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colour space. Without effect.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether an image of a file is turned as its metadata say.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  /// Metadata in place of those of a file.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
}

extension CGRect {
  /// Whether all of its numbers are finite.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite && maxX.isFinite && maxY.isFinite
  }
}
