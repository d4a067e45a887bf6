import Foundation
import Synchronization

/// The settings of a photograph. Those of the camera are kept without effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturephotosettings).
open class AVCapturePhotoSettings: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because settings are used on one queue, as Apple's are.
  private static let last = Mutex<Int64>(0)

  /// The identifier, which no other settings have.
  public let uniqueID: Int64
  /// The compression or format of pixels; nil for a raw photograph alone.
  public let format: [String: Any]?
  /// The raw format; 0 for none.
  public let rawPhotoPixelFormatType: OSType
  /// The format of the file; nil for none.
  public let processedFileType: AVFileType?
  /// The format of the raw file; nil for none.
  public let rawFileType: AVFileType?

  /// Creates settings for JPEG.
  public convenience override init() { self.init(format: [AVVideoCodecKey: AVVideoCodecType.jpeg]) }

  /// Creates settings for a compression or a format of pixels, by keys of AVFoundation and Core Video; nil for JPEG.
  public convenience init(format: [String: Any]?) {
    self.init(rawPixelFormatType: 0, rawFileType: nil, processedFormat: format, processedFileType: nil)
  }

  /// Creates settings for a raw photograph.
  public convenience init(rawPixelFormatType: OSType) {
    self.init(rawPixelFormatType: rawPixelFormatType, rawFileType: nil, rawOnly: ())
  }

  /// Creates settings for a raw photograph beside another.
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat,
      processedFileType: nil)
  }

  /// Creates settings for a raw photograph beside another, in files of some formats.
  public init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?
  ) {
    uniqueID = Self.makeID()
    format = processedFormat ?? [AVVideoCodecKey: AVVideoCodecType.jpeg]
    (rawPhotoPixelFormatType, self.rawFileType) = (rawPixelFormatType, rawFileType)
    self.processedFileType = processedFileType
    super.init()
  }

  private init(rawPixelFormatType: OSType, rawFileType: AVFileType?, rawOnly: Void) {
    uniqueID = Self.makeID()
    (format, processedFileType) = (nil, nil)
    (rawPhotoPixelFormatType, self.rawFileType) = (rawPixelFormatType, rawFileType)
    super.init()
  }

  /// Creates settings like others, with an identifier of their own.
  public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(photoSettings, id: Self.makeID()) }

  private init(_ other: AVCapturePhotoSettings, id: Int64) {
    uniqueID = id
    format = other.format
    (rawPhotoPixelFormatType, rawFileType) = (other.rawPhotoPixelFormatType, other.rawFileType)
    processedFileType = other.processedFileType
    super.init()
    flashMode = other.flashMode
    isAutoRedEyeReductionEnabled = other.isAutoRedEyeReductionEnabled
    isHighResolutionPhotoEnabled = other.isHighResolutionPhotoEnabled
    maxPhotoDimensions = other.maxPhotoDimensions
    photoQualityPrioritization = other.photoQualityPrioritization
    isAutoStillImageStabilizationEnabled = other.isAutoStillImageStabilizationEnabled
    isDepthDataDeliveryEnabled = other.isDepthDataDeliveryEnabled
    isPortraitEffectsMatteDeliveryEnabled = other.isPortraitEffectsMatteDeliveryEnabled
    embedsDepthDataInPhoto = other.embedsDepthDataInPhoto
    metadata = other.metadata
    livePhotoMovieFileURL = other.livePhotoMovieFileURL
    livePhotoVideoCodecType = other.livePhotoVideoCodecType
    previewPhotoFormat = other.previewPhotoFormat
    embeddedThumbnailPhotoFormat = other.embeddedThumbnailPhotoFormat
  }

  private static func makeID() -> Int64 {
    last.withLock { last in
      last += 1
      return last
    }
  }

  /// Returns equal settings, with the same identifier.
  open func copy(with zone: NSZone? = nil) -> Any { AVCapturePhotoSettings(self, id: uniqueID) }

  /// When the flash fires; off by default.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether red eyes are corrected; false by default.
  open var isAutoRedEyeReductionEnabled = false
  /// Whether the photograph has the greatest size; false by default.
  open var isHighResolutionPhotoEnabled = false
  /// The greatest size in pixels.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// How carefully the photograph is taken; balanced by default.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Whether the photograph is held steady; true by default.
  open var isAutoStillImageStabilizationEnabled = true
  /// Whether the photographs of two cameras are combined; true by default.
  open var isAutoDualCameraFusionEnabled = true
  /// Whether distances are had; false by default.
  open var isDepthDataDeliveryEnabled = false
  /// Whether distances are written to the file; true by default.
  open var embedsDepthDataInPhoto = true
  /// Whether distances are smoothed; true by default.
  open var isDepthDataFiltered = true
  /// Whether persons are told from the background; false by default.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// The metadata of the file, by keys of Image I/O.
  open var metadata: [String: Any] = [:]
  /// The file of the film that belongs to the photograph; nil for none.
  open var livePhotoMovieFileURL: URL?
  /// The compression of the film.
  open var livePhotoVideoCodecType = AVVideoCodecType.h264
  /// The metadata of the film.
  open var livePhotoMovieMetadata: [AVMetadataItem]! = []
  /// The format of the preview, by keys of Core Video; nil for none.
  open var previewPhotoFormat: [String: Any]?
  /// The formats of pixels for previews.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] {
    [
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_32BGRA,
    ]
  }
  /// The same as `availablePreviewPhotoPixelFormatTypes`, as objects.
  public var __availablePreviewPhotoPixelFormatTypes: [NSNumber] {
    availablePreviewPhotoPixelFormatTypes.map { NSNumber(value: $0) }
  }
  /// The format of the thumbnail in the file, by keys of AVFoundation; nil for none.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The compressions of thumbnails: JPEG.
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
}

/// The settings with which a photograph is taken.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings).
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variable is constant.
  /// The identifier of the settings.
  public let uniqueID: Int64
  /// The size in pixels.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the raw photograph in pixels.
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the preview in pixels.
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the thumbnail in pixels.
  open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the film in pixels.
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// Whether the flash fires.
  open var isFlashEnabled: Bool { false }
  /// Whether red eyes are corrected.
  open var isRedEyeReductionEnabled: Bool { false }
  /// Whether the photograph is held steady.
  open var isStillImageStabilizationEnabled: Bool { false }
  /// Whether photographs of several cameras are combined.
  open var isDualCameraFusionEnabled: Bool { false }
  /// The number of photographs.
  open var expectedPhotoCount: Int { 0 }

  init(uniqueID: Int64) {
    self.uniqueID = uniqueID
    super.init()
  }
}

/// A photograph. Here it never has data.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturephoto).
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variable is constant.
  /// The settings with which the photograph was taken.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  /// The number of the photograph.
  open var photoCount: Int { 1 }
  /// The time.
  open var timestamp: CMTime { .invalid }
  /// Whether the photograph is raw.
  open var isRawPhoto: Bool { false }
  /// The pixels: nil.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The pixels of the preview: nil.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// The metadata: none.
  open var metadata: [String: Any] { [:] }
  /// The distances: nil.
  open var depthData: AVDepthData? { nil }
  /// The persons: nil.
  open var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
  /// The settings of a photograph of a bracket: nil.
  open var bracketSettings: AVCaptureBracketedStillImageSettings? { nil }
  /// The number of the photograph in a bracket.
  open var sequenceCount: Int { 0 }
  /// The type of the device: nil.
  open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }

  init(_ settings: AVCaptureResolvedPhotoSettings) {
    resolvedSettings = settings
    super.init()
  }

  /// Returns the file: nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns the image: nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Returns the image of the preview: nil.
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// The settings of a photograph of a bracket.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturebracketedstillimagesettings).
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  override init() { super.init() }
}
