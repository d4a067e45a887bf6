import Foundation

// The keys of options for destinations and metadata, with Apple's values.
// The constants are unsafe because `NSString` is not `Sendable`.

/// Whether to write a thumbnail into the file. Without effect: none is written.
nonisolated(unsafe) public let kCGImageDestinationEmbedThumbnail: NSString = "kCGImageDestinationEmbedThumbnail"
/// Whether to write colours that all devices can show. Without effect: they are those of sRGB.
nonisolated(unsafe) public let kCGImageDestinationOptimizeColorForSharing: NSString =
  "kCGImageDestinationOptimizeColorForSharing"
/// Whether to keep the map of a photograph's high dynamic range. Without effect: it is not read.
nonisolated(unsafe) public let kCGImageDestinationPreserveGainMap: NSString = "kCGImageDestinationPreserveGainMap"
/// The metadata for a copy of a file.
nonisolated(unsafe) public let kCGImageDestinationMetadata: NSString = "kCGImageDestinationMetadata"
/// Whether the metadata for a copy are added to those of the file, instead of in place of them.
nonisolated(unsafe) public let kCGImageDestinationMergeMetadata: NSString = "kCGImageDestinationMergeMetadata"
/// The date for a copy of a file, as a date, or as a text of Exif or ISO 8601.
nonisolated(unsafe) public let kCGImageDestinationDateTime: NSString = "kCGImageDestinationDateTime"
/// The orientation for a copy of a file, 1 to 8. Its pixels are not turned.
nonisolated(unsafe) public let kCGImageDestinationOrientation: NSString = "kCGImageDestinationOrientation"
/// Whether to leave XMP out.
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeXMP: NSString = "kCGImageMetadataShouldExcludeXMP"
/// Whether to leave out where an image was taken.
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeGPS: NSString = "kCGImageMetadataShouldExcludeGPS"
