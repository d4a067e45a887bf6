import CNettle
import CryptoKit

/// A mode that makes a stream of a block cipher: bytes that are combined with those of the message. Whole blocks go to
/// nettle at once, others byte by byte.
class StreamMode: CipherMode {
  final let cipher: BlockCipher
  final let vector: InitializationVector
  /// The block of the stream of which a part was used.
  final let stream: SecretMemory
  private final var used = 0

  /// - Parameter cipher: One that encrypts, for both directions.
  init(_ cipher: BlockCipher, vector: UnsafeRawPointer?) {
    self.cipher = cipher
    self.vector = InitializationVector(vector, byteCount: cipher.blockSize)
    stream = SecretMemory(byteCount: cipher.blockSize)
  }

  final var unit: Int { 1 }

  final func process(_ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>) {
    var place = 0
    while place < byteCount {
      let rest = byteCount - place
      if used == 0, rest >= cipher.blockSize {
        let whole = rest - rest % cipher.blockSize
        processBlocks(input + place, byteCount: whole, to: output + place)
        place += whole
      } else {
        if used == 0 { fillStream() }
        output[place] = combine(input[place], at: used)
        used = (used + 1) % cipher.blockSize
        place += 1
      }
    }
  }

  func restart(with vector: UnsafeRawPointer?) -> Bool { false }

  final func start(with vector: UnsafeRawPointer?) {
    self.vector.set(vector)
    used = 0
  }

  // MARK: Overridden

  /// Processes whole blocks.
  func processBlocks(_ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>) {}

  /// Computes the next block of the stream.
  func fillStream() {}

  /// Returns the output for a byte of input at a place in a block.
  func combine(_ byte: UInt8, at place: Int) -> UInt8 { byte ^ stream.bytes[place] }
}

/// Output feedback, which nettle lacks: each block of the stream is the encrypted one before.
final class OutputFeedbackMode: StreamMode {
  override func processBlocks(
    _ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    for place in stride(from: 0, to: byteCount, by: cipher.blockSize) {
      fillStream()
      for index in 0..<cipher.blockSize { output[place + index] = combine(input[place + index], at: index) }
    }
  }

  override func fillStream() {
    cipher.process(vector.bytes, byteCount: cipher.blockSize, to: vector.bytes)
    stream.bytes.update(from: vector.bytes, count: cipher.blockSize)
  }
}

/// Cipher feedback: each block of the stream is the encrypted block of ciphertext before.
final class CipherFeedbackMode: StreamMode {
  private let direction: BlockCipher.Direction

  init(_ cipher: BlockCipher, direction: BlockCipher.Direction, vector: UnsafeRawPointer?) {
    self.direction = direction
    super.init(cipher, vector: vector)
  }

  override func processBlocks(
    _ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    let function = direction == .encrypt ? nettle_cfb_encrypt : nettle_cfb_decrypt
    function(cipher.context, cipher.function, cipher.blockSize, vector.bytes, byteCount, output, input)
  }

  override func fillStream() { cipher.process(vector.bytes, byteCount: cipher.blockSize, to: stream.bytes) }

  override func combine(_ byte: UInt8, at place: Int) -> UInt8 {
    let result = super.combine(byte, at: place)
    vector.bytes[place] = direction == .encrypt ? result : byte
    return result
  }
}
