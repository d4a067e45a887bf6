import CNettle
import CryptoKit

/// Electronic codebook: each block by itself.
final class CodebookMode: CipherMode {
  private let cipher: BlockCipher

  init(_ cipher: BlockCipher) { self.cipher = cipher }

  var unit: Int { cipher.blockSize }

  func process(_ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>) {
    cipher.process(input, byteCount: byteCount, to: output)
  }
}

/// Cipher block chaining.
final class ChainingMode: CipherMode {
  private let cipher: BlockCipher
  private let direction: BlockCipher.Direction
  private let vector: InitializationVector

  init(_ cipher: BlockCipher, direction: BlockCipher.Direction, vector: UnsafeRawPointer?) {
    self.cipher = cipher
    self.direction = direction
    self.vector = InitializationVector(vector, byteCount: cipher.blockSize)
  }

  var unit: Int { cipher.blockSize }

  func process(_ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>) {
    let function = direction == .encrypt ? nettle_cbc_encrypt : nettle_cbc_decrypt
    function(cipher.context, cipher.function, cipher.blockSize, vector.bytes, byteCount, output, input)
  }

  func restart(with vector: UnsafeRawPointer?) -> Bool {
    self.vector.set(vector)
    return true
  }
}

/// The block that a mode carries from one part of a message to the next.
final class InitializationVector {
  private let memory: SecretMemory

  /// Creates a block with a copy of bytes, or of zeros.
  init(_ source: UnsafeRawPointer?, byteCount: Int) {
    memory = SecretMemory(byteCount: byteCount)
    set(source)
  }

  /// Copies bytes; nil stands for zeros.
  func set(_ source: UnsafeRawPointer?) {
    if let source { memory.start.copyMemory(from: source, byteCount: memory.byteCount) } else { memory.wipe() }
  }

  var byteCount: Int { memory.byteCount }
  var bytes: UnsafeMutablePointer<UInt8> { memory.bytes }
}
