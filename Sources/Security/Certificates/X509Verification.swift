import CGnuTLS
import Foundation

/// Verifies signatures and constraints of chains with GnuTLS. Times are checked elsewhere: GnuTLS would take those of a
/// clock that all threads share.
struct X509Verification: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ status: gnutls_certificate_status_t) { rawValue = status.rawValue }

  static let unverified = X509Verification(GNUTLS_CERT_INVALID)
  static let wrongSignature = X509Verification(GNUTLS_CERT_SIGNATURE_FAILURE)
  static let unknownSigner = X509Verification(GNUTLS_CERT_SIGNER_NOT_FOUND)
  static let signerIsNoAuthority = X509Verification(GNUTLS_CERT_SIGNER_NOT_CA)
  static let constraints = X509Verification(GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE)
  static let weakAlgorithm = X509Verification(GNUTLS_CERT_INSECURE_ALGORITHM)
  static let unknownCriticalExtension = X509Verification(GNUTLS_CERT_UNKNOWN_CRIT_EXTENSIONS)

  /// How strong keys and signatures have to be.
  enum Strength {
    /// Every algorithm.
    case any
    /// Signatures that are not made with MD2 or MD5.
    case basic
    /// Keys of at least 112 bits of security, which is 2048 bits for RSA, and signatures with SHA-2.
    case server
  }

  /// Verifies a chain, whose first certificate is the leaf, up to the anchor, which is not part of it.
  init(_ chain: [X509Certificate], anchor: X509Certificate, _ strength: Strength, checksAuthorities: Bool = true) {
    var flags =
      GNUTLS_VERIFY_DISABLE_TIME_CHECKS.rawValue | GNUTLS_VERIFY_DISABLE_TRUSTED_TIME_CHECKS.rawValue
      | GNUTLS_VERIFY_DISABLE_CRL_CHECKS.rawValue | GNUTLS_VERIFY_DO_NOT_ALLOW_SAME.rawValue
    switch strength {
    case .any:
      flags |=
        GNUTLS_VERIFY_ALLOW_SIGN_WITH_SHA1.rawValue | GNUTLS_VERIFY_ALLOW_SIGN_RSA_MD2.rawValue
        | GNUTLS_VERIFY_ALLOW_SIGN_RSA_MD5.rawValue
    case .basic: flags |= GNUTLS_VERIFY_ALLOW_SIGN_WITH_SHA1.rawValue
    // The profile is in the upper eight bits.
    case .server: flags |= GNUTLS_PROFILE_MEDIUM.rawValue << 24
    }
    if !checksAuthorities {
      flags |= GNUTLS_VERIFY_DISABLE_CA_SIGN.rawValue | GNUTLS_VERIFY_ALLOW_ANY_X509_V1_CA_CRT.rawValue
    }
    let certificates = chain.map { Optional($0.pointer) }
    let anchors = [Optional(anchor.pointer)]
    var status: UInt32 = 0
    let result = withExtendedLifetime((chain, anchor)) {
      gnutls_x509_crt_list_verify(
        certificates, UInt32(certificates.count), anchors, UInt32(anchors.count), nil, 0, flags, &status)
    }
    self.init(rawValue: result == 0 ? status : Self.unverified.rawValue | Self.unknownSigner.rawValue)
  }
}
