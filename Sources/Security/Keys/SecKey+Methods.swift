extension SecKey {
  func sign(_ data: [UInt8], _ method: SecKeyMethod) -> [UInt8]? {
    switch (material, method) {
    case (.rsa(let key), .rsaRaw): return key.applyPrivate(data)
    case (.rsa(let key), .rsaSignature(let digest, let isMessage)):
      guard let hash = SecKeyMethod.digest(data, digest, isMessage) else { return nil }
      return RSAPadding.signature((digest?.prefix ?? []) + hash, count: key.byteCount).flatMap(key.applyPrivate)
    case (.rsa(let key), .rsaProbabilistic(let digest, let isMessage)):
      guard let hash = SecKeyMethod.digest(data, digest, isMessage) else { return nil }
      return RSAPadding.probabilistic(hash, digest, bitCount: key.modulus.bitCount).flatMap(key.applyPrivate)
    case (.curve(let key), .curveSignature(let digest, let isMessage)):
      guard let hash = SecKeyMethod.digest(data, digest, isMessage), !hash.isEmpty else { return nil }
      return key.sign(hash)
    default: return nil
    }
  }

  func verify(_ signature: [UInt8], of data: [UInt8], _ method: SecKeyMethod) -> Bool {
    switch (material, method) {
    case (.curve(let key), .curveSignature(let digest, let isMessage)):
      guard let hash = SecKeyMethod.digest(data, digest, isMessage), !hash.isEmpty else { return false }
      return key.verify(signature, of: hash)
    case (.rsa(let key), _):
      guard signature.count == key.byteCount, let block = key.applyPublic(signature) else { return false }
      switch method {
      case .rsaRaw:
        return data.count <= block.count && [UInt8](repeating: 0, count: block.count - data.count) + data == block
      case .rsaSignature(let digest, let isMessage):
        guard let hash = SecKeyMethod.digest(data, digest, isMessage) else { return false }
        return RSAPadding.signature((digest?.prefix ?? []) + hash, count: key.byteCount) == block
      case .rsaProbabilistic(let digest, let isMessage):
        guard let hash = SecKeyMethod.digest(data, digest, isMessage) else { return false }
        return RSAPadding.isProbabilistic(block, of: hash, digest, bitCount: key.modulus.bitCount)
      default: return false
      }
    default: return false
    }
  }

  func encrypt(_ data: [UInt8], _ method: SecKeyMethod) -> [UInt8]? {
    guard case .rsa(let key) = material else { return nil }
    switch method {
    case .rsaRaw: return key.applyPublic(data)
    case .rsaEncryption: return RSAPadding.encryption(data, count: key.byteCount).flatMap(key.applyPublic)
    case .rsaOptimal(let digest):
      return RSAPadding.optimalEncryption(data, digest, count: key.byteCount).flatMap(key.applyPublic)
    default: return nil
    }
  }

  func decrypt(_ data: [UInt8], _ method: SecKeyMethod) -> [UInt8]? {
    guard case .rsa(let key) = material, let block = key.applyPrivate(data) else { return nil }
    switch method {
    case .rsaRaw: return block
    case .rsaEncryption: return RSAPadding.decryption(block)
    case .rsaOptimal(let digest): return RSAPadding.optimalDecryption(block, digest)
    default: return nil
    }
  }
}
