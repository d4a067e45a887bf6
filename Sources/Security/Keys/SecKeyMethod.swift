/// The parts of an algorithm's name.
enum SecKeyMethod {
  case rsaRaw
  case rsaSignature(Digest?, isMessage: Bool)
  case rsaProbabilistic(Digest, isMessage: Bool)
  case rsaEncryption
  case rsaOptimal(Digest)
  case curveSignature(Digest?, isMessage: Bool)
  case exchange(Digest?)

  init?(_ algorithm: SecKeyAlgorithm) {
    let parts = algorithm.name.split(separator: ":").map(String.init)
    guard parts.count >= 3, parts[0] == "algid" else { return nil }
    let kind = parts.count > 3 ? parts[3] : ""
    let digest = parts.count > 4 ? Digest(rawValue: parts[4]) : nil
    switch (parts[1], parts[2], kind, parts.count) {
    case ("sign", "RSA", "raw", 4), ("encrypt", "RSA", "raw", 4): self = .rsaRaw
    case ("sign", "RSA", "digest-PKCS1v15", 4): self = .rsaSignature(nil, isMessage: false)
    case ("encrypt", "RSA", "PKCS1", 4): self = .rsaEncryption
    case ("sign", "ECDSA", "digest-X962", 4): self = .curveSignature(nil, isMessage: false)
    case ("keyexchange", "ECDH", "", 3), ("keyexchange", "ECDHC", "", 3): self = .exchange(nil)
    default:
      guard let digest else { return nil }
      switch (parts[1], parts[2], kind, parts.count) {
      case ("sign", "RSA", "digest-PKCS1v15", 5): self = .rsaSignature(digest, isMessage: false)
      case ("sign", "RSA", "message-PKCS1v15", 5): self = .rsaSignature(digest, isMessage: true)
      case ("sign", "RSA", "digest-PSS", 7): self = .rsaProbabilistic(digest, isMessage: false)
      case ("sign", "RSA", "message-PSS", 7): self = .rsaProbabilistic(digest, isMessage: true)
      case ("encrypt", "RSA", "OAEP", 5): self = .rsaOptimal(digest)
      case ("sign", "ECDSA", "digest-X962", 5): self = .curveSignature(digest, isMessage: false)
      case ("sign", "ECDSA", "message-X962", 5): self = .curveSignature(digest, isMessage: true)
      case ("keyexchange", "ECDH", "KDFX963", 5), ("keyexchange", "ECDHC", "KDFX963", 5): self = .exchange(digest)
      default: return nil
      }
    }
  }

  /// Returns the digest to sign; nil if the data should be one and has another length.
  static func digest(_ data: [UInt8], _ digest: Digest?, _ isMessage: Bool) -> [UInt8]? {
    guard let digest else { return data }
    if isMessage { return digest.hash(data) }
    return data.count == digest.byteCount ? data : nil
  }
}
