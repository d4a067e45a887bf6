import Foundation

// The keys of `{PNG}`, read from its chunks.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The author, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGAuthor: NSString = "Author"
/// The chromaticities, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGChromaticities: NSString = "Chromaticities"
/// The comment, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGComment: NSString = "Comment"
/// The copyright, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGCopyright: NSString = "Copyright"
/// The creation time, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGCreationTime: NSString = "Creation Time"
/// The description, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGDescription: NSString = "Description"
/// The disclaimer, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGDisclaimer: NSString = "Disclaimer"
/// The gamma, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGGamma: NSString = "Gamma"
/// The interlace type, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGInterlaceType: NSString = "InterlaceType"
/// The modification time, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGModificationTime: NSString = "ModificationTime"
/// The software, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGSoftware: NSString = "Software"
/// The source, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGSource: NSString = "Source"
/// The s RGB intent, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGsRGBIntent: NSString = "sRGBIntent"
/// The title, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGTitle: NSString = "Title"
/// The warning, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGWarning: NSString = "Warning"
/// The x pixels per meter, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGXPixelsPerMeter: NSString = "XPixelsPerMeter"
/// The y pixels per meter, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGYPixelsPerMeter: NSString = "YPixelsPerMeter"
/// The pixels aspect ratio, among the properties of PNGs.
nonisolated(unsafe) public let kCGImagePropertyPNGPixelsAspectRatio: NSString = "PixelAspectRatio"
/// The filters for writing a PNG, a sum of `IMAGEIO_PNG_FILTER_…`. Without effect.
nonisolated(unsafe) public let kCGImagePropertyPNGCompressionFilter: NSString = "kCGImagePropertyPNGCompressionFilter"
/// The transparency of a PNG to write. Without effect: it is that of the image.
nonisolated(unsafe) public let kCGImagePropertyPNGTransparency: NSString = "kCGImagePropertyPNGTransparency"
