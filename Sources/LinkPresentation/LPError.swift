import BridgedErrors
import Foundation

/// The domain of errors.
public let LPErrorDomain = "LPErrorDomain"

/// An error of describing links.
///
/// See [Apple's page](https://developer.apple.com/documentation/linkpresentation/lperror).
public struct LPError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { LPErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { LPErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = LPError
    case metadataFetchFailed = 1
    case metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed, unknown
  }

  /// The page could not be loaded.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The request was cancelled.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// The request took too long.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}
