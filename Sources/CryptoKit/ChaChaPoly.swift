import Foundation

/// The cipher ChaCha20 with the authenticator Poly1305.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/chachapoly).
public enum ChaChaPoly: Sendable {
  /// Encrypts a message, and authenticates it together with data that stays as it is.
  /// - Parameter nonce: A value that no other message is sealed with under this key; a random one if it is nil.
  /// - Throws: `CryptoKitError.incorrectKeySize` if the key is not of 256 bits.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try ChaChaCipher(key: key, nonce: nonce.bytes)
    return SealedBox(nonce: nonce, sealed: cipher.seal(message, nonce: nonce.bytes, authenticating: authenticatedData))
  }

  /// Encrypts and authenticates a message.
  /// - Parameter nonce: A value that no other message is sealed with under this key; a random one if it is nil.
  /// - Throws: `CryptoKitError.incorrectKeySize` if the key is not of 256 bits.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }

  /// Returns the message of a box that was sealed together with data.
  /// - Throws: `CryptoKitError.authenticationFailure` if the key, the box or the data is another, and
  ///   `incorrectKeySize` if the key is not of 256 bits.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let cipher = try ChaChaCipher(key: key, nonce: sealedBox.nonce.bytes)
    return try cipher.open(sealedBox.ciphertext, tag: sealedBox.tag, authenticating: authenticatedData)
  }

  /// Returns the message of a box.
  /// - Throws: `CryptoKitError.authenticationFailure` if the key or the box is another, and `incorrectKeySize` if the
  ///   key is not of 256 bits.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}
