import Foundation

/// Makes requests to log in with the user's account at Apple.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider).
///
/// Unchecked because of `NSObject`: it stores nothing.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The state of a user's authorization.
  public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }

  /// Posted when an authorization is revoked. Never here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  public override init() { super.init() }

  /// Returns a new request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Reports the state of a user's authorization on another thread: `.notFound`, as nobody is logged in here.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.notFound, nil) }
  }

  /// Returns the state of a user's authorization: `.notFound`, as nobody is logged in here.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request to log in with the user's account at Apple.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest).
///
/// Unchecked for the reason of `ASAuthorizationRequest`.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The user of an earlier login; nil by default.
  open var user: String?

  override init(provider: any ASAuthorizationProvider) { super.init(provider: provider) }

  override class func blank(provider: any ASAuthorizationProvider) -> ASAuthorizationOpenIDRequest {
    ASAuthorizationAppleIDRequest(provider: provider)
  }

  override func copyProperties(to other: ASAuthorizationOpenIDRequest) -> ASAuthorizationOpenIDRequest {
    (other as? ASAuthorizationAppleIDRequest)?.user = user
    return super.copyProperties(to: other)
  }
}

/// How likely a user is a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }

/// The credential of an account at Apple. There is none here; the type is for the code that handles it.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, Sendable {
  /// The user's identifier for the app's team.
  public let user: String
  /// The text of the request.
  public let state: String?
  /// The data that the user permits.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// A code for the app's server.
  public let authorizationCode: Data?
  /// A signed token (JSON).
  public let identityToken: Data?
  /// The address for mail.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?
  /// Whether the user seems to be a person.
  public let realUserStatus: ASUserDetectionStatus

  init(user: String) {
    self.user = user
    state = nil
    authorizedScopes = []
    authorizationCode = nil
    identityToken = nil
    email = nil
    fullName = nil
    realUserStatus = .unsupported
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
