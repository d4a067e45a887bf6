import Foundation

// The keys of `{Exif}`, read from JPEG, PNG, TIFF and WebP, and written to JPEG and PNG.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The exposure time, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureTime: NSString = "ExposureTime"
/// The f number, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFNumber: NSString = "FNumber"
/// The exposure program, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureProgram: NSString = "ExposureProgram"
/// The spectral sensitivity, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSpectralSensitivity: NSString = "SpectralSensitivity"
/// The ISO speed ratings, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedRatings: NSString = "ISOSpeedRatings"
/// The OECF, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifOECF: NSString = "OECF"
/// The sensitivity type, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSensitivityType: NSString = "SensitivityType"
/// The standard output sensitivity, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifStandardOutputSensitivity: NSString = "StandardOutputSensitivity"
/// The recommended exposure index, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifRecommendedExposureIndex: NSString = "RecommendedExposureIndex"
/// The ISO speed, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeed: NSString = "ISOSpeed"
/// The ISO speed latitudeyyy, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedLatitudeyyy: NSString = "ISOSpeedLatitudeyyy"
/// The ISO speed latitudezzz, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedLatitudezzz: NSString = "ISOSpeedLatitudezzz"
/// The version, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifVersion: NSString = "ExifVersion"
/// The date time original, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: NSString = "DateTimeOriginal"
/// The date time digitized, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeDigitized: NSString = "DateTimeDigitized"
/// The offset time, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifOffsetTime: NSString = "OffsetTime"
/// The offset time original, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifOffsetTimeOriginal: NSString = "OffsetTimeOriginal"
/// The offset time digitized, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifOffsetTimeDigitized: NSString = "OffsetTimeDigitized"
/// The components configuration, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifComponentsConfiguration: NSString = "ComponentsConfiguration"
/// The compressed bits per pixel, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifCompressedBitsPerPixel: NSString = "CompressedBitsPerPixel"
/// The shutter speed value, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifShutterSpeedValue: NSString = "ShutterSpeedValue"
/// The aperture value, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifApertureValue: NSString = "ApertureValue"
/// The brightness value, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifBrightnessValue: NSString = "BrightnessValue"
/// The exposure bias value, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureBiasValue: NSString = "ExposureBiasValue"
/// The largest aperture value, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifMaxApertureValue: NSString = "MaxApertureValue"
/// The subject distance, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectDistance: NSString = "SubjectDistance"
/// The metering mode, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifMeteringMode: NSString = "MeteringMode"
/// The light source, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifLightSource: NSString = "LightSource"
/// The flash, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFlash: NSString = "Flash"
/// The focal length, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFocalLength: NSString = "FocalLength"
/// The subject area, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectArea: NSString = "SubjectArea"
/// The maker note, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifMakerNote: NSString = "MakerNote"
/// The user comment, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifUserComment: NSString = "UserComment"
/// The subsec time, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubsecTime: NSString = "SubsecTime"
/// The subsec time original, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubsecTimeOriginal: NSString = "SubsecTimeOriginal"
/// The subsec time digitized, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubsecTimeDigitized: NSString = "SubsecTimeDigitized"
/// The flash pix version, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFlashPixVersion: NSString = "FlashPixVersion"
/// The colour space, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifColorSpace: NSString = "ColorSpace"
/// The pixel x dimension, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifPixelXDimension: NSString = "PixelXDimension"
/// The pixel y dimension, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifPixelYDimension: NSString = "PixelYDimension"
/// The related sound file, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifRelatedSoundFile: NSString = "RelatedSoundFile"
/// The flash energy, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFlashEnergy: NSString = "FlashEnergy"
/// The spatial frequency response, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSpatialFrequencyResponse: NSString = "SpatialFrequencyResponse"
/// The focal plane x resolution, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFocalPlaneXResolution: NSString = "FocalPlaneXResolution"
/// The focal plane y resolution, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFocalPlaneYResolution: NSString = "FocalPlaneYResolution"
/// The focal plane resolution unit, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFocalPlaneResolutionUnit: NSString = "FocalPlaneResolutionUnit"
/// The subject location, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectLocation: NSString = "SubjectLocation"
/// The exposure index, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureIndex: NSString = "ExposureIndex"
/// The sensing method, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSensingMethod: NSString = "SensingMethod"
/// The file source, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFileSource: NSString = "FileSource"
/// The scene type, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSceneType: NSString = "SceneType"
/// The CFA pattern, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifCFAPattern: NSString = "CFAPattern"
/// The custom rendered, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifCustomRendered: NSString = "CustomRendered"
/// The exposure mode, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifExposureMode: NSString = "ExposureMode"
/// The white balance, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifWhiteBalance: NSString = "WhiteBalance"
/// The digital zoom ratio, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifDigitalZoomRatio: NSString = "DigitalZoomRatio"
/// The focal length in 35 mm film, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifFocalLenIn35mmFilm: NSString = "FocalLenIn35mmFilm"
/// The scene capture type, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSceneCaptureType: NSString = "SceneCaptureType"
/// The gain control, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifGainControl: NSString = "GainControl"
/// The contrast, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifContrast: NSString = "Contrast"
/// The saturation, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSaturation: NSString = "Saturation"
/// The sharpness, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSharpness: NSString = "Sharpness"
/// The device setting description, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifDeviceSettingDescription: NSString = "DeviceSettingDescription"
/// The subject distance range, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectDistRange: NSString = "SubjectDistRange"
/// The image unique ID, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifImageUniqueID: NSString = "ImageUniqueID"
/// The camera owner name, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifCameraOwnerName: NSString = "CameraOwnerName"
/// The body serial number, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifBodySerialNumber: NSString = "BodySerialNumber"
/// The lens specification, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifLensSpecification: NSString = "LensSpecification"
/// The lens make, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifLensMake: NSString = "LensMake"
/// The lens model, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifLensModel: NSString = "LensModel"
/// The lens serial number, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifLensSerialNumber: NSString = "LensSerialNumber"
/// The gamma, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifGamma: NSString = "Gamma"
/// The composite image, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifCompositeImage: NSString = "CompositeImage"
/// The source image number of composite image, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSourceImageNumberOfCompositeImage: NSString =
  "SourceImageNumberOfCompositeImage"
/// The source exposure times of composite image, among the properties of Exif.
nonisolated(unsafe) public let kCGImagePropertyExifSourceExposureTimesOfCompositeImage: NSString =
  "SourceExposureTimesOfCompositeImage"
/// The former, misspelt name of `kCGImagePropertyExifSubsecTimeOriginal`.
nonisolated(unsafe) public let kCGImagePropertyExifSubsecTimeOrginal: NSString = "SubsecTimeOriginal"
