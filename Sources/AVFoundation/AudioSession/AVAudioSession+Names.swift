import Foundation

extension AVAudioSession {
  /// The purpose of sound.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct).
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that is not important, beside that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that is not important, alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is the purpose of the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Sound on several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    /// Sound that is processed, without being heard.
    public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
  }

  /// The purpose of sound within a category.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/mode-swift.struct).
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No special purpose.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A conversation.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A conversation with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// A conversation in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recording of a film.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring of sound.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Announcements.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// A kind of loudspeakers and microphones.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/port).
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An analogue input.
    public static let lineIn = Port(rawValue: "LineIn")
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The microphone of a headset.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// An analogue output.
    public static let lineOut = Port(rawValue: "LineOut")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// Loudspeakers by Bluetooth.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// The earpiece of a phone.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The loudspeaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// A screen by HDMI.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// Loudspeakers by AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A device by Bluetooth Low Energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// A headset by Bluetooth.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A device by USB.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// Options of a category.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct).
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sound of others is heard, too.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// The sound of others is softer.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Headsets by Bluetooth can be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// The newer name of `allowBluetooth`.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
    /// Sound goes to the loudspeaker, and not to the earpiece.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Speech of others is interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Loudspeakers by Bluetooth can be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Loudspeakers by AirPlay can be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// The session is not interrupted when the microphone is muted.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
  }

  /// Options of the end of a session.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions).
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other sessions are notified that they can continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Where sound is heard.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0, longFormAudio, independent, longFormVideo
    /// The earlier name of `longFormAudio`.
    public static var longForm: RouteSharingPolicy { .longFormAudio }
  }

  /// Whether the person allows recording.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/recordpermission-swift.enum).
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// Whether sound goes to the loudspeaker.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// Whether an interruption begins or ends.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/interruptiontype).
  public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }

  /// Why a session is interrupted.
  public enum InterruptionReason: UInt, Sendable {
    case `default` = 0
    case appWasSuspended = 1
    case builtInMicMuted = 2
    case routeDisconnected = 4
  }

  /// Options of the end of an interruption.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/interruptionoptions).
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app should continue.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes elsewhere.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/routechangereason).
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  /// Whether the sound of others begins or ends.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin }

  /// The reason of an error.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosession/errorcode).
  public enum ErrorCode: Int, Sendable {
    case none = 0
    case mediaServicesFailed = 0x6D73_7276
    case isBusy = 0x2161_6374
    case incompatibleCategory = 0x2163_6174
    case cannotInterruptOthers = 0x2169_6E74
    case missingEntitlement = 0x656E_743F
    case siriIsRecording = 0x7369_7269
    case cannotStartPlaying = 0x2170_6C61
    case cannotStartRecording = 0x2172_6563
    case badParam = -50
    case insufficientPriority = 0x2170_7269
    case resourceNotAvailable = 0x2172_6573
    case unspecified = 0x7768_6174
    case expiredSession = 0x2173_6573
    case sessionNotActive = 0x696E_6163

    var error: NSError { NSError(domain: "com.apple.coreaudio.avfaudio", code: rawValue) }
  }

  /// Posted when a session is interrupted: never here.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Posted when sound goes elsewhere: never here.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// Posted when the services for media have ended: never here.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Posted when the services for media have started again: never here.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Posted when the sound of others begins or ends: never here.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// Options of the beginning of a session: none exist.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfaudio/avaudiosessionactivationoptions).
public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The key of whether an interruption begins or ends, the raw value of an `InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption, the raw value of `InterruptionOptions`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason of an interruption.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of whether the app was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of why sound goes elsewhere, the raw value of a `RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of where sound went before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether the sound of others begins or ends.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
