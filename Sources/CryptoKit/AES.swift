import Foundation

/// The Advanced Encryption Standard, with keys of 128, 192 or 256 bits.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/aes).
public enum AES: Sendable {
  /// The wrapping of keys by other keys, after RFC 3394.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/cryptokit/aes/keywrap).
  public enum KeyWrap: Sendable {
    /// Returns a key in wrapped form: 8 bytes more.
    /// - Throws: `CryptoKitError.incorrectKeySize` if `kek` is not a key for AES, `wrapFailure` if the key that is
    ///   wrapped has fewer than 16 bytes or not a multiple of 8.
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      try check(kek)
      let wrapped = keyToWrap.withUnsafeBytes { key in
        kek.withUnsafeBytes { KeyWrapping.wrap(key, using: $0, vector: KeyWrapping.standardVector) }
      }
      guard let wrapped else { throw CryptoKitError.wrapFailure }
      return Data(wrapped.buffer)
    }

    /// Returns the key that was wrapped.
    /// - Throws: `CryptoKitError.incorrectKeySize` if `kek` is not a key for AES, `unwrapFailure` if the wrapped key
    ///   was changed or was wrapped with another key.
    public static func unwrap<WrappedKey: DataProtocol>(
      _ wrappedKey: WrappedKey, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      try check(kek)
      let key = Array(wrappedKey).withUnsafeBytes { wrapped in
        kek.withUnsafeBytes { KeyWrapping.unwrap(wrapped, using: $0, vector: KeyWrapping.standardVector) }
      }
      guard let key else { throw CryptoKitError.unwrapFailure }
      return SymmetricKey(data: key.buffer)
    }
  }

  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of another length than those of AES.
  static func check(_ key: SymmetricKey) throws {
    guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
  }
}
