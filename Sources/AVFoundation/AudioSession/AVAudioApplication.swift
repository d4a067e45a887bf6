import Foundation

/// The use of the microphone by an app. There is no microphone here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudioapplication).
open class AVAudioApplication: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// Whether the person allows recording.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudioapplication/recordpermission-swift.enum).
  public enum RecordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  private static let only = AVAudioApplication()
  override init() { super.init() }

  /// The app.
  open class var shared: AVAudioApplication { only }

  /// Whether the person allows recording: undetermined at first, denied after a request.
  open var recordPermission: RecordPermission {
    CaptureDecisions.status(.audio) == .denied ? .denied : .undetermined
  }
  /// Whether the microphone is muted: false.
  open var isInputMuted: Bool { false }

  /// Calls the handler with false, on another queue: there is no microphone whose use could be allowed.
  @preconcurrency open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { AVAudioSession.sharedInstance().requestRecordPermission(response) }

  /// Returns false: there is no microphone whose use could be allowed.
  open class func requestRecordPermission() async -> Bool {
    CaptureDecisions.deny(.audio)
    return false
  }
}
