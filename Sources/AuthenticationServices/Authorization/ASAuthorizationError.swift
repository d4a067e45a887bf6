import BridgedErrors
import Foundation

/// The domain of the errors of authorizations.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of an authorization.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationerror).
public struct ASAuthorizationError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { ASAuthorizationErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASAuthorizationError
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
    case matchedExcludedCredential = 1006
  }

  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The user cancelled.
  public static var canceled: Code { .canceled }
  /// The response was not valid.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nothing handles the request.
  public static var notHandled: Code { .notHandled }
  /// The request failed.
  public static var failed: Code { .failed }
  /// The request needs the user, who must not be asked.
  public static var notInteractive: Code { .notInteractive }
  /// The user has a credential already.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
