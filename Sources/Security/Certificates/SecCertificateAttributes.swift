import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// The kind of a certificate: a number, 3 for X.509.
nonisolated(unsafe) public let kSecAttrCertificateType: CFString = "ctyp" as NSString

/// The encoding of a certificate: a number, 3 for DER.
nonisolated(unsafe) public let kSecAttrCertificateEncoding: CFString = "cenc" as NSString

/// The normalized name of a certificate's subject.
nonisolated(unsafe) public let kSecAttrSubject: CFString = "subj" as NSString

/// The normalized name of a certificate's issuer.
nonisolated(unsafe) public let kSecAttrIssuer: CFString = "issr" as NSString

/// The serial number of a certificate.
nonisolated(unsafe) public let kSecAttrSerialNumber: CFString = "slnr" as NSString

/// The identifier of the subject's key in a certificate.
nonisolated(unsafe) public let kSecAttrSubjectKeyID: CFString = "skid" as NSString

/// The hash of the key in a certificate.
nonisolated(unsafe) public let kSecAttrPublicKeyHash: CFString = "pkhh" as NSString

extension SecCertificate {
  /// The attributes by which the keychain finds the certificate.
  var attributes: [String: Any] {
    var values: [String: Any] = [
      "class": "cert", "ctyp": 3, "cenc": 3, "slnr": serialNumber,
      "pkhh": Data(Digest.SHA1.hash(PublicKeyInfo.bits(publicKeyInfo) ?? [])),
    ]
    values["subj"] = DistinguishedName(subject).map { Data($0.normalized) }
    values["issr"] = DistinguishedName(issuer).map { Data($0.normalized) }
    values["skid"] = subjectKeyIdentifier
    return values
  }
}
