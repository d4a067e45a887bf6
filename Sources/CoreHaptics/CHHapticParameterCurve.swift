import Foundation

/// A change of all events of a pattern.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter).
open class CHHapticDynamicParameter: NSObject {
  /// The parameter that a change affects.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength of vibrations.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The sharpness of vibrations.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// The loudness of sounds.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// The pitch of sounds.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  /// The parameter that the change affects.
  public let parameterID: ID
  /// The parameter's new value.
  open var value: Float
  /// The time in seconds from the start of the pattern.
  open var relativeTime: TimeInterval

  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// Changes of all events of a pattern over time.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve).
open class CHHapticParameterCurve: NSObject {
  /// A value at a time.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve/controlpoint).
  open class ControlPoint: NSObject {
    /// The time in seconds.
    open var relativeTime: TimeInterval
    /// The parameter's value at that time.
    open var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }

  /// The parameter that changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The start in seconds from the pattern's.
  open var relativeTime: TimeInterval
  /// The control points, between which the value is interpolated.
  public let controlPoints: [ControlPoint]

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
  }
}
