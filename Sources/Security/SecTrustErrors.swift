/// The certificates that are needed for a chain are not all known.
public let errSecCreateChainFailed: OSStatus = -25318
/// There is no such policy.
public let errSecPolicyNotFound: OSStatus = -25241
/// There is no result of an evaluation.
public let errSecTrustNotAvailable: OSStatus = -25245
/// The format is not supported.
public let errSecUnsupportedFormat: OSStatus = -25256
/// The format is unknown.
public let errSecUnknownFormat: OSStatus = -25257
/// A password is needed.
public let errSecPassphraseRequired: OSStatus = -25260
/// The password of a file in the format PKCS#12 is wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// A certificate was not signed by its presumed issuer.
public let errSecNotSigner: OSStatus = -26267
/// The certificate is another host's.
public let errSecHostNameMismatch: OSStatus = -67602
/// The certificate contains an unknown extension that has to be understood.
public let errSecUnknownCriticalExtensionFlag: OSStatus = -67603
/// An issuer's certificate does not say that it is an authority's.
public let errSecNoBasicConstraints: OSStatus = -67604
/// An issuer is no authority.
public let errSecNoBasicConstraintsCA: OSStatus = -67605
/// The certificate is for other purposes.
public let errSecInvalidExtendedKeyUsage: OSStatus = -67609
/// There are more authorities below one than it allows.
public let errSecPathLengthConstraintExceeded: OSStatus = -67611
/// The root is not valid.
public let errSecInvalidRoot: OSStatus = -67612
/// The certificate has another address for e-mail.
public let errSecSMIMEEmailAddressesNotFound: OSStatus = -67623
/// It cannot be found out whether the certificate was revoked.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
/// The user has refused the certificate.
public let errSecTrustSettingDeny: OSStatus = -67654
/// The name of the subject is not valid.
public let errSecInvalidSubjectName: OSStatus = -67655
/// An internal error.
public let errSecInternalError: OSStatus = -67671
/// A signature is not valid.
public let errSecInvalidSignature: OSStatus = -67688
/// An issuer does not allow a name.
public let errSecInvalidName: OSStatus = -67689
/// The certificate is not valid.
public let errSecInvalidCertificateRef: OSStatus = -67690
/// A key is too small.
public let errSecUnsupportedKeySize: OSStatus = -67735
/// A signature is made with a weak algorithm.
public let errSecInvalidDigestAlgorithm: OSStatus = -67815
/// The certificate has expired.
public let errSecCertificateExpired: OSStatus = -67818
/// The certificate is not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// The certificate was revoked.
public let errSecCertificateRevoked: OSStatus = -67820
/// The certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67843

/// The descriptions of the results above.
let trustErrorTexts: [OSStatus: String] = [
  errSecCreateChainFailed: "The certificates for a chain to an anchor are not all known.",
  errSecPolicyNotFound: "There is no such policy.", errSecTrustNotAvailable: "Trust has not been evaluated.",
  errSecUnsupportedFormat: "The format is not supported.", errSecUnknownFormat: "The format is unknown.",
  errSecPassphraseRequired: "A password is needed.", errSecPkcs12VerifyFailure: "The password of the file is wrong.",
  errSecNotSigner: "A certificate was not signed by its presumed issuer.",
  errSecHostNameMismatch: "The certificate is for another host.",
  errSecUnknownCriticalExtensionFlag: "The certificate has an unknown critical extension.",
  errSecNoBasicConstraints: "An issuer is not marked as an authority.",
  errSecNoBasicConstraintsCA: "An issuer is no authority.",
  errSecInvalidExtendedKeyUsage: "The certificate is for other purposes.",
  errSecPathLengthConstraintExceeded: "There are more authorities in the chain than one of them allows.",
  errSecInvalidRoot: "The root is not valid.",
  errSecSMIMEEmailAddressesNotFound: "The certificate is for another address.",
  errSecIncompleteCertRevocationCheck: "It cannot be found out whether the certificate was revoked.",
  errSecTrustSettingDeny: "The user has refused the certificate.",
  errSecInvalidSubjectName: "The name of the subject is not valid.", errSecInternalError: "An internal error.",
  errSecInvalidSignature: "A signature is not valid.", errSecInvalidName: "An issuer does not allow a name.",
  errSecInvalidCertificateRef: "The certificate is not valid.", errSecUnsupportedKeySize: "A key is too small.",
  errSecInvalidDigestAlgorithm: "A signature is made with a weak algorithm.",
  errSecCertificateExpired: "The certificate has expired.",
  errSecCertificateNotValidYet: "The certificate is not valid yet.",
  errSecCertificateRevoked: "The certificate was revoked.", errSecNotTrusted: "The certificate is not trusted.",
]
