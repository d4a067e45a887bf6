import Foundation

// The keys of other formats and of cameras' own notes. Names only: they are not read.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The layer names, among the properties of Photoshop.
nonisolated(unsafe) public let kCGImageProperty8BIMLayerNames: NSString = "LayerNames"
/// The version, among the properties of Photoshop.
nonisolated(unsafe) public let kCGImageProperty8BIMVersion: NSString = "Version"
/// The description, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFDescription: NSString = "Description"
/// The firmware, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFFirmware: NSString = "Firmware"
/// The owner name, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFOwnerName: NSString = "OwnerName"
/// The image name, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFImageName: NSString = "ImageName"
/// The image file name, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFImageFileName: NSString = "ImageFileName"
/// The release method, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFReleaseMethod: NSString = "ReleaseMethod"
/// The release timing, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFReleaseTiming: NSString = "ReleaseTiming"
/// The record ID, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFRecordID: NSString = "RecordID"
/// The self timing time, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFSelfTimingTime: NSString = "SelfTimingTime"
/// The camera serial number, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFCameraSerialNumber: NSString = "CameraSerialNumber"
/// The image serial number, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFImageSerialNumber: NSString = "ImageSerialNumber"
/// The continuous drive, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFContinuousDrive: NSString = "ContinuousDrive"
/// The focus mode, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFFocusMode: NSString = "FocusMode"
/// The metering mode, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFMeteringMode: NSString = "MeteringMode"
/// The shooting mode, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFShootingMode: NSString = "ShootingMode"
/// The lens model, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFLensModel: NSString = "LensModel"
/// The lens largest MM, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFLensMaxMM: NSString = "LensMaxMM"
/// The lens smallest MM, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFLensMinMM: NSString = "LensMinMM"
/// The white balance index, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFWhiteBalanceIndex: NSString = "WhiteBalanceIndex"
/// The flash exposure compensation, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFFlashExposureComp: NSString = "FlashExposureComp"
/// The measured EV, among the properties of CIFF.
nonisolated(unsafe) public let kCGImagePropertyCIFFMeasuredEV: NSString = "MeasuredEV"
/// The ISO setting, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonISOSetting: NSString = "ISOSetting"
/// The colour mode, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonColorMode: NSString = "ColorMode"
/// The quality, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonQuality: NSString = "Quality"
/// The white balance mode, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonWhiteBalanceMode: NSString = "WhiteBalanceMode"
/// The sharpen mode, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonSharpenMode: NSString = "SharpenMode"
/// The focus mode, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonFocusMode: NSString = "FocusMode"
/// The flash setting, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonFlashSetting: NSString = "FlashSetting"
/// The ISO selection, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonISOSelection: NSString = "ISOSelection"
/// The flash exposure compensation, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonFlashExposureComp: NSString = "FlashExposureComp"
/// The image adjustment, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonImageAdjustment: NSString = "ImageAdjustment"
/// The lens adapter, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonLensAdapter: NSString = "LensAdapter"
/// The lens type, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonLensType: NSString = "LensType"
/// The lens info, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonLensInfo: NSString = "LensInfo"
/// The focus distance, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonFocusDistance: NSString = "FocusDistance"
/// The digital zoom, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonDigitalZoom: NSString = "DigitalZoom"
/// The shooting mode, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonShootingMode: NSString = "ShootingMode"
/// The camera serial number, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonCameraSerialNumber: NSString = "CameraSerialNumber"
/// The shutter count, among the properties of Nikon.
nonisolated(unsafe) public let kCGImagePropertyMakerNikonShutterCount: NSString = "ShutterCount"
/// The owner name, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonOwnerName: NSString = "OwnerName"
/// The camera serial number, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonCameraSerialNumber: NSString = "CameraSerialNumber"
/// The image serial number, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonImageSerialNumber: NSString = "ImageSerialNumber"
/// The flash exposure compensation, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonFlashExposureComp: NSString = "FlashExposureComp"
/// The continuous drive, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonContinuousDrive: NSString = "ContinuousDrive"
/// The lens model, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonLensModel: NSString = "LensModel"
/// The firmware, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonFirmware: NSString = "Firmware"
/// The aspect ratio info, among the properties of Canon.
nonisolated(unsafe) public let kCGImagePropertyMakerCanonAspectRatioInfo: NSString = "AspectRatioInfo"
/// The aspect ratio, among the properties of OpenEXR.
nonisolated(unsafe) public let kCGImagePropertyOpenEXRAspectRatio: NSString = "AspectRatio"
/// The compression, among the properties of OpenEXR.
nonisolated(unsafe) public let kCGImagePropertyOpenEXRCompression: NSString = "Compression"
/// The compression, among the properties of TGA.
nonisolated(unsafe) public let kCGImagePropertyTGACompression: NSString = "Compression"
