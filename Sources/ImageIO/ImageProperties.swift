import Foundation

// The keys of options and properties, with Apple's values.
//
// Constants: unsafe because `NSString` is not `Sendable`.

/// Whether decoded pixels may be cached. Without effect: nothing is cached.
nonisolated(unsafe) public let kCGImageSourceShouldCache: NSString = "kCGImageSourceShouldCache"
/// Whether to decode at once. Without effect: images are always decoded when they are created.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: NSString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may have more than 8 bits. Without effect: they have 8.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: NSString = "kCGImageSourceShouldAllowFloat"
/// The probable type of the bytes. Without effect: it is read from the bytes.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: NSString = "kCGImageSourceTypeIdentifierHint"
/// Whether to create a thumbnail from the image even if the file contains one.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: NSString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether to create a thumbnail from the image if the file contains none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether to apply the orientation to a thumbnail.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: NSString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The longer side of a thumbnail, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: NSString = "kCGImageSourceThumbnailMaxPixelSize"
/// The factor by which an image may be reduced while decoding. Without effect.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: NSString = "kCGImageSourceSubsampleFactor"

/// The width in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: NSString = "PixelWidth"
/// The height in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: NSString = "PixelHeight"
/// The bits per component in the file. Decoded images have 8.
nonisolated(unsafe) public let kCGImagePropertyDepth: NSString = "Depth"
/// The colour model, `RGB`, `Gray` or `CMYK`, as the file states it. Decoded images have `RGB`.
nonisolated(unsafe) public let kCGImagePropertyColorModel: NSString = "ColorModel"
/// The orientation of `CGImagePropertyOrientation`, 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyOrientation: NSString = "Orientation"
/// Whether an image may be transparent.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: NSString = "HasAlpha"
/// The size of the file in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: NSString = "FileSize"

/// The properties of GIFs.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: NSString = "{GIF}"
/// The seconds for which a frame is shown: 0.1 if the file says less than 0.02, as in browsers.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: NSString = "DelayTime"
/// The seconds for which a frame is shown, as stored in the file.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: NSString = "UnclampedDelayTime"
/// The number of times that an animation is shown; 0 stands for endlessly.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: NSString = "LoopCount"
/// Whether the file has a colour table for all frames.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: NSString = "HasGlobalColorMap"

/// The properties of JPEGs.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: NSString = "{JFIF}"
/// Whether a JPEG is stored from coarse to fine.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: NSString = "IsProgressive"
/// The properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: NSString = "{PNG}"
/// The seconds for which a frame of an animated PNG is shown: 0.1 if the file says less than 0.02.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: NSString = "DelayTime"
/// The seconds for which a frame of an animated PNG is shown, as stored in the file.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: NSString = "UnclampedDelayTime"
/// The number of times that an animated PNG is shown; 0 stands for endlessly.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: NSString = "LoopCount"
/// The properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: NSString = "{Exif}"
/// The properties of TIFF, which Exif contains, too.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: NSString = "{TIFF}"
/// The orientation among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: NSString = "Orientation"

/// The quality of a written JPEG, from 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: NSString =
  "kCGImageDestinationLossyCompressionQuality"
/// The colour behind transparent pixels if the format has no alpha: white if there is none.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: NSString = "kCGImageDestinationBackgroundColor"
/// The longer side of written images, in pixels.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: NSString = "kCGImageDestinationImageMaxPixelSize"

/// The rotation and mirroring that stored pixels need for display, numbered as in EXIF.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagepropertyorientation).
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Stored as displayed.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// Rotated by 180°.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored left to right, then rotated by 90° to the left.
  case leftMirrored = 5
  /// Rotated by 90° to the right.
  case right = 6
  /// Mirrored left to right, then rotated by 90° to the right.
  case rightMirrored = 7
  /// Rotated by 90° to the left.
  case left = 8
}
