import AppleNames
import CoreText

/// A certificate with the private key to its public one.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/secidentity).
public final class SecIdentity: Hashable, Sendable {
  let certificate: SecCertificate
  let privateKey: SecKey

  init(_ certificate: SecCertificate, _ privateKey: SecKey) {
    (self.certificate, self.privateKey) = (certificate, privateKey)
  }

  public static func == (first: SecIdentity, second: SecIdentity) -> Bool {
    first.certificate == second.certificate && first.privateKey == second.privateKey
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(certificate) }
}

/// Returns the number of the type of identities.
public func SecIdentityGetTypeID() -> CFTypeID { typeID(SecIdentity.self) }

/// Passes the certificate of an identity.
@discardableResult public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = identityRef.certificate
  return errSecSuccess
}

/// Passes the private key of an identity.
@discardableResult public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
  privateKeyRef.pointee = identityRef.privateKey
  return errSecSuccess
}
