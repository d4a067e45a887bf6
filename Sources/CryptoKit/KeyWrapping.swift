import CNettle

/// The wrapping of keys by other keys, with AES, of RFC 3394.
package enum KeyWrapping {
  /// The number of bytes of a vector, and of half a block.
  package static let vectorByteCount = 8
  /// The vector that the standard gives.
  package static let standardVector = [UInt8](repeating: 0xA6, count: vectorByteCount)

  /// Wraps a key.
  /// - Parameter vector: 8 bytes.
  /// - Returns: 8 bytes more than the key has; nil unless the other key is one of AES and this key has at least 16
  ///   bytes, a multiple of 8.
  package static func wrap(
    _ key: UnsafeRawBufferPointer, using other: UnsafeRawBufferPointer, vector: UnsafePointer<UInt8>
  ) -> SecretMemory? {
    guard key.count >= 16, key.count % 8 == 0, let cipher = BlockCipher(.aes, key: other, direction: .encrypt) else {
      return nil
    }
    let wrapped = SecretMemory(byteCount: key.count + vectorByteCount)
    nettle_nist_keywrap16(
      cipher.context, cipher.function, vector, wrapped.byteCount, wrapped.bytes,
      key.bindMemory(to: UInt8.self).baseAddress)
    return wrapped
  }

  /// Unwraps a key.
  /// - Parameter vector: 8 bytes.
  /// - Returns: 8 bytes fewer than the wrapped key has; nil if it was not wrapped with that key and vector.
  package static func unwrap(
    _ wrapped: UnsafeRawBufferPointer, using other: UnsafeRawBufferPointer, vector: UnsafePointer<UInt8>
  ) -> SecretMemory? {
    guard wrapped.count >= 24, wrapped.count % 8 == 0,
      let cipher = BlockCipher(.aes, key: other, direction: .decrypt)
    else { return nil }
    let key = SecretMemory(byteCount: wrapped.count - vectorByteCount)
    let isGenuine = nettle_nist_keyunwrap16(
      cipher.context, cipher.function, vector, key.byteCount, key.bytes,
      wrapped.bindMemory(to: UInt8.self).baseAddress)
    return isGenuine == 1 ? key : nil
  }
}
