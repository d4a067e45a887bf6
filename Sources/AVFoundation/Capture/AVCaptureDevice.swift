import Foundation

/// A camera or microphone. There is none here, as on a device without them: no object of this class ever exists, and
/// whether the person allows its use is not determined before the first request, and then denied.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturedevice).
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  override init() { super.init() }

  /// Returns the device for a kind of media: nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns a device of a type at a side: nil.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns all devices: none.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns the devices for a kind of media: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Creates the device with an identifier: nil, as there is none.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  /// Returns whether the person allows the app to use devices for a kind of media: not determined at first, denied
  /// after a request.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CaptureDecisions.status(mediaType)
  }

  /// Calls the handler with false, on another queue: there is no device whose use could be allowed.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    CaptureDecisions.deny(mediaType)
    DispatchQueue.global().async { handler(false) }
  }

  /// Returns false: there is no device whose use could be allowed.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    CaptureDecisions.deny(mediaType)
    return false
  }

  /// The identifier, which stays the same.
  open var uniqueID: String { "" }
  /// The identifier of the model.
  open var modelID: String { "" }
  /// The name to show.
  open var localizedName: String { "" }
  /// The manufacturer.
  open var manufacturer: String { "" }
  /// The type.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The side of the device at which it is.
  open var position: Position { .unspecified }
  /// Whether the device is connected.
  open var isConnected: Bool { false }
  /// Whether the device is in use by somebody else, or suspended.
  open var isSuspended: Bool { true }
  /// Whether the device consists of several cameras.
  open var isVirtualDevice: Bool { false }
  /// The cameras of which the device consists.
  open var constituentDevices: [AVCaptureDevice] { [] }
  /// The zoom factors at which another of the cameras takes over.
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// The aperture, as the focal length divided by its diameter.
  open var lensAperture: Float { 0 }

  /// Returns whether the device provides a kind of media.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether the device supports a preset.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  /// Begins changes of settings.
  ///
  /// - Throws: `AVError` with `deviceNotConnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Ends changes of settings.
  open func unlockForConfiguration() {}

  /// The formats.
  open var formats: [Format] { [] }
  /// The format in use.
  open var activeFormat = Format()
  /// The shortest duration of a picture.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The longest duration of a picture.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// The colours in use.
  open var activeColorSpace = AVCaptureColorSpace.sRGB
  /// Whether a notification is posted when what the camera sees has changed.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// Whether the pictures have a greater range of brightness.
  open var isVideoHDREnabled = false
  /// Whether `isVideoHDREnabled` is set by the device.
  open var automaticallyAdjustsVideoHDREnabled = true
  /// Whether dark scenes are made brighter.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  /// Whether dark scenes can be made brighter.
  open var isLowLightBoostSupported: Bool { false }
  /// Whether a dark scene is made brighter.
  open var isLowLightBoostEnabled: Bool { false }

  // MARK: Flash and torch

  /// Whether there is a flash.
  open var hasFlash: Bool { false }
  /// Whether the flash can be used.
  open var isFlashAvailable: Bool { false }
  /// Whether the flash would fire.
  open var isFlashActive: Bool { false }
  /// When the flash fires.
  open var flashMode = FlashMode.off
  /// Returns whether a mode of the flash is supported.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Whether there is a torch.
  open var hasTorch: Bool { false }
  /// Whether the torch can be used.
  open var isTorchAvailable: Bool { false }
  /// Whether the torch is on.
  open var isTorchActive: Bool { false }
  /// The brightness of the torch, from 0 to 1.
  open var torchLevel: Float { 0 }
  /// When the torch is on.
  open var torchMode = TorchMode.off
  /// Returns whether a mode of the torch is supported.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Switches the torch on.
  ///
  /// - Throws: `AVError` with `torchLevelUnavailable`.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.torchLevelUnavailable) }
  /// The greatest brightness of the torch at this time, for `setTorchModeOn(level:)`.
  public class var maxAvailableTorchLevel: Float { 1 }

  // MARK: Focus

  /// How the device focuses.
  open var focusMode = FocusMode.locked
  /// Returns whether a mode of focusing is supported.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether the lens can be set to a position.
  open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  /// Whether the device can focus on a point.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The point on which the device focuses, from (0, 0) to (1, 1) in a picture in landscape.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether the device is focusing.
  open var isAdjustingFocus: Bool { false }
  /// Whether focusing can be restricted to distances.
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// The distances to which focusing is restricted.
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  /// Whether focusing can be made smooth.
  open var isSmoothAutoFocusSupported: Bool { false }
  /// Whether focusing is smooth.
  open var isSmoothAutoFocusEnabled = false
  /// The position of the lens, from 0 to 1.
  open var lensPosition: Float { 0 }
  /// Sets the lens to a position.
  @preconcurrency open func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { DispatchQueue.global().async { handler?(.invalid) } }

  // MARK: Exposure

  /// How the device exposes.
  open var exposureMode = ExposureMode.locked
  /// Returns whether a mode of exposing is supported.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether the device can expose for a point.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The point for which the device exposes, from (0, 0) to (1, 1) in a picture in landscape.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether the device is changing the exposure.
  open var isAdjustingExposure: Bool { false }
  /// The time for which a picture is exposed.
  open var exposureDuration: CMTime { .invalid }
  /// The sensitivity.
  open var iso: Float { 0 }
  /// The difference from the exposure that the device has chosen.
  open var exposureTargetOffset: Float { 0 }
  /// The correction of the exposure.
  open var exposureTargetBias: Float { 0 }
  /// The least correction of the exposure.
  open var minExposureTargetBias: Float { 0 }
  /// The greatest correction of the exposure.
  open var maxExposureTargetBias: Float { 0 }
  /// Corrects the exposure.
  @preconcurrency open func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { DispatchQueue.global().async { handler?(.invalid) } }
  /// Sets the exposure.
  @preconcurrency open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { DispatchQueue.global().async { handler?(.invalid) } }
  /// The time of exposure that leaves it as it is.
  public class var currentExposureDuration: CMTime { .invalid }
  /// The sensitivity that leaves it as it is.
  public class var currentISO: Float { -Float.greatestFiniteMagnitude }
  /// The position of the lens that leaves it as it is.
  public class var currentLensPosition: Float { -Float.greatestFiniteMagnitude }
  /// The correction of the exposure that leaves it as it is.
  public class var currentExposureTargetBias: Float { -Float.greatestFiniteMagnitude }

  // MARK: White balance

  /// How the device balances colours.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// Returns whether a mode of balancing colours is supported.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Whether the gains of the colours can be set.
  open var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
  /// Whether the device is balancing colours.
  open var isAdjustingWhiteBalance: Bool { false }
  /// The gains of the colours.
  open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  /// The gains for which a grey card is grey.
  open var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  /// The greatest gain.
  open var maxWhiteBalanceGain: Float { 1 }
  /// Sets the gains of the colours.
  @preconcurrency open func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) { DispatchQueue.global().async { handler?(.invalid) } }
  /// Returns the colour that gains correspond to, in coordinates.
  open func chromaticityValues(for whiteBalanceGains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues {
    WhiteBalanceChromaticityValues()
  }
  /// Returns the gains for a colour in coordinates.
  open func deviceWhiteBalanceGains(for chromaticityValues: WhiteBalanceChromaticityValues) -> WhiteBalanceGains {
    WhiteBalanceGains()
  }
  /// Returns the colour that gains correspond to, as a temperature.
  open func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues { WhiteBalanceTemperatureAndTintValues() }
  /// Returns the gains for a colour as a temperature.
  open func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains { WhiteBalanceGains() }

  // MARK: Zoom

  /// The zoom factor.
  open var videoZoomFactor: CGFloat = 1
  /// The least zoom factor.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The greatest zoom factor.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Whether the zoom factor is changing.
  open var isRampingVideoZoom: Bool { false }
  /// Changes the zoom factor by and by.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Ends a change of the zoom factor.
  open func cancelVideoZoomRamp() {}
}
