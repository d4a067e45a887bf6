import Foundation

// The names of the dictionaries among an image's properties, with Apple's values. The readers fill those of TIFF, GIF,
// JFIF, Exif, PNG, IPTC, GPS and WebP; the others are names for code that asks for them.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The properties of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEIFDictionary: NSString = "{HEIF}"
/// The properties of sequences of HEIF images.
nonisolated(unsafe) public let kCGImagePropertyHEICSDictionary: NSString = "{HEICS}"
/// The properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCDictionary: NSString = "{IPTC}"
/// The properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: NSString = "{GPS}"
/// The properties of camera's raw images.
nonisolated(unsafe) public let kCGImagePropertyRawDictionary: NSString = "{Raw}"
/// The properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFDictionary: NSString = "{CIFF}"
/// The properties of Canon's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonDictionary: NSString = "{MakerCanon}"
/// The properties of Nikon's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonDictionary: NSString = "{MakerNikon}"
/// The properties of Minolta's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerMinoltaDictionary: NSString = "{MakerMinolta}"
/// The properties of Fujifilm's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerFujiDictionary: NSString = "{MakerFuji}"
/// The properties of Olympus's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerOlympusDictionary: NSString = "{MakerOlympus}"
/// The properties of Pentax's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerPentaxDictionary: NSString = "{MakerPentax}"
/// The properties of Photoshop.
nonisolated(unsafe) public let kCGImageProperty8BIMDictionary: NSString = "{8BIM}"
/// The properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGDictionary: NSString = "{DNG}"
/// The properties of additional Exif data, such as lenses.
nonisolated(unsafe) public let kCGImagePropertyExifAuxDictionary: NSString = "{ExifAux}"
/// The properties of OpenEXR.
nonisolated(unsafe) public let kCGImagePropertyOpenEXRDictionary: NSString = "{EXR}"
/// The properties of Apple's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerAppleDictionary: NSString = "{MakerApple}"
/// The properties of a file's contents.
nonisolated(unsafe) public let kCGImagePropertyFileContentsDictionary: NSString = "{FileContents}"
/// The properties of WebP.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: NSString = "{WebP}"
/// The properties of TGA.
nonisolated(unsafe) public let kCGImagePropertyTGADictionary: NSString = "{TGA}"
