import Foundation

// The keys of auxiliary data and of models of cameras. Names only: no file's auxiliary data are read or written.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The depth of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeDepth: NSString = "kCGImageAuxiliaryDataTypeDepth"
/// The disparity of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeDisparity: NSString = "kCGImageAuxiliaryDataTypeDisparity"
/// The portrait effects of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypePortraitEffectsMatte: NSString =
  "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
/// The matte of skin of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: NSString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte"
/// The matte of hair of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: NSString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte"
/// The matte of teeth of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: NSString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte"
/// The matte of glasses of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: NSString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte"
/// The matte of sky of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: NSString =
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte"
/// The HDR gain map of a photograph.
nonisolated(unsafe) public let kCGImageAuxiliaryDataTypeHDRGainMap: NSString = "kCGImageAuxiliaryDataTypeHDRGainMap"
/// The bytes of auxiliary data.
nonisolated(unsafe) public let kCGImageAuxiliaryDataInfoData: NSString = "kCGImageAuxiliaryDataInfoData"
/// The description of the bytes of auxiliary data.
nonisolated(unsafe) public let kCGImageAuxiliaryDataInfoDataDescription: NSString =
  "kCGImageAuxiliaryDataInfoDataDescription"
/// The metadata of auxiliary data.
nonisolated(unsafe) public let kCGImageAuxiliaryDataInfoMetadata: NSString = "kCGImageAuxiliaryDataInfoMetadata"
/// The place and direction of a camera.
nonisolated(unsafe) public let kIIOMetadata_CameraExtrinsicsKey: NSString = "CameraExtrinsics"
/// The number of the coordinate system of a camera.
nonisolated(unsafe) public let kIIOCameraExtrinsics_CoordinateSystemID: NSString = "CoordinateSystemID"
/// The position of a camera.
nonisolated(unsafe) public let kIIOCameraExtrinsics_Position: NSString = "Position"
/// The rotation of a camera.
nonisolated(unsafe) public let kIIOCameraExtrinsics_Rotation: NSString = "Rotation"
/// The optical model of a camera.
nonisolated(unsafe) public let kIIOMetadata_CameraModelKey: NSString = "CameraModel"
/// The type of the optical model of a camera.
nonisolated(unsafe) public let kIIOCameraModel_ModelType: NSString = "ModelType"
/// A camera with a pinhole and one focal length.
nonisolated(unsafe) public let kIIOCameraModelType_SimplifiedPinhole: NSString = "SimplifiedPinhole"
/// A camera with a pinhole.
nonisolated(unsafe) public let kIIOCameraModelType_GenericPinhole: NSString = "GenericPinhole"
/// The intrinsic matrix of a camera.
nonisolated(unsafe) public let kIIOCameraModel_Intrinsics: NSString = "Intrinsics"
