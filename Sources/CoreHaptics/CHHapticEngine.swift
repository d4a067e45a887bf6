import Foundation

/// The haptic features of a device.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability).
public protocol CHHapticDeviceCapability {
  /// Whether the device vibrates.
  var supportsHaptics: Bool { get }
  /// Whether the device plays the sounds of patterns.
  var supportsAudio: Bool { get }
}

/// An object that plays a pattern.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer).
public protocol CHHapticPatternPlayer: AnyObject {
  /// Plays the pattern.
  func start(atTime time: TimeInterval) throws
  /// Stops playing the pattern.
  func stop(atTime time: TimeInterval) throws
  /// Cancels all commands.
  func cancel() throws
  /// Changes the parameters of the events.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Whether the player is silenced.
  var isMuted: Bool { get set }
}

/// An object that plays a pattern repeatedly.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer).
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// The end of the part that is repeated, in seconds.
  var loopEnd: TimeInterval { get set }
  /// The playback rate.
  var playbackRate: Float { get set }
}

/// The time at which a command is carried out at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays vibrations. A computer has none: it behaves as on an iPad, where creating an engine throws
/// `CHHapticError.notSupported`.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticengine).
open class CHHapticEngine: @unchecked Sendable {
  // Unchecked because there are no objects of this class: its initialiser throws. That is also why it does not inherit
  // from `NSObject`, whose initialiser does not throw.
  /// The reason why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  /// The action when all players have ended.
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

  /// A function that is called when a command ends.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// A function that is called when the engine stops.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// A function that is called after the server has restarted.
  public typealias ResetHandler = () -> Void
  /// A function that is called when all players have ended.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// Throws `CHHapticError.notSupported`.
  public init() throws { throw CHHapticError(.notSupported) }

  private struct Capability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  /// Returns the features of the device: none.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  /// The current time of patterns, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// The function that is called when the engine stops.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// The function that is called after the server has restarted.
  open var resetHandler: ResetHandler = {}
  /// Whether only vibrations are played; false by default.
  open var playsHapticsOnly = false
  /// Whether vibrations are silenced; false by default.
  open var isMutedForHaptics = false
  /// Whether sounds are silenced; false by default.
  open var isMutedForAudio = false
  /// Whether the engine stops after some time; false by default.
  open var isAutoShutdownEnabled = false

  /// Calls the handler with an error.
  open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
  /// Throws an error.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Calls the handler with an error.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
  /// Does nothing: nothing is played.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
  /// Throws an error.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Throws an error.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Throws an error.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}
