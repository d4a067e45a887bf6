import Foundation

// The namespaces and prefixes of XMP, with Apple's values.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The namespace of Exif.
nonisolated(unsafe) public let kCGImageMetadataNamespaceExif: NSString = "http://ns.adobe.com/exif/1.0/"
/// The namespace of additional Exif data.
nonisolated(unsafe) public let kCGImageMetadataNamespaceExifAux: NSString = "http://ns.adobe.com/exif/1.0/aux/"
/// The namespace of Exif 2.3.
nonisolated(unsafe) public let kCGImageMetadataNamespaceExifEX: NSString = "http://cipa.jp/exif/1.0/"
/// The namespace of Dublin Core.
nonisolated(unsafe) public let kCGImageMetadataNamespaceDublinCore: NSString = "http://purl.org/dc/elements/1.1/"
/// The namespace of IPTC.
nonisolated(unsafe) public let kCGImageMetadataNamespaceIPTCCore: NSString =
  "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
/// The namespace of IPTC's extension.
nonisolated(unsafe) public let kCGImageMetadataNamespaceIPTCExtension: NSString =
  "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
/// The namespace of Photoshop.
nonisolated(unsafe) public let kCGImageMetadataNamespacePhotoshop: NSString = "http://ns.adobe.com/photoshop/1.0/"
/// The namespace of TIFF.
nonisolated(unsafe) public let kCGImageMetadataNamespaceTIFF: NSString = "http://ns.adobe.com/tiff/1.0/"
/// The namespace of XMP.
nonisolated(unsafe) public let kCGImageMetadataNamespaceXMPBasic: NSString = "http://ns.adobe.com/xap/1.0/"
/// The namespace of rights in XMP.
nonisolated(unsafe) public let kCGImageMetadataNamespaceXMPRights: NSString = "http://ns.adobe.com/xap/1.0/rights/"
/// The prefix of Exif.
nonisolated(unsafe) public let kCGImageMetadataPrefixExif: NSString = "exif"
/// The prefix of additional Exif data.
nonisolated(unsafe) public let kCGImageMetadataPrefixExifAux: NSString = "aux"
/// The prefix of Exif 2.3.
nonisolated(unsafe) public let kCGImageMetadataPrefixExifEX: NSString = "exifEX"
/// The prefix of Dublin Core.
nonisolated(unsafe) public let kCGImageMetadataPrefixDublinCore: NSString = "dc"
/// The prefix of IPTC.
nonisolated(unsafe) public let kCGImageMetadataPrefixIPTCCore: NSString = "Iptc4xmpCore"
/// The prefix of IPTC's extension.
nonisolated(unsafe) public let kCGImageMetadataPrefixIPTCExtension: NSString = "Iptc4xmpExt"
/// The prefix of Photoshop.
nonisolated(unsafe) public let kCGImageMetadataPrefixPhotoshop: NSString = "photoshop"
/// The prefix of TIFF.
nonisolated(unsafe) public let kCGImageMetadataPrefixTIFF: NSString = "tiff"
/// The prefix of XMP.
nonisolated(unsafe) public let kCGImageMetadataPrefixXMPBasic: NSString = "xmp"
/// The prefix of rights in XMP.
nonisolated(unsafe) public let kCGImageMetadataPrefixXMPRights: NSString = "xmpRights"
/// Whether the tags within tags are enumerated, too.
nonisolated(unsafe) public let kCGImageMetadataEnumerateRecursively: NSString = "kCGImageMetadataEnumerateRecursively"
/// The domain of errors of metadata.
nonisolated(unsafe) public let kCFErrorDomainCGImageMetadata: NSString = "kCFErrorDomainCGImageMetadata"

/// The reasons of errors of metadata.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagemetadataerrors).
public enum CGImageMetadataErrors: Int32, Sendable {
  /// Another reason.
  case unknown = 0
  /// The format cannot be written.
  case unsupportedFormat = 1
  /// An argument is not valid.
  case badArgument = 2
  /// Two arguments exclude each other.
  case conflictingArguments = 3
  /// The prefix stands for another namespace.
  case prefixConflict = 4
}

/// The type of a tag's value.
///
/// See [Apple's page](https://developer.apple.com/documentation/imageio/cgimagemetadatatype).
public enum CGImageMetadataType: Int32, Sendable {
  /// No type.
  case invalid = -1
  /// The type that fits the value.
  case `default` = 0
  /// A text.
  case string = 1
  /// Values in no order.
  case arrayUnordered = 2
  /// Values in their order.
  case arrayOrdered = 3
  /// Values that stand for each other.
  case alternateArray = 4
  /// Texts in several languages.
  case alternateText = 5
  /// Tags by their names.
  case structure = 6
}
