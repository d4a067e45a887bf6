import Foundation

/// The result of an authorization: a credential, and the provider that made it.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorization).
///
/// Unchecked because of its objects, which do not change.
public final class ASAuthorization: NSObject, @unchecked Sendable {
  /// A part of the user's data.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The user's name.
    public static let fullName = Scope("full_name")
    /// The user's address for mail.
    public static let email = Scope("email")
  }

  /// A kind of request by OpenID.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// As the provider's state demands.
    public static let operationImplicit = OpenIDOperation("implicit")
    public static let operationLogin = OpenIDOperation("login")
    public static let operationRefresh = OpenIDOperation("refresh")
    public static let operationLogout = OpenIDOperation("logout")
  }

  /// The provider that made the credential.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// Makes requests for credentials.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationprovider).
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The user's proof of identity.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationcredential).
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}
