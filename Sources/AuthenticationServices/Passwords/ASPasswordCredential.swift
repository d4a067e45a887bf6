import Foundation

/// A user's name and password.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/aspasswordcredential).
///
/// Unchecked because of `NSObject`: all stored values are constants.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Makes requests for stored passwords.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
///
/// Unchecked because of `NSObject`: it stores nothing.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() { super.init() }

  /// Returns a new request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a stored password.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest).
///
/// Unchecked for the reason of `ASAuthorizationRequest`.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
  open override func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationPasswordRequest(provider: provider) }
}
