import Foundation

// The keys of `{TIFF}` and `{JFIF}`.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The compression, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFCompression: NSString = "Compression"
/// The photometric interpretation, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFPhotometricInterpretation: NSString = "PhotometricInterpretation"
/// The document name, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFDocumentName: NSString = "DocumentName"
/// The image description, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: NSString = "ImageDescription"
/// The make, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: NSString = "Make"
/// The model, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: NSString = "Model"
/// The x resolution, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFXResolution: NSString = "XResolution"
/// The y resolution, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFYResolution: NSString = "YResolution"
/// The resolution unit, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFResolutionUnit: NSString = "ResolutionUnit"
/// The software, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: NSString = "Software"
/// The transfer function, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFTransferFunction: NSString = "TransferFunction"
/// The date time, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: NSString = "DateTime"
/// The artist, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: NSString = "Artist"
/// The host computer, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFHostComputer: NSString = "HostComputer"
/// The copyright, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: NSString = "Copyright"
/// The white point, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFWhitePoint: NSString = "WhitePoint"
/// The primary chromaticities, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFPrimaryChromaticities: NSString = "PrimaryChromaticities"
/// The tile width, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFTileWidth: NSString = "TileWidth"
/// The tile length, among the properties of TIFF.
nonisolated(unsafe) public let kCGImagePropertyTIFFTileLength: NSString = "TileLength"
/// The version, among the properties of JPEGs.
nonisolated(unsafe) public let kCGImagePropertyJFIFVersion: NSString = "JFIFVersion"
/// The x density, among the properties of JPEGs.
nonisolated(unsafe) public let kCGImagePropertyJFIFXDensity: NSString = "XDensity"
/// The y density, among the properties of JPEGs.
nonisolated(unsafe) public let kCGImagePropertyJFIFYDensity: NSString = "YDensity"
/// The density unit, among the properties of JPEGs.
nonisolated(unsafe) public let kCGImagePropertyJFIFDensityUnit: NSString = "DensityUnit"
