import Foundation

/// Whether the user is to be verified, for example by a fingerprint.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// If it is possible.
  public static let preferred = Self("preferred")
  /// In any case.
  public static let required = Self("required")
  /// Rather not.
  public static let discouraged = Self("discouraged")
}

/// The proof about a new key's origin that is wanted.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let none = Self("none")
  public static let direct = Self("direct")
  public static let indirect = Self("indirect")
  public static let enterprise = Self("enterprise")
}

/// A credential with a key pair, of which the public key is known to a server.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/aspublickeycredential).
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The description of the request that was signed (JSON).
  var rawClientDataJSON: Data { get }
  /// The key's identifier.
  var credentialID: Data { get }
}

/// The proof that the user has a key.
///
/// See [Apple's page][1].
///
/// [1]: https://developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialassertion
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// The data of the device that has signed.
  var rawAuthenticatorData: Data! { get }
  /// The user's identifier.
  var userID: Data! { get }
  /// The signature.
  var signature: Data! { get }
}

/// A new key.
///
/// See [Apple's page][1].
///
/// [1]: https://developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialregistration
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// The proof about the key's origin.
  var rawAttestationObject: Data? { get }
}

/// Describes a key by its identifier.
///
/// See [Apple's page][1].
///
/// [1]: https://developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialdescriptor
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol, NSCopying {
  /// The key's identifier.
  var credentialID: Data { get set }
}

/// A request for a proof that the user has a key.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol, NSCopying {
  /// The bytes to sign.
  var challenge: Data { get set }
  /// The server's domain.
  var relyingPartyIdentifier: String { get set }
  /// Whether the user is to be verified.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}

/// A request to make a key.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol, NSCopying {
  /// The server's domain.
  var relyingPartyIdentifier: String { get }
  /// The user's identifier.
  var userID: Data { get set }
  /// The user's name at the server.
  var name: String { get set }
  /// The name that is shown.
  var displayName: String? { get set }
  /// The bytes to sign.
  var challenge: Data { get set }
  /// Whether the user is to be verified.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
  /// The proof about the key's origin that is wanted.
  var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}
