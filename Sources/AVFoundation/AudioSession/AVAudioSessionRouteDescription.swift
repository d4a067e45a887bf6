import Foundation

/// Where sound comes from and goes to.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription).
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  override init() { super.init() }
  /// The microphones: none.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The loudspeakers: the one that the desktop has chosen.
  open var outputs: [AVAudioSessionPortDescription] { [.speaker] }
}

/// A loudspeaker or microphone.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosessionportdescription).
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  static let speaker = AVAudioSessionPortDescription()

  override init() { super.init() }
  /// The kind.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// The name to show.
  open var portName: String { "Speaker" }
  /// The identifier.
  open var uid: String { "Speaker" }
  /// Whether the voice is processed by the device.
  open var hasHardwareVoiceCallProcessing: Bool { false }
  /// The parts: nil.
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The part in use: nil.
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// The part to use: nil.
  open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
}

/// A part of a loudspeaker or microphone. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosessiondatasourcedescription).
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  // Unchecked because there are no objects.
  override init() { super.init() }
  /// The identifier.
  open var dataSourceID: NSNumber { 0 }
  /// The name to show.
  open var dataSourceName: String { "" }
}
