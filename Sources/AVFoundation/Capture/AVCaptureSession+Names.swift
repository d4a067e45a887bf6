import Foundation

extension AVCaptureSession {
  /// A quality of pictures and sound.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturesession/preset).
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a quality by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The quality for photographs.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// The highest quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// The quality for fast networks.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// The quality for slow networks.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 × 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 960 × 540 pixels.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 × 720 pixels, with a higher bit rate.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 × 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The quality is that of the device's format.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Why a session is interrupted.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturesession/interruptionreason).
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
  }

  /// Posted when a session has started.
  public static let didStartRunningNotification = NSNotification.Name.AVCaptureSessionDidStartRunning
  /// Posted when a session has ended.
  public static let didStopRunningNotification = NSNotification.Name.AVCaptureSessionDidStopRunning
  /// Posted when a session has failed: never here.
  public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
  /// Posted when a session is interrupted: never here.
  public static let wasInterruptedNotification = NSNotification.Name.AVCaptureSessionWasInterrupted
  /// Posted when an interruption has ended: never here.
  public static let interruptionEndedNotification = NSNotification.Name.AVCaptureSessionInterruptionEnded
}

extension NSNotification.Name {
  /// Posted when a session has failed: never here.
  public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Posted when a session has started.
  public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  /// Posted when a session has ended.
  public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Posted when a session is interrupted: never here.
  public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// Posted when an interruption has ended: never here.
  public static let AVCaptureSessionInterruptionEnded = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

/// The key of the error in notifications.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason of an interruption in notifications, as an `NSNumber`.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of the system's pressure in notifications.
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"
