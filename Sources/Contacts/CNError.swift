import BridgedErrors
import Foundation

/// The domain of errors.
public let CNErrorDomain = "CNErrorDomain"

/// An error of reading or changing contacts.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnerror).
public struct CNError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CNErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { CNErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CNError
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case unauthorizedKeys = 102
    case featureDisabledByUser = 103
    case featureNotAvailable = 104
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case recordNotWritable = 206
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
  }

  /// The user denied access.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no such contact.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}
