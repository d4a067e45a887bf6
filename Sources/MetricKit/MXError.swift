import BridgedErrors
import Foundation

/// The domain of the errors of reports.
public let MXErrorDomain = "MXErrorDomain"

/// An error of a task that belongs to the launch.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxerror-swift.struct).
public struct MXError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MXErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { MXErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MXError
    case launchTaskInvalidID = 0, launchTaskMaxCount, launchTaskPastDeadline, launchTaskDuplicated, launchTaskUnknown
    case launchTaskInternalFailure
  }

  /// The task's name is not valid.
  public static var launchTaskInvalidID: Code { .launchTaskInvalidID }
  /// There are too many tasks.
  public static var launchTaskMaxCount: Code { .launchTaskMaxCount }
  /// The launch is over.
  public static var launchTaskPastDeadline: Code { .launchTaskPastDeadline }
  /// The task has begun before.
  public static var launchTaskDuplicated: Code { .launchTaskDuplicated }
  /// The task does not run.
  public static var launchTaskUnknown: Code { .launchTaskUnknown }
  /// The task could not be measured.
  public static var launchTaskInternalFailure: Code { .launchTaskInternalFailure }
}
