import Foundation

/// Hash functions that are not secure any more, for files and protocols that prescribe them.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/insecure).
public enum Insecure {
  /// The hash function SHA-1.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/cryptokit/insecure/sha1).
  public struct SHA1: HashFunction {
    public static let blockByteCount = 64
    /// The number of bytes of a digest.
    public static let byteCount = 20
    private var checksum = Checksum(.sha1)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: checksum.digest()) }
  }

  /// A digest of `SHA1`.
  public struct SHA1Digest: StoredDigest {
    public static let byteCount = 20
    static let name = "SHA1"
    let bytes: [UInt8]
  }

  /// The hash function MD5.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/cryptokit/insecure/md5).
  public struct MD5: HashFunction {
    public static let blockByteCount = 64
    /// The number of bytes of a digest.
    public static let byteCount = 16
    private var checksum = Checksum(.md5)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { checksum.update(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(bytes: checksum.digest()) }
  }

  /// A digest of `MD5`.
  public struct MD5Digest: StoredDigest {
    public static let byteCount = 16
    static let name = "MD5"
    let bytes: [UInt8]
  }
}
