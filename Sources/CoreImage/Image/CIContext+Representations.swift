import CoreGraphics
import Foundation
import ImageIO

/// An option of writing an image into a file's format.
///
/// See [Apple's page](https://developer.apple.com/documentation/coreimage/ciimagerepresentationoption).
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The option's name; that of ImageIO's `kCGImageDestinationLossyCompressionQuality` has an effect.
  public let rawValue: String
  /// Creates an option with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIContext {
  /// Renders a part of an image; format, colour space and `deferred` have no effect.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// The format of intermediate results.
  public var workingFormat: CIFormat { .RGBAf }

  /// Returns an image as a file in PNG's format, of 8 bits; nil if it is empty or infinite.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { file(of: image, type: "public.png", options) }

  /// Returns an image as a file in JPEG's format; nil if it is empty or infinite.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { file(of: image, type: "public.jpeg", options) }

  /// Returns an image as a file in TIFF's format, of 8 bits; nil if it is empty or infinite.
  public func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { file(of: image, type: "public.tiff", options) }

  /// Returns an image as a file in HEIF's format; nil where that cannot be written, or if it is empty or infinite.
  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { file(of: image, type: "public.heic", options) }

  /// Writes an image to a file in PNG's format.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
  }

  /// Writes an image to a file in JPEG's format.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url) }

  /// Writes an image to a file in TIFF's format.
  public func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(tiffRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
  }

  /// Writes an image to a file in HEIF's format, where that can be written.
  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(heifRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
  }

  private func file(of image: CIImage, type: NSString, _ options: [CIImageRepresentationOption: Any]) -> Data? {
    guard let picture = createCGImage(image, from: image.extent) else { return nil }
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
    let properties = NSMutableDictionary()
    for (key, value) in options { properties[key.rawValue] = value }
    CGImageDestinationAddImage(destination, picture, properties)
    return CGImageDestinationFinalize(destination) ? data as Data : nil
  }

  private func write(_ data: Data?, to url: URL) throws {
    guard let data else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [NSLocalizedDescriptionKey: "the image cannot be written in this format", NSURLErrorKey: url])
    }
    try data.write(to: url)
  }
}
