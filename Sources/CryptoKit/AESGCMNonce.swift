import Foundation

extension AES.GCM {
  /// A value that is used once with a key, of at least 12 bytes.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/cryptokit/aes/gcm/nonce).
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    /// The number of bytes of random nonces.
    static let byteCount = 12

    let bytes: Data

    /// Creates a random nonce of 12 bytes.
    public init() {
      var generator = SystemRandomNumberGenerator()
      bytes = Data((0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Creates a nonce of data.
    /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= Self.byteCount else { throw CryptoKitError.incorrectParameterSize }
      bytes = Data(data)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { Array(bytes).makeIterator() }
  }
}
