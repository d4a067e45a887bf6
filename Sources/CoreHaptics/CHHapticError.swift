import BridgedErrors
import Foundation

/// The domain of errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of vibrations.
///
/// See [Apple's page](https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct).
public struct CHHapticError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { CoreHapticsErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CHHapticError
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }

  /// The device cannot vibrate.
  public static var notSupported: Code { .notSupported }
  /// An event has no kind or time.
  public static var badEventEntry: Code { .badEventEntry }
  /// There is no such file.
  public static var fileNotFound: Code { .fileNotFound }
}
