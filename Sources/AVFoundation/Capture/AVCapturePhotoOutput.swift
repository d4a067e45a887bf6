import Foundation

/// Takes photographs, which fails here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturephotooutput).
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// How carefully photographs are taken, at the cost of time.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturephotooutput/qualityprioritization).
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

  override var mediaTypes: [AVMediaType] { [.video] }

  /// Creates an output.
  public override init() { super.init() }

  /// Calls the delegate on the main queue with an error: `sessionNotRunning`, or `noDataCaptured` in a
  /// session that runs. iOS raises an exception if there is no connection.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let error = AVError(session?.isRunning == true ? .noDataCaptured : .sessionNotRunning)
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    let ended = Ended(output: self, delegate: delegate, photo: AVCapturePhoto(resolved))
    DispatchQueue.main.async {
      ended.delegate.photoOutput(ended.output, didFinishProcessingPhoto: ended.photo, error: error)
      ended.delegate.photoOutput(ended.output, didFinishCaptureFor: resolved, error: error)
    }
  }

  /// A call of a delegate. Unchecked because the delegate is only used on the main queue.
  private struct Ended: @unchecked Sendable {
    let output: AVCapturePhotoOutput
    let delegate: any AVCapturePhotoCaptureDelegate
    let photo: AVCapturePhoto
  }

  /// Calls the handler with success, on another queue: there is nothing to prepare.
  @preconcurrency open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    DispatchQueue.global().async { completionHandler?(true, nil) }
  }

  /// The settings that have been prepared.
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  /// The formats of pixels that can be had: none.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// The compressions that can be had: none.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The formats of files that can be had: none.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// The raw formats that can be had: none.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// The formats of raw files that can be had: none.
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  /// Returns the compressions for a format of files: none.
  open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
  /// Returns the formats of pixels for a format of files: none.
  open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
  /// The modes of the flash that can be used: none, as there is no flash.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Whether the scene needs the flash: false.
  open var isFlashScene: Bool { false }
  /// The settings by which `isFlashScene` is decided; nil by default.
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  /// Whether photographs have the greatest size; false by default.
  open var isHighResolutionCaptureEnabled = false
  /// The greatest size of photographs in pixels.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// How carefully photographs may be taken; balanced by default.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Whether photographs can be held steady: false.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether photographs with a film can be taken: false.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether photographs with a film are taken; false by default.
  open var isLivePhotoCaptureEnabled = false
  /// Whether films of photographs are suspended; false by default.
  open var isLivePhotoCaptureSuspended = false
  /// Whether still beginnings and ends of films are cut off; true by default.
  open var isLivePhotoAutoTrimmingEnabled = true
  /// The compressions of films of photographs: none.
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Whether distances can be had: false.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether distances are had; false by default.
  open var isDepthDataDeliveryEnabled = false
  /// Whether persons can be told from the background: false.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether persons are told from the background; false by default.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// Whether photographs of two cameras can be combined: false.
  open var isDualCameraFusionSupported: Bool { false }
  /// Whether photographs of two cameras can be had: false.
  open var isDualCameraDualPhotoDeliverySupported: Bool { false }
  /// Whether photographs of several cameras can be had: false.
  open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
  /// Whether the facts about the camera can be had: false.
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  /// Whether Apple's raw format can be had: false.
  open var isAppleProRAWSupported: Bool { false }
  /// Whether Apple's raw format is had; false by default.
  open var isAppleProRAWEnabled = false
  /// The greatest number of photographs in a bracket: 0.
  open var maxBracketedCapturePhotoCount: Int { 0 }
  /// Whether colours can be corrected: false.
  open var isContentAwareDistortionCorrectionSupported: Bool { false }
  /// Whether shutters open without delay: false.
  open var isZeroShutterLagSupported: Bool { false }
  /// Whether photographs are prepared by default; false by default.
  open var isResponsiveCaptureSupported: Bool { false }

  /// Returns the JPEG file in samples: their data; nil for samples of a picture that is not compressed.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer jpegSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { try? jpegSampleBuffer.dataBuffer?.dataBytes() }
}
