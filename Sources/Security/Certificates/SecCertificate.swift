import AppleNames

/// A certificate that says whose a public key is (X.509).
///
/// See [Apple's page](https://developer.apple.com/documentation/security/seccertificate).
public final class SecCertificate: Hashable, Sendable {
  let encoded: Data
  /// The number as its issuer writes it, without tag and length.
  let serialNumber: Data
  /// The names as they are written.
  let issuer, subject: Data
  let publicKeyInfo: Data
  let validFrom, validUntil: Date
  let alternativeNames: AlternativeNames
  /// The identifiers of the subject's key and of the issuer's, which are shorter than the keys.
  let subjectKeyIdentifier, authorityKeyIdentifier: Data?

  /// The greatest size. Certificates have a few kilobytes; this leaves room for lists of many thousand hosts.
  private static let greatestSize = 1 << 20

  /// Reads DER.
  init?(_ encoded: Data) {
    guard encoded.count <= Self.greatestSize, let certificate = X509Certificate(encoded),
      let validFrom = certificate.validFrom, let validUntil = certificate.validUntil
    else { return nil }
    var outer = DERReader(encoded)
    guard var reader = outer.next(DERReader.Tag.sequence)?.reader, outer.isAtEnd,
      var body = reader.next(DERReader.Tag.sequence)?.reader
    else { return nil }
    // The version has a tag of its own, and is left out in the first one.
    if body.nextTag == 0xa0 { _ = body.next() }
    guard let number = body.next(DERReader.Tag.integer)?.content, !number.isEmpty,
      body.next(DERReader.Tag.sequence) != nil, let issuer = body.next(DERReader.Tag.sequence)?.encoded,
      body.next(DERReader.Tag.sequence) != nil, let subject = body.next(DERReader.Tag.sequence)?.encoded,
      let publicKeyInfo = body.next(DERReader.Tag.sequence)?.encoded
    else { return nil }
    self.encoded = Data(encoded)
    serialNumber = Data(number)
    (self.issuer, self.subject) = (Data(issuer), Data(subject))
    self.publicKeyInfo = Data(publicKeyInfo)
    (self.validFrom, self.validUntil) = (validFrom, validUntil)
    alternativeNames = certificate.contents(ofExtension: "2.5.29.17").map { AlternativeNames($0) } ?? AlternativeNames()
    subjectKeyIdentifier = certificate.contents(ofExtension: "2.5.29.14").flatMap { content in
      var reader = DERReader(content)
      return reader.next(DERReader.Tag.octetString).map { Data($0.content) }
    }
    authorityKeyIdentifier = certificate.contents(ofExtension: "2.5.29.35").flatMap { content in
      var outer = DERReader(content)
      var reader = outer.next(DERReader.Tag.sequence)?.reader
      return reader?.next(0x80).map { Data($0.content) }
    }
  }

  var isSelfIssued: Bool { issuer == subject }
  var key: SecKey? { PublicKeyInfo.key(publicKeyInfo) }

  /// Returns the texts of a type in the subject's name.
  func subjectTexts(_ type: [UInt8]) -> [String] { DistinguishedName(subject)?.texts(type) ?? [] }

  var emailAddresses: [String] {
    alternativeNames.emailAddresses + subjectTexts(DistinguishedName.AttributeType.emailAddress)
  }

  /// A name for people; nil if the certificate contains none.
  var summary: String? {
    let common = subjectTexts(DistinguishedName.AttributeType.commonName).last
    let description = subjectTexts(DistinguishedName.AttributeType.description).last
    if let common { return description.map { "\(common) (\($0))" } ?? common }
    return subjectTexts(DistinguishedName.AttributeType.organizationalUnit).last
      ?? subjectTexts(DistinguishedName.AttributeType.organization).last ?? description ?? emailAddresses.first
      ?? alternativeNames.hosts.first
  }

  public static func == (first: SecCertificate, second: SecCertificate) -> Bool { first.encoded == second.encoded }
  public func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}
