import BridgedErrors
import Foundation

/// The domain of errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
///
/// See [Apple's page](https://developer.apple.com/documentation/usernotifications/unerror).
public struct UNError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { UNErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { UNErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = UNError
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent, contentProvidingObjectNotAllowed, contentProvidingInvalid
  }

  /// The user denied notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// There is no such file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The trigger has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
}
