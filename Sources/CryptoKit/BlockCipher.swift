import CNettle

/// A block cipher of nettle with a key, for one direction.
package final class BlockCipher {
  package enum Algorithm { case aes, des, tripleDES, cast, rc2, blowfish }
  package enum Direction { case encrypt, decrypt }

  /// nettle's form of a function that processes whole blocks: context, number of bytes, output, input.
  package typealias Function =
    @convention(c) (
      UnsafeRawPointer?, Int, UnsafeMutablePointer<UInt8>?, UnsafePointer<UInt8>?
    ) -> Void

  /// The number of bytes of a block.
  package let blockSize: Int
  package let function: Function
  private let schedule: SecretMemory

  /// Prepares a key.
  /// - Returns: nil if the cipher has no keys of that length.
  package init?(_ algorithm: Algorithm, key: UnsafeRawBufferPointer, direction: Direction) {
    guard let cipher = NettleCipher.find(algorithm, keyByteCount: key.count),
      let bytes = key.bindMemory(to: UInt8.self).baseAddress
    else { return nil }
    schedule = SecretMemory(byteCount: cipher.contextByteCount)
    blockSize = cipher.blockSize
    switch direction {
    case .encrypt:
      cipher.setEncryptionKey(schedule.start, bytes)
      function = cipher.encrypt
    case .decrypt:
      cipher.setDecryptionKey(schedule.start, bytes)
      function = cipher.decrypt
    }
  }

  /// The key as nettle prepared it; valid as long as the cipher.
  package var context: UnsafeRawPointer { UnsafeRawPointer(schedule.start) }

  /// Processes whole blocks, each by itself. Input and output may be the same memory.
  package func process(
    _ input: UnsafePointer<UInt8>, byteCount: Int, to output: UnsafeMutablePointer<UInt8>
  ) {
    function(context, byteCount, output, input)
  }
}
