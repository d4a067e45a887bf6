import CryptoKit

/// The reason why there is no cryptor.
struct CryptorFailure: Error {
  let status: Int
}

extension Cryptor {
  /// The modes that Apple has for its own use, by number: XTS, GCM and CCM.
  private static let privateModes: Set<CCMode> = [8, 11, 12]

  /// Creates a cryptor of Apple's numbers.
  convenience init(
    operation: CCOperation, mode: CCMode, algorithm: CCAlgorithm, padding: CCPadding, vector: UnsafeRawPointer?,
    key: UnsafeRawBufferPointer
  ) throws(CryptorFailure) {
    guard operation == kCCEncrypt || operation == kCCDecrypt else { throw CryptorFailure(status: kCCParamError) }
    let direction: BlockCipher.Direction = operation == kCCEncrypt ? .encrypt : .decrypt
    let cipherMode =
      Int(algorithm) == kCCAlgorithmRC4
      ? RC4Mode(key: key)
      : try Self.mode(mode, of: Self.cipher(algorithm), direction, vector: vector, key: key)
    guard let cipherMode else { throw CryptorFailure(status: kCCKeySizeError) }
    self.init(cipherMode, isEncrypting: direction == .encrypt, pads: padding == ccPKCS7Padding)
  }

  private static func cipher(_ algorithm: CCAlgorithm) throws(CryptorFailure) -> BlockCipher.Algorithm {
    switch Int(algorithm) {
    case kCCAlgorithmAES: .aes
    case kCCAlgorithmDES: .des
    case kCCAlgorithm3DES: .tripleDES
    case kCCAlgorithmCAST: .cast
    case kCCAlgorithmRC2: .rc2
    case kCCAlgorithmBlowfish: .blowfish
    default: throw CryptorFailure(status: kCCParamError)
    }
  }

  /// - Returns: nil if the cipher has no keys of that length.
  private static func mode(
    _ mode: CCMode, of algorithm: BlockCipher.Algorithm, _ direction: BlockCipher.Direction,
    vector: UnsafeRawPointer?, key: UnsafeRawBufferPointer
  ) throws(CryptorFailure) -> (any CipherMode)? {
    func cipher(_ direction: BlockCipher.Direction) -> BlockCipher? {
      BlockCipher(algorithm, key: key, direction: direction)
    }
    // Modes that make streams encrypt in both directions.
    switch Int(mode) {
    case kCCModeECB: return cipher(direction).map { CodebookMode($0) }
    case kCCModeCBC: return cipher(direction).map { ChainingMode($0, direction: direction, vector: vector) }
    case kCCModeCFB: return cipher(.encrypt).map { CipherFeedbackMode($0, direction: direction, vector: vector) }
    case kCCModeCFB8: return cipher(.encrypt).map { ByteFeedbackMode($0, direction: direction, vector: vector) }
    case kCCModeCTR: return cipher(.encrypt).map { CounterMode($0, vector: vector) }
    case kCCModeOFB: return cipher(.encrypt).map { OutputFeedbackMode($0, vector: vector) }
    default:
      throw CryptorFailure(status: privateModes.contains(mode) ? kCCUnimplemented : kCCParamError)
    }
  }
}
