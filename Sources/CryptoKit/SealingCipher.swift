import CNettle
import Foundation

/// A cipher that also authenticates, for one message.
protocol SealingCipher {
  func authenticate(_ bytes: [UInt8])
  func encrypt(_ bytes: inout [UInt8])
  func decrypt(_ bytes: inout [UInt8])
  /// Returns the tag of what was authenticated, then encrypted or decrypted.
  func tag() -> [UInt8]
}

extension SealingCipher {
  static var tagByteCount: Int { 16 }

  /// Returns a nonce, a message as ciphertext, and the tag of it and of data.
  func seal(_ message: some DataProtocol, nonce: Data, authenticating data: some DataProtocol) -> Data {
    var bytes = Array(message)
    authenticate(Array(data))
    encrypt(&bytes)
    return nonce + bytes + tag()
  }

  /// Returns the message of a ciphertext.
  /// - Throws: `CryptoKitError.authenticationFailure` if the tag is another than that of the ciphertext and the data.
  func open(_ ciphertext: Data, tag: Data, authenticating data: some DataProtocol) throws -> Data {
    var bytes = Array(ciphertext)
    authenticate(Array(data))
    decrypt(&bytes)
    guard isEqual(tag, self.tag()) else { throw CryptoKitError.authenticationFailure }
    return Data(bytes)
  }
}

/// AES in Galois/counter mode, after NIST SP 800-38D.
struct GaloisCounterCipher: SealingCipher {
  private let cipher: BlockCipher
  private let memory = SecretMemory(byteCount: MemoryLayout<gcm_key>.size)
  private let state = SecretMemory(byteCount: MemoryLayout<gcm_ctx>.size)

  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than those of AES.
  init(key: SymmetricKey, nonce: Data) throws {
    guard let cipher = key.withUnsafeBytes({ BlockCipher(.aes, key: $0, direction: .encrypt) }) else {
      throw CryptoKitError.incorrectKeySize
    }
    self.cipher = cipher
    nettle_gcm_set_key(subkey, cipher.context, cipher.function)
    let nonce = Array(nonce)
    nettle_gcm_set_iv(context, subkey, nonce.count, nonce)
  }

  private var subkey: UnsafeMutablePointer<gcm_key> { memory.start.bindMemory(to: gcm_key.self, capacity: 1) }
  private var context: UnsafeMutablePointer<gcm_ctx> { state.start.bindMemory(to: gcm_ctx.self, capacity: 1) }

  func authenticate(_ bytes: [UInt8]) { nettle_gcm_update(context, subkey, bytes.count, bytes) }

  func encrypt(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer {
      nettle_gcm_encrypt(
        context, subkey, cipher.context, cipher.function, $0.count, $0.baseAddress, UnsafePointer($0.baseAddress))
    }
  }

  func decrypt(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer {
      nettle_gcm_decrypt(
        context, subkey, cipher.context, cipher.function, $0.count, $0.baseAddress, UnsafePointer($0.baseAddress))
    }
  }

  func tag() -> [UInt8] {
    var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
    nettle_gcm_digest(context, subkey, cipher.context, cipher.function, tag.count, &tag)
    return tag
  }
}

/// ChaCha20 with Poly1305, after RFC 8439.
struct ChaChaCipher: SealingCipher {
  private let memory = SecretMemory(byteCount: MemoryLayout<chacha_poly1305_ctx>.size)

  /// - Parameter nonce: 12 bytes.
  /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 256 bits.
  init(key: SymmetricKey, nonce: Data) throws {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    key.withUnsafeBytes {
      nettle_chacha_poly1305_set_key(context, $0.bindMemory(to: UInt8.self).baseAddress)
    }
    nettle_chacha_poly1305_set_nonce(context, Array(nonce))
  }

  private var context: UnsafeMutablePointer<chacha_poly1305_ctx> {
    memory.start.bindMemory(to: chacha_poly1305_ctx.self, capacity: 1)
  }

  func authenticate(_ bytes: [UInt8]) { nettle_chacha_poly1305_update(context, bytes.count, bytes) }

  func encrypt(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer {
      nettle_chacha_poly1305_encrypt(context, $0.count, $0.baseAddress, UnsafePointer($0.baseAddress))
    }
  }

  func decrypt(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer {
      nettle_chacha_poly1305_decrypt(context, $0.count, $0.baseAddress, UnsafePointer($0.baseAddress))
    }
  }

  func tag() -> [UInt8] {
    var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
    nettle_chacha_poly1305_digest(context, tag.count, &tag)
    return tag
  }
}
