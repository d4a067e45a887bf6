import Foundation

// The keys of `{ExifAux}`, names only: they are not read.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The lens info, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxLensInfo: NSString = "LensInfo"
/// The lens model, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxLensModel: NSString = "LensModel"
/// The serial number, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxSerialNumber: NSString = "SerialNumber"
/// The lens ID, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxLensID: NSString = "LensID"
/// The lens serial number, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxLensSerialNumber: NSString = "LensSerialNumber"
/// The image number, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxImageNumber: NSString = "ImageNumber"
/// The flash compensation, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxFlashCompensation: NSString = "FlashCompensation"
/// The owner name, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxOwnerName: NSString = "OwnerName"
/// The firmware, among the properties of additional Exif.
nonisolated(unsafe) public let kCGImagePropertyExifAuxFirmware: NSString = "Firmware"
