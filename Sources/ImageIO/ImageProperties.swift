import Foundation

// The keys of options and properties, spelt as Apple spells their values.
//
// Constants: unsafe because `NSString` is not `Sendable`.

/// Whether decoded pixels may be kept: nothing is kept here.
nonisolated(unsafe) public let kCGImageSourceShouldCache: NSString = "kCGImageSourceShouldCache"
/// Whether to decode at once: pictures are decoded as soon as they are made.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: NSString = "kCGImageSourceShouldCacheImmediately"
/// A colour with more bits than 8: pictures here have 8.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: NSString = "kCGImageSourceShouldAllowFloat"
/// The type that the bytes probably have; they say so themselves, so of no effect.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: NSString = "kCGImageSourceTypeIdentifierHint"
/// Makes a thumbnail of the picture, whether or not the file has one.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: NSString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Makes a thumbnail of the picture where the file has none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Applies the orientation to a thumbnail.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: NSString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The longer side of a thumbnail, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: NSString = "kCGImageSourceThumbnailMaxPixelSize"
/// By how much a picture may be reduced while it is decoded; of no effect.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: NSString = "kCGImageSourceSubsampleFactor"

/// The width in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: NSString = "PixelWidth"
/// The height in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: NSString = "PixelHeight"
/// Bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: NSString = "Depth"
/// The colour model, `RGB`.
nonisolated(unsafe) public let kCGImagePropertyColorModel: NSString = "ColorModel"
/// The orientation of `CGImagePropertyOrientation`, 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyOrientation: NSString = "Orientation"
/// Whether a picture may be transparent.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: NSString = "HasAlpha"
/// The number of bytes of the file.
nonisolated(unsafe) public let kCGImagePropertyFileSize: NSString = "FileSize"

/// The properties of GIFs.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: NSString = "{GIF}"
/// Seconds that a frame is shown: 0.1 where the file says less than 0.02, as browsers have it.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: NSString = "DelayTime"
/// Seconds that a frame is shown, as the file says.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: NSString = "UnclampedDelayTime"
/// How often an animation is shown, 0 for without end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: NSString = "LoopCount"
/// Whether the file has colours for all frames.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: NSString = "HasGlobalColorMap"

/// The properties of JPEGs.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: NSString = "{JFIF}"
/// Whether a JPEG is stored from coarse to fine.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: NSString = "IsProgressive"
/// The properties of PNGs; none are read.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: NSString = "{PNG}"
/// Seconds that a frame of an animated PNG is shown; of which the first frame alone is read.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: NSString = "DelayTime"
/// Seconds that a frame of an animated PNG is shown, as the file says; not read.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: NSString = "UnclampedDelayTime"
/// How often an animated PNG is shown; not read.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: NSString = "LoopCount"
/// The properties of EXIF; none are read but the orientation.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: NSString = "{Exif}"
/// The properties of TIFF; none are read but the orientation.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: NSString = "{TIFF}"
/// The orientation among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: NSString = "Orientation"

/// The quality of a written JPEG, 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: NSString =
  "kCGImageDestinationLossyCompressionQuality"
/// The colour under transparent pixels where the format has none; of no effect, it is black.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: NSString = "kCGImageDestinationBackgroundColor"
/// The longer side of written pictures, in pixels.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: NSString = "kCGImageDestinationImageMaxPixelSize"

/// How stored pixels are turned and mirrored to be looked at, numbered as in EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}
