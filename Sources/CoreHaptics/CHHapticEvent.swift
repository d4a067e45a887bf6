@_exported import Foundation

/// A vibration or sound of a pattern.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticevent).
open class CHHapticEvent: NSObject {
  /// The type of an event: a vibration or a sound.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short vibration, such as a tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration with a length.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound with a length.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// The parameter of an event that a value sets.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength of a vibration.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness of a vibration.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time until the full strength.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time after which the strength decreases.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time from the end to silence.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether the strength is held until the event ends.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The loudness of a sound.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch of a sound.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The stereo position of a sound.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The brightness of a sound.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The event's type.
  public let type: EventType
  /// The parameters that change the event's strength, sharpness and sound.
  public let eventParameters: [CHHapticEventParameter]
  /// The start in seconds from the pattern's.
  open var relativeTime: TimeInterval
  /// The length in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}

/// A parameter of an event.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticeventparameter).
open class CHHapticEventParameter: NSObject {
  /// The parameter that the value sets.
  public let parameterID: CHHapticEvent.ParameterID
  /// The parameter's value.
  open var value: Float

  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
