import Foundation

/// Makes requests for keys that the device keeps (passkeys).
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
///
/// Unchecked because of `NSObject`: all stored values are constants.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The server's domain.
  public let relyingPartyIdentifier: String

  /// Creates a provider for a server.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Returns a new request to make a key.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: self, server: relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
  }

  /// Returns a new request for a proof that the user has a key.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
      provider: self, server: relyingPartyIdentifier, challenge: challenge)
  }
}

/// A request to make a key that the device keeps.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
///
/// Unchecked for the reason of `ASAuthorizationRequest`.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  public let relyingPartyIdentifier: String
  open var userID: Data
  open var name: String
  open var displayName: String?
  open var challenge: Data
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

  init(provider: any ASAuthorizationProvider, server: String, challenge: Data, name: String, userID: Data) {
    relyingPartyIdentifier = server
    self.challenge = challenge
    self.name = name
    self.userID = userID
    super.init(provider: provider)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: provider, server: relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
    other.displayName = displayName
    other.userVerificationPreference = userVerificationPreference
    other.attestationPreference = attestationPreference
    return other
  }
}

/// A request for a proof that the user has a key that the device keeps.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
///
/// Unchecked for the reason of `ASAuthorizationRequest`.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
  open var challenge: Data
  open var relyingPartyIdentifier: String
  /// The keys that the server accepts; all of the user's if empty.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(provider: any ASAuthorizationProvider, server: String, challenge: Data) {
    relyingPartyIdentifier = server
    self.challenge = challenge
    super.init(provider: provider)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let other = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
      provider: provider, server: relyingPartyIdentifier, challenge: challenge)
    other.allowedCredentials = allowedCredentials
    other.userVerificationPreference = userVerificationPreference
    return other
  }
}

/// Describes a key that the device keeps by its identifier.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
///
/// Unchecked: it is set up by one thread before it is used, as on iOS.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
  open var credentialID: Data

  /// Creates the description of a key.
  public init(credentialID: Data) { self.credentialID = credentialID }

  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: credentialID)
  }
}

/// A new key that the device keeps. There is none here; the type is for the code that handles it.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration, Sendable
{
  public let rawClientDataJSON: Data
  public let credentialID: Data
  public let rawAttestationObject: Data?

  init(client: Data, id: Data) {
    rawClientDataJSON = client
    credentialID = id
    rawAttestationObject = nil
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The proof that the user has a key that the device keeps. There is none here; the type is for the code that handles
/// it.
///
/// See [Apple's pages](https://developer.apple.com/documentation/authenticationservices).
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion, Sendable
{
  public let rawClientDataJSON: Data
  public let credentialID: Data
  public let rawAuthenticatorData: Data!
  public let userID: Data!
  public let signature: Data!

  init(client: Data, id: Data) {
    rawClientDataJSON = client
    credentialID = id
    rawAuthenticatorData = nil
    userID = nil
    signature = nil
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
