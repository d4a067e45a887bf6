import Foundation

// The keys of `{DNG}`. Names only: raw images are not read.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The version, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGVersion: NSString = "DNGVersion"
/// The backward version, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBackwardVersion: NSString = "DNGBackwardVersion"
/// The unique camera model, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGUniqueCameraModel: NSString = "UniqueCameraModel"
/// The localized camera model, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGLocalizedCameraModel: NSString = "LocalizedCameraModel"
/// The camera serial number, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCameraSerialNumber: NSString = "CameraSerialNumber"
/// The lens info, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGLensInfo: NSString = "LensInfo"
/// The black level, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBlackLevel: NSString = "BlackLevel"
/// The white level, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGWhiteLevel: NSString = "WhiteLevel"
/// The calibration illuminant 1, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCalibrationIlluminant1: NSString = "CalibrationIlluminant1"
/// The calibration illuminant 2, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCalibrationIlluminant2: NSString = "CalibrationIlluminant2"
/// The colour matrix 1, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGColorMatrix1: NSString = "ColorMatrix1"
/// The colour matrix 2, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGColorMatrix2: NSString = "ColorMatrix2"
/// The camera calibration 1, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCameraCalibration1: NSString = "CameraCalibration1"
/// The camera calibration 2, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCameraCalibration2: NSString = "CameraCalibration2"
/// The as shot neutral, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGAsShotNeutral: NSString = "AsShotNeutral"
/// The as shot white XY, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGAsShotWhiteXY: NSString = "AsShotWhiteXY"
/// The baseline exposure, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBaselineExposure: NSString = "BaselineExposure"
/// The baseline noise, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBaselineNoise: NSString = "BaselineNoise"
/// The baseline sharpness, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBaselineSharpness: NSString = "BaselineSharpness"
/// The private data, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGPrivateData: NSString = "DNGPrivateData"
/// The camera calibration signature, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCameraCalibrationSignature: NSString = "CameraCalibrationSignature"
/// The profile calibration signature, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileCalibrationSignature: NSString = "ProfileCalibrationSignature"
/// The noise profile, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGNoiseProfile: NSString = "NoiseProfile"
/// The warp rectilinear, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGWarpRectilinear: NSString = "WarpRectilinear"
/// The warp fisheye, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGWarpFisheye: NSString = "WarpFisheye"
/// The fix vignette radial, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGFixVignetteRadial: NSString = "FixVignetteRadial"
/// The active area, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGActiveArea: NSString = "ActiveArea"
/// The analog balance, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGAnalogBalance: NSString = "AnalogBalance"
/// The anti alias strength, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGAntiAliasStrength: NSString = "AntiAliasStrength"
/// The as shot ICC profile, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGAsShotICCProfile: NSString = "AsShotICCProfile"
/// The as shot pre profile matrix, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGAsShotPreProfileMatrix: NSString = "AsShotPreProfileMatrix"
/// The as shot profile name, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGAsShotProfileName: NSString = "AsShotProfileName"
/// The baseline exposure offset, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBaselineExposureOffset: NSString = "BaselineExposureOffset"
/// The bayer green split, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBayerGreenSplit: NSString = "BayerGreenSplit"
/// The best quality scale, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBestQualityScale: NSString = "BestQualityScale"
/// The black level delta h, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBlackLevelDeltaH: NSString = "BlackLevelDeltaH"
/// The black level delta v, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBlackLevelDeltaV: NSString = "BlackLevelDeltaV"
/// The black level repeat dimension, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGBlackLevelRepeatDim: NSString = "BlackLevelRepeatDim"
/// The CFA layout, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCFALayout: NSString = "CFALayout"
/// The CFA plane colour, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCFAPlaneColor: NSString = "CFAPlaneColor"
/// The chroma blur radius, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGChromaBlurRadius: NSString = "ChromaBlurRadius"
/// The colorimetric reference, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGColorimetricReference: NSString = "ColorimetricReference"
/// The current ICC profile, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCurrentICCProfile: NSString = "CurrentICCProfile"
/// The current pre profile matrix, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGCurrentPreProfileMatrix: NSString = "CurrentPreProfileMatrix"
/// The default black render, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGDefaultBlackRender: NSString = "DefaultBlackRender"
/// The default crop origin, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGDefaultCropOrigin: NSString = "DefaultCropOrigin"
/// The default crop size, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGDefaultCropSize: NSString = "DefaultCropSize"
/// The default scale, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGDefaultScale: NSString = "DefaultScale"
/// The default user crop, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGDefaultUserCrop: NSString = "DefaultUserCrop"
/// The extra camera profiles, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGExtraCameraProfiles: NSString = "ExtraCameraProfiles"
/// The forward matrix 1, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGForwardMatrix1: NSString = "ForwardMatrix1"
/// The forward matrix 2, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGForwardMatrix2: NSString = "ForwardMatrix2"
/// The linearization table, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGLinearizationTable: NSString = "LinearizationTable"
/// The linear response limit, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGLinearResponseLimit: NSString = "LinearResponseLimit"
/// The maker note safety, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGMakerNoteSafety: NSString = "MakerNoteSafety"
/// The masked areas, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGMaskedAreas: NSString = "MaskedAreas"
/// The new raw image digest, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGNewRawImageDigest: NSString = "NewRawImageDigest"
/// The noise reduction applied, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGNoiseReductionApplied: NSString = "NoiseReductionApplied"
/// The opcode list 1, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOpcodeList1: NSString = "OpcodeList1"
/// The opcode list 2, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOpcodeList2: NSString = "DNGOpcodeList2"
/// The opcode list 3, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOpcodeList3: NSString = "DNGOpcodeList3"
/// The original best quality final size, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOriginalBestQualityFinalSize: NSString =
  "OriginalBestQualityFinalSize"
/// The original default crop size, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOriginalDefaultCropSize: NSString = "OriginalDefaultCropSize"
/// The original default final size, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOriginalDefaultFinalSize: NSString = "OriginalDefaultFinalSize"
/// The original raw file data, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOriginalRawFileData: NSString = "OriginalRawFileData"
/// The original raw file digest, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOriginalRawFileDigest: NSString = "OriginalRawFileDigest"
/// The original raw file name, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGOriginalRawFileName: NSString = "OriginalRawFileName"
/// The preview application name, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGPreviewApplicationName: NSString = "PreviewApplicationName"
/// The preview application version, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGPreviewApplicationVersion: NSString = "PreviewApplicationVersion"
/// The preview colour space, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGPreviewColorSpace: NSString = "PreviewColorSpace"
/// The preview date time, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGPreviewDateTime: NSString = "PreviewDateTime"
/// The preview settings digest, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGPreviewSettingsDigest: NSString = "PreviewSettingsDigest"
/// The preview settings name, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGPreviewSettingsName: NSString = "PreviewSettingsName"
/// The profile copyright, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileCopyright: NSString = "ProfileCopyright"
/// The profile embed policy, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileEmbedPolicy: NSString = "ProfileEmbedPolicy"
/// The profile hue saturation map data 1, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileHueSatMapData1: NSString = "ProfileHueSatMapData1"
/// The profile hue saturation map data 2, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileHueSatMapData2: NSString = "ProfileHueSatMapData2"
/// The profile hue saturation map dimensions, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileHueSatMapDims: NSString = "ProfileHueSatMapDims"
/// The profile hue saturation map encoding, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileHueSatMapEncoding: NSString = "ProfileHueSatMapEncoding"
/// The profile look table data, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileLookTableData: NSString = "ProfileLookTableData"
/// The profile look table dimensions, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileLookTableDims: NSString = "ProfileLookTableDims"
/// The profile look table encoding, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileLookTableEncoding: NSString = "ProfileLookTableEncoding"
/// The profile name, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileName: NSString = "DNGProfileName"
/// The profile tone curve, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGProfileToneCurve: NSString = "ProfileToneCurve"
/// The raw data unique ID, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGRawDataUniqueID: NSString = "DNGRawDataUniqueID"
/// The raw image digest, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGRawImageDigest: NSString = "RawImageDigest"
/// The raw to preview gain, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGRawToPreviewGain: NSString = "RawToPreviewGain"
/// The reduction matrix 1, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGReductionMatrix1: NSString = "ReductionMatrix1"
/// The reduction matrix 2, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGReductionMatrix2: NSString = "ReductionMatrix2"
/// The row interleave factor, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGRowInterleaveFactor: NSString = "RowInterleaveFactor"
/// The shadow scale, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGShadowScale: NSString = "ShadowScale"
/// The sub tile block size, among the properties of DNG.
nonisolated(unsafe) public let kCGImagePropertyDNGSubTileBlockSize: NSString = "SubTileBlockSize"
