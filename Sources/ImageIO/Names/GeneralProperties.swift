import Foundation

// The keys of general properties, and those of `{FileContents}`, which is not filled.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The pixels per inch in a column.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: NSString = "DPIHeight"
/// The pixels per inch in a row.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: NSString = "DPIWidth"
/// Whether components are floating-point numbers. Never reported: they are not read.
nonisolated(unsafe) public let kCGImagePropertyIsFloat: NSString = "IsFloat"
/// Whether pixels are indices into a table of colours.
nonisolated(unsafe) public let kCGImagePropertyIsIndexed: NSString = "IsIndexed"
/// The name of the file's colour profile.
nonisolated(unsafe) public let kCGImagePropertyProfileName: NSString = "ProfileName"
/// Whether an image is the one that represents the file. Never reported.
nonisolated(unsafe) public let kCGImagePropertyPrimaryImage: NSString = "PrimaryImage"
/// The colour model of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: NSString = "RGB"
/// The colour model of greys.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: NSString = "Gray"
/// The colour model of printing inks.
nonisolated(unsafe) public let kCGImagePropertyColorModelCMYK: NSString = "CMYK"
/// The colour model of lightness and two opponent colours.
nonisolated(unsafe) public let kCGImagePropertyColorModelLab: NSString = "Lab"
/// The image count, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyImageCount: NSString = "ImageCount"
/// The width, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyWidth: NSString = "Width"
/// The height, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyHeight: NSString = "Height"
/// The bytes per row, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyBytesPerRow: NSString = "BytesPerRow"
/// The named colour space, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyNamedColorSpace: NSString = "NamedColorSpace"
/// The pixel format, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyPixelFormat: NSString = "PixelFormat"
/// The images, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyImages: NSString = "Images"
/// The thumbnail images, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyThumbnailImages: NSString = "ThumbnailImages"
/// The auxiliary data, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyAuxiliaryData: NSString = "AuxiliaryData"
/// The auxiliary data type, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyAuxiliaryDataType: NSString = "AuxiliaryDataType"
/// The image index, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyImageIndex: NSString = "ImageIndex"
