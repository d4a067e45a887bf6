/// Reads and writes the part of a certificate that holds its key (RFC 5280, section 4.1.2.7).
enum PublicKeyInfo {
  private static let rsa: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01]
  private static let curve: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]

  /// Returns the key; nil for other algorithms and curves than those of `SecKey`, and for points that are compressed.
  static func key(_ encoded: some Collection<UInt8>) -> SecKey? {
    guard let (algorithm, parameters, bits) = parts(encoded) else { return nil }
    if algorithm == rsa { return RSAKey(bits, isPrivate: false).map { SecKey(.rsa($0)) } }
    guard algorithm == curve, let key = ECKey(bits, isPrivate: false), parameters == key.curve.identifier else {
      return nil
    }
    return SecKey(.curve(key))
  }

  /// Returns the bits of the key, whatever its algorithm; nil if the DER is wrong.
  static func bits(_ encoded: some Collection<UInt8>) -> [UInt8]? { parts(encoded)?.bits }

  private static func parts(
    _ encoded: some Collection<UInt8>
  ) -> (algorithm: [UInt8], parameters: [UInt8]?, bits: [UInt8])? {
    var outer = DERReader(encoded)
    guard var reader = outer.next(DERReader.Tag.sequence)?.reader, outer.isAtEnd,
      var method = reader.next(DERReader.Tag.sequence)?.reader,
      let algorithm = method.next(DERReader.Tag.identifier)?.content, let bits = reader.bitString(), reader.isAtEnd
    else { return nil }
    return (Array(algorithm), method.next(DERReader.Tag.identifier).map { Array($0.content) }, Array(bits))
  }
}

extension Curve {
  /// The identifier as DER without tag and length.
  fileprivate var identifier: [UInt8] {
    switch self {
    case .p256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07]
    case .p384: [0x2b, 0x81, 0x04, 0x00, 0x22]
    case .p521: [0x2b, 0x81, 0x04, 0x00, 0x23]
    }
  }
}
