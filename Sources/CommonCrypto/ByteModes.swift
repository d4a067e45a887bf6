import CNettle
import CryptoKit

/// Cipher feedback, a byte at a time.
final class ByteFeedbackMode: CipherMode {
  private let cipher: BlockCipher
  private let direction: BlockCipher.Direction
  private let vector: InitializationVector

  /// - Parameter cipher: One that encrypts, for both directions.
  init(_ cipher: BlockCipher, direction: BlockCipher.Direction, vector: UnsafeRawPointer?) {
    self.cipher = cipher
    self.direction = direction
    self.vector = InitializationVector(vector, byteCount: cipher.blockSize)
  }

  var unit: Int { 1 }

  func process(_ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>) {
    let function = direction == .encrypt ? nettle_cfb8_encrypt : nettle_cfb8_decrypt
    function(cipher.context, cipher.function, cipher.blockSize, vector.bytes, byteCount, output, input)
  }
}

/// The stream cipher RC4.
final class RC4Mode: CipherMode {
  private let state = SecretMemory(byteCount: MemoryLayout<arcfour_ctx>.size)

  /// - Returns: nil unless the key has 1 to 512 bytes.
  init?(key: UnsafeRawBufferPointer) {
    guard (kCCKeySizeMinRC4...kCCKeySizeMaxRC4).contains(key.count) else { return nil }
    // nettle takes 256 bytes at most. RC4 uses no more of a longer key.
    nettle_arcfour_set_key(context, min(key.count, 256), key.bindMemory(to: UInt8.self).baseAddress)
  }

  private var context: UnsafeMutablePointer<arcfour_ctx> {
    state.start.bindMemory(to: arcfour_ctx.self, capacity: 1)
  }

  var unit: Int { 1 }

  func process(_ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>) {
    nettle_arcfour_crypt(context, byteCount, output, input)
  }
}
