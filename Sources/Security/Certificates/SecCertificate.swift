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

  /// The purposes to which the certificate is limited, as DER without tags and lengths; nil for all.
  let extendedPurposes: [[UInt8]]?
  /// The number of bytes of the extension that limits the names below an authority.
  private let nameConstraintsSize: Int

  /// The greatest size. Certificates have a few kilobytes; this leaves room for two thousand hosts.
  private static let greatestSize = 1 << 16
  /// The most extensions; usual are ten. GnuTLS looks for each among all.
  private static let greatestExtensionCount = 256

  /// Reads DER.
  init?(_ encoded: Data) {
    guard encoded.count <= Self.greatestSize else { return nil }
    var outer = DERReader(encoded)
    guard var reader = outer.next(DERReader.Tag.sequence)?.reader, outer.isAtEnd,
      var body = reader.next(DERReader.Tag.sequence)?.reader
    else { return nil }
    // The version has a tag of its own, and is left out in the first one.
    if body.nextTag == 0xa0 { _ = body.next() }
    guard let number = body.next(DERReader.Tag.integer)?.content, !number.isEmpty,
      body.next(DERReader.Tag.sequence) != nil, let issuer = body.next(DERReader.Tag.sequence)?.encoded,
      body.next(DERReader.Tag.sequence) != nil, let subject = body.next(DERReader.Tag.sequence)?.encoded,
      let publicKeyInfo = body.next(DERReader.Tag.sequence)?.encoded,
      Self.extensionCount(body) <= Self.greatestExtensionCount, let certificate = X509Certificate(encoded),
      let validFrom = certificate.validFrom, let validUntil = certificate.validUntil
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
    extendedPurposes = certificate.contents(ofExtension: "2.5.29.37").map { content in
      var outer = DERReader(content)
      var reader = outer.next(DERReader.Tag.sequence)?.reader
      var purposes: [[UInt8]] = []
      while let purpose = reader?.next(DERReader.Tag.identifier) { purposes.append(Array(purpose.content)) }
      return purposes
    }
    nameConstraintsSize = certificate.contents(ofExtension: "2.5.29.30")?.count ?? 0
  }

  /// Returns the number of extensions, which come last.
  private static func extensionCount(_ body: DERReader) -> Int {
    var body = body
    while let part = body.next() {
      guard part.tag == 0xa3 else { continue }
      var outer = part.reader
      guard var reader = outer.next(DERReader.Tag.sequence)?.reader else { return 0 }
      var count = 0
      while reader.next() != nil { count += 1 }
      return count
    }
    return 0
  }

  /// Whether GnuTLS verifies the certificate soon: its work grows with the product of the numbers of names and
  /// constraints.
  var isVerifiedSoon: Bool { alternativeNames.count <= 2000 && nameConstraintsSize <= 1 << 13 }

  /// Whether signatures of the certificate's key are verified: with RSA of up to 8192 bits, and with the curves of
  /// `SecKey`. Greater keys take long, and come from attackers only.
  var canVerify: Bool { key.map { $0.bitCount <= 8192 } ?? false }

  func allows(_ purpose: ExtendedPurpose) -> Bool {
    extendedPurposes.map { $0.contains(purpose.identifier) || $0.contains(ExtendedPurpose.any) } ?? true
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
