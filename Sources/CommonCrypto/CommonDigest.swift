import CryptoKit
import Foundation

/// The type of lengths.
public typealias CC_LONG = UInt32

/// The number of bytes of an MD2 digest.
public let CC_MD2_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of an MD4 digest.
public let CC_MD4_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of an MD5 digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a SHA-1 digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a SHA-224 digest.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes of a SHA-256 digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a SHA-384 digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a SHA-512 digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func write<H: HashFunction>(
  _ function: H.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  let bytes = Array(H.hash(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))))
  digest.update(from: bytes, count: bytes.count)
  return digest
}

private func write(
  _ function: ([UInt8]) -> [UInt8], _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  let bytes = function(data.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(length))) } ?? [])
  digest.update(from: bytes, count: bytes.count)
  return digest
}

/// Writes the MD2 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_MD2(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(MessageDigest2.hash, data, len, md) }

/// Writes the MD4 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_MD4(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(MessageDigest4.hash, data, len, md) }

/// Writes the MD5 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.self, data, len, md) }

/// Writes the SHA-1 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.self, data, len, md) }

/// Writes the SHA-224 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA224.hash, data, len, md) }

/// Writes the SHA-256 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.self, data, len, md) }

/// Writes the SHA-384 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA384.self, data, len, md) }

/// Writes the SHA-512 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.self, data, len, md) }
