import CoreGraphics
import Foundation
import ImageIO

extension CIImage {
  /// Creates an image from the contents of a file; nil if they are no image.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Creates an image from the contents of a file; nil if they are no image.
  ///
  /// - Parameter options: with `applyOrientationProperty`, the image is turned as its metadata say.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let source = CGImageSourceCreateWithData(data as NSData, nil) else { return nil }
    self.init(source, 0, options, url: nil)
  }

  /// Creates an image from a file; nil if it cannot be read or is no image.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Creates an image from a file; nil if it cannot be read or is no image.
  ///
  /// - Parameter options: with `applyOrientationProperty`, the image is turned as its metadata say.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let source = CGImageSourceCreateWithURL(url as NSURL, nil) else { return nil }
    self.init(source, 0, options, url: url)
  }

  /// Creates an image from one of an image source; an empty one if it has none at the index.
  public convenience init(cgImageSource source: CGImageSource, index: Int, options: [CIImageOption: Any]?) {
    let made = CIImage(source, index, options, url: nil) ?? .empty()
    self.init(extent: made.extent, cgImage: made.cgImage, properties: made.properties, pixels: made.pixels)
  }

  private convenience init?(_ source: CGImageSource, _ index: Int, _ options: [CIImageOption: Any]?, url: URL?) {
    guard let picture = CGImageSourceCreateImageAtIndex(source, index, nil) else { return nil }
    var properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any] ?? [:]
    if let given = options?[.properties] as? [String: Any] { properties = given }
    var image = CIImage(cgImage: picture)
    var bitmap: CGImage? = picture
    let orientation = (properties[kCGImagePropertyOrientation as String] as? NSNumber)?.int32Value ?? 1
    if options?[.applyOrientationProperty] as? Bool == true, orientation != 1, (2...8).contains(orientation) {
      image = image.oriented(forExifOrientation: orientation)
      bitmap = nil
    }
    self.init(extent: image.extent, cgImage: bitmap, url: url, properties: properties, pixels: image.pixels)
  }

  /// Creates an image from premultiplied pixels in rows from top to bottom.
  ///
  /// - Parameters:
  ///   - data: the pixels; missing ones are transparent.
  ///   - bytesPerRow: the distance of rows in bytes.
  ///   - size: the size in pixels.
  ///   - format: the pixels' format.
  ///   - colorSpace: the colour space; without effect.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let area = PixelArea(CGRect(origin: .zero, size: size))
    let pixelSize = format.bytesPerPixel
    self.init(extent: CGRect(x: 0, y: 0, width: area.width, height: area.height)) { wanted, rendering in
      var result = Pixels(wanted)
      data.withUnsafeBytes { bytes in
        result.fill { x, y in
          guard x >= 0, y >= 0, x < area.width, y < area.height, bytesPerRow > 0 else { return .zero }
          let (start, isTooLarge) = (area.height - 1 - y).multipliedReportingOverflow(by: bytesPerRow)
          let place = start &+ x * pixelSize
          guard !isTooLarge, place >= 0, place <= bytes.count - pixelSize else { return .zero }
          let pixel = format.load(at: place, in: bytes).straight
          return rendering.color(pixel).premultiplied
        }
      }
      return result
    }
  }

  /// Returns the image with other metadata.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var named: [String: Any] = [:]
    for (key, value) in properties { if let key = key as? String { named[key] = value } }
    return CIImage(extent: extent, cgImage: cgImage, url: url, properties: named, pixels: pixels)
  }

  /// Returns the image itself: nothing is cached.
  public func insertingIntermediate() -> CIImage { self }

  /// Returns the image itself: nothing is cached.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// An unbounded cyan image.
  public static var cyan: CIImage { CIImage(color: .cyan) }
  /// An unbounded magenta image.
  public static var magenta: CIImage { CIImage(color: .magenta) }
  /// An unbounded yellow image.
  public static var yellow: CIImage { CIImage(color: .yellow) }
}
