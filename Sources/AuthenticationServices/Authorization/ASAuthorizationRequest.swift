import Foundation

/// A request for a credential.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest).
///
/// Unchecked: a request is set up before it is performed, by one thread at a time, as on iOS.
open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The provider that made the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }

  open func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationRequest(provider: provider) }
}

/// A request by OpenID.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest).
///
/// Unchecked for the reason of `ASAuthorizationRequest`.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The data that are wanted; nil by default.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the response repeats.
  open var state: String?
  /// A text that the response's token contains, against replays.
  open var nonce: String?
  /// The kind of request; `.operationImplicit` by default.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

  override init(provider: any ASAuthorizationProvider) { super.init(provider: provider) }

  open override func copy(with zone: NSZone? = nil) -> Any { copyProperties(to: Self.blank(provider: provider)) }

  /// Creates a request of the class, without properties.
  class func blank(provider: any ASAuthorizationProvider) -> ASAuthorizationOpenIDRequest {
    ASAuthorizationOpenIDRequest(provider: provider)
  }

  /// Copies the properties to a request of the same class, and returns it.
  func copyProperties(to other: ASAuthorizationOpenIDRequest) -> ASAuthorizationOpenIDRequest {
    other.requestedScopes = requestedScopes
    other.state = state
    other.nonce = nonce
    other.requestedOperation = requestedOperation
    return other
  }
}
