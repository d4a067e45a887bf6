import Foundation

extension ChaChaPoly {
  /// An encrypted message, with what is needed to open it except for the key.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/cryptokit/chachapoly/sealedbox).
  public struct SealedBox: Sendable {
    /// The nonce that the message was sealed with.
    public let nonce: Nonce
    private let sealed: Data

    /// - Parameter sealed: The nonce, the ciphertext and the tag.
    init(nonce: Nonce, sealed: Data) {
      self.nonce = nonce
      self.sealed = sealed
    }

    /// Creates a box of its combined form, with a nonce of 12 bytes.
    /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer bytes than a nonce and a tag have.
    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= Nonce.byteCount + ChaChaCipher.tagByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      sealed = Data(combined)
      nonce = try Nonce(data: sealed.prefix(Nonce.byteCount))
    }

    /// Creates a box of its parts.
    /// - Throws: `CryptoKitError.incorrectParameterSize` unless the tag has 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == ChaChaCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
      self.init(nonce: nonce, sealed: nonce.bytes + Data(ciphertext) + Data(tag))
    }

    /// The encrypted message, as long as the message.
    public var ciphertext: Data { sealed.dropFirst(nonce.bytes.count).dropLast(ChaChaCipher.tagByteCount) }

    /// The tag that authenticates the message: 16 bytes.
    public var tag: Data { sealed.suffix(ChaChaCipher.tagByteCount) }

    /// The nonce, the ciphertext and the tag, one after another.
    public var combined: Data { sealed }
  }
}
