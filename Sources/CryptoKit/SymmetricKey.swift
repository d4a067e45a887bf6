import Foundation

/// The length of a symmetric key.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/symmetrickeysize).
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a size.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides know.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/symmetrickey).
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key of data.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a random key, of whole bytes.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<max(0, size.bitCount / 8)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { isEqual(left.bytes, right.bytes) }
}
