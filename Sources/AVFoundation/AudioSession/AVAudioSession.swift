import Foundation
import Synchronization

/// The way in which an app uses sound. Settings are kept; sound is mixed by the desktop, whatever they are. There is no
/// microphone here.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession).
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Unchecked because the class can be subclassed; the settings have a lock.
  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var preferredSampleRate = 0.0
    var preferredBufferDuration = 0.0
    var preferredInputChannels = 0
    var preferredOutputChannels = 0
    var allowsHaptics = false
  }

  private static let shared = AVAudioSession()
  private let settings = Mutex(Settings())

  override init() { super.init() }

  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  // MARK: Category

  /// The purpose of the sound; `.soloAmbient` by default.
  open var category: Category { settings.withLock { $0.category } }
  /// The purpose within the category; `.default` by default.
  open var mode: Mode { settings.withLock { $0.mode } }
  /// Options of the category; none by default.
  open var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  /// Whether sound is heard elsewhere; `.default` by default.
  open var routeSharingPolicy: RouteSharingPolicy { settings.withLock { $0.policy } }
  /// The categories: all but those for recording and for several devices.
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }
  /// The modes.
  open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }

  /// Sets the category. Those for recording are accepted, too, although nothing can be recorded.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
  /// Sets the category and its options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Sets the category, mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    settings.withLock { ($0.category, $0.mode, $0.options, $0.policy) = (category, mode, options, .default) }
  }
  /// Sets the category, mode, options and where sound is heard.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { settings.withLock { ($0.category, $0.mode, $0.options, $0.policy) = (category, mode, options, policy) } }
  /// Sets the mode.
  open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

  // MARK: Activation

  /// Begins or ends the use of sound. Does nothing here: the desktop mixes the sounds of all programs.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Begins the use of sound, and calls the handler with success, on another queue.
  @preconcurrency open func activate(
    options: AVAudioSessionActivationOptions = [],
    completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { handler(true, nil) } }

  /// Whether another program plays: false, as that is not known.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether another program plays sound that should be heard alone: false, as that is not known.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether calls by the system play without effect: false by default.
  open var allowHapticsAndSystemSoundsDuringRecording: Bool { settings.withLock { $0.allowsHaptics } }
  /// Sets whether there are vibrations during a recording. Kept without effect.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    settings.withLock { $0.allowsHaptics = inValue }
  }

  // MARK: Permission

  /// Whether the person allows recording: undetermined at first, denied after a request.
  open var recordPermission: RecordPermission {
    CaptureDecisions.status(.audio) == .denied ? .denied : .undetermined
  }

  /// Calls the handler with false, on another queue: there is no microphone whose use could be allowed.
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    CaptureDecisions.deny(.audio)
    DispatchQueue.global().async { response(false) }
  }

  // MARK: Route

  /// Where sound comes from and goes to: no input, and a loudspeaker.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// Whether there is a microphone: false.
  open var isInputAvailable: Bool { false }
  /// The microphones: none.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The microphone to use: nil.
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Sets the microphone to use.
  ///
  /// - Throws: an error for a microphone, as there is none.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    if inPort != nil { throw ErrorCode.badParam.error }
  }
  /// Sends sound to the loudspeaker, or to where it goes by itself. Does nothing: the person chooses on the desktop.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// The parts of the microphone: nil.
  open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The part of the microphone in use: nil.
  open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// The parts of the loudspeaker: nil.
  open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The part of the loudspeaker in use: nil.
  open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }

  // MARK: Facts about sound

  /// The volume, from 0 to 1: 1, as that of the desktop is not known.
  open var outputVolume: Float { 1 }
  /// The gain of the microphone, from 0 to 1: 0.
  open var inputGain: Float { 0 }
  /// Whether the gain of the microphone can be set: false.
  open var isInputGainSettable: Bool { false }
  /// Sets the gain of the microphone.
  ///
  /// - Throws: an error, as there is none.
  open func setInputGain(_ gain: Float) throws { throw ErrorCode.badParam.error }
  /// The samples of a channel in a second.
  open var sampleRate: Double { 48_000 }
  /// The wanted samples of a channel in a second; 0 by default.
  open var preferredSampleRate: Double { settings.withLock { $0.preferredSampleRate } }
  /// Sets the wanted samples of a channel in a second. Kept without effect.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    settings.withLock { $0.preferredSampleRate = sampleRate }
  }
  /// The seconds of sound that are processed at a time.
  open var ioBufferDuration: TimeInterval { 0.01 }
  /// The wanted seconds of sound that are processed at a time; 0 by default.
  open var preferredIOBufferDuration: TimeInterval { settings.withLock { $0.preferredBufferDuration } }
  /// Sets the wanted seconds of sound that are processed at a time. Kept without effect.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    settings.withLock { $0.preferredBufferDuration = duration }
  }
  /// The number of channels of the microphone: 0.
  open var inputNumberOfChannels: Int { 0 }
  /// The number of channels of the loudspeaker: 2.
  open var outputNumberOfChannels: Int { 2 }
  /// The greatest number of channels of the microphone: 0.
  open var maximumInputNumberOfChannels: Int { 0 }
  /// The greatest number of channels of the loudspeaker: 2.
  open var maximumOutputNumberOfChannels: Int { 2 }
  /// The wanted number of channels of the microphone; 0 by default.
  open var preferredInputNumberOfChannels: Int { settings.withLock { $0.preferredInputChannels } }
  /// Sets the wanted number of channels of the microphone. Kept without effect.
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {
    settings.withLock { $0.preferredInputChannels = count }
  }
  /// The wanted number of channels of the loudspeaker; 0 by default.
  open var preferredOutputNumberOfChannels: Int { settings.withLock { $0.preferredOutputChannels } }
  /// Sets the wanted number of channels of the loudspeaker. Kept without effect.
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
    settings.withLock { $0.preferredOutputChannels = count }
  }
  /// The seconds from the microphone to the program: 0.
  open var inputLatency: TimeInterval { 0 }
  /// The seconds from the program to the loudspeaker: 0, as they are not known.
  open var outputLatency: TimeInterval { 0 }
}
