import Foundation

/// The hash function SHA-256.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/sha256).
public struct SHA256: HashFunction {
  public static let blockByteCount = 64
  /// The number of bytes of a digest.
  public static let byteCount = 32
  private var checksum = Checksum(.sha256)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: checksum.digest()) }
}

/// A digest of `SHA256`.
public struct SHA256Digest: StoredDigest {
  public static let byteCount = 32
  static let name = "SHA256"
  let bytes: [UInt8]
}

/// The hash function SHA-384.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/sha384).
public struct SHA384: HashFunction {
  public static let blockByteCount = 128
  /// The number of bytes of a digest.
  public static let byteCount = 48
  private var checksum = Checksum(.sha384)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: checksum.digest()) }
}

/// A digest of `SHA384`.
public struct SHA384Digest: StoredDigest {
  public static let byteCount = 48
  static let name = "SHA384"
  let bytes: [UInt8]
}

/// The hash function SHA-512.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/sha512).
public struct SHA512: HashFunction {
  public static let blockByteCount = 128
  /// The number of bytes of a digest.
  public static let byteCount = 64
  private var checksum = Checksum(.sha512)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: checksum.digest()) }
}

/// A digest of `SHA512`.
public struct SHA512Digest: StoredDigest {
  public static let byteCount = 64
  static let name = "SHA512"
  let bytes: [UInt8]
}
