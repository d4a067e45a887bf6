import AppleNames

/// The uses of a key.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/seckeyoperationtype).
public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

/// Returns whether a key can be used with an algorithm. Hybrid encryption (names with AESGCM) and
/// `ecdsaSignatureRFC4754` are not supported here.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  guard let method = SecKeyMethod(algorithm) else { return false }
  let kind = algorithm.name.split(separator: ":").dropFirst().first
  let expected =
    switch operation {
    case .sign, .verify: "sign"
    case .encrypt, .decrypt: "encrypt"
    case .keyExchange: "keyexchange"
    }
  guard kind.map(String.init) == expected else { return false }
  let needsPrivateKey = operation == .sign || operation == .decrypt || operation == .keyExchange
  guard key.isPrivate || !needsPrivateKey else { return false }
  switch (key.material, method) {
  case (.curve, .curveSignature), (.curve, .exchange): return true
  case (.rsa(let key), .rsaProbabilistic(let digest, _)):
    return (key.modulus.bitCount + 6) / 8 >= 2 * digest.byteCount + 2
  case (.rsa(let key), .rsaOptimal(let digest)): return key.byteCount >= 2 * digest.byteCount + 2
  case (.rsa(let key), .rsaSignature(let digest?, _)):
    return key.byteCount >= digest.prefix.count + digest.byteCount + 11
  case (.rsa, .rsaRaw), (.rsa, .rsaEncryption), (.rsa, .rsaSignature): return true
  default: return false
  }
}

/// Signs a digest or a message.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), let method = SecKeyMethod(algorithm) else {
    fail(error, errSecParam, "The key does not sign with \(algorithm.name)")
    return nil
  }
  guard let signature = key.sign([UInt8](dataToSign as Data), method) else {
    fail(error, errSecParam, "The data cannot be signed with \(algorithm.name)")
    return nil
  }
  return Data(signature) as NSData
}

/// Returns whether a signature is right; a key that is private verifies with its public part.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard SecKeyIsAlgorithmSupported(key, .verify, algorithm), let method = SecKeyMethod(algorithm) else {
    fail(error, errSecParam, "The key does not verify with \(algorithm.name)")
    return false
  }
  guard key.verify([UInt8](signature as Data), of: [UInt8](signedData as Data), method) else {
    fail(error, errSecVerifyFailed, "The signature is wrong")
    return false
  }
  return true
}

/// Encrypts with a public key.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .encrypt, algorithm), let method = SecKeyMethod(algorithm),
    let bytes = key.encrypt([UInt8](plaintext as Data), method)
  else {
    fail(error, errSecParam, "The data cannot be encrypted with \(algorithm.name)")
    return nil
  }
  return Data(bytes) as NSData
}

/// Decrypts with a private key.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .decrypt, algorithm), let method = SecKeyMethod(algorithm),
    let bytes = key.decrypt([UInt8](ciphertext as Data), method)
  else {
    fail(error, errSecParam, "The data cannot be decrypted with \(algorithm.name)")
    return nil
  }
  return Data(bytes) as NSData
}

/// The name of a parameter of an exchange of keys.
///
/// See [Apple's page](https://developer.apple.com/documentation/security/seckeykeyexchangeparameter).
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
  private let name: String
  public var rawValue: CFString { name as NSString }
  public init(rawValue: CFString) { name = "\(rawValue)" }
  /// The number of bytes to derive.
  public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize" as NSString)
  /// The data that both sides add.
  public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo" as NSString)
}

/// Derives a secret from a private key and the public key of another on the same curve, at most 1 MiB.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm), case .curve(let own) = privateKey.material,
    case .curve(let other) = publicKey.material, case .exchange(let digest)? = SecKeyMethod(algorithm),
    let secret = own.sharedSecret(other)
  else {
    fail(error, errSecParam, "The keys cannot be combined with \(algorithm.name)")
    return nil
  }
  guard let digest else { return Data(secret) as NSData }
  let values = KeychainQuery.values(of: parameters)
  let size = values["requestedSize"].flatMap { ($0 as? Int) ?? ($0 as? NSNumber)?.intValue } ?? 0
  guard (1...1 << 20).contains(size) else {
    fail(error, errSecParam, "The size of the secret is missing or too large")
    return nil
  }
  let shared = (values["sharedInfo"] as? Data) ?? (values["sharedInfo"] as? NSData).map { $0 as Data } ?? Data()
  return Data(digest.derivedKey(secret, [UInt8](shared), count: size)) as NSData
}
