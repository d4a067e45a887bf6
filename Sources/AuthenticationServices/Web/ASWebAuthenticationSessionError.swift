import BridgedErrors
import Foundation

/// The domain of the errors of web sessions.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of logging in on a web page.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
public struct ASWebAuthenticationSessionError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASWebAuthenticationSessionError
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  /// The user has closed the page.
  public static var canceledLogin: Code { .canceledLogin }
  /// The session has no object that provides a window.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window is not in a scene.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
