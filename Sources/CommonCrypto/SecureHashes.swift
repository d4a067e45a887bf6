import CNettle

/// A digest of SHA-1 of which a part of the data is known.
public struct CC_SHA1_CTX {
  private var state = sha1_ctx()

  /// Creates memory for a digest.
  public init() {}
}

/// A digest of SHA-224 or SHA-256 of which a part of the data is known.
public struct CC_SHA256_CTX {
  private var state = sha256_ctx()

  /// Creates memory for a digest.
  public init() {}
}

/// A digest of SHA-384 or SHA-512 of which a part of the data is known.
public struct CC_SHA512_CTX {
  private var state = sha512_ctx()

  /// Creates memory for a digest.
  public init() {}
}

// MARK: SHA-1

private var sha1: NettleHash<sha1_ctx> {
  NettleHash(
    initialize: nettle_sha1_init, update: nettle_sha1_update, digest: nettle_sha1_digest,
    byteCount: CC_SHA1_DIGEST_LENGTH)
}

/// Starts a digest of SHA-1. Returns 1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { sha1.start(c) }

/// Adds `len` bytes to a digest of SHA-1. Returns 1.
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { sha1.add(c, data, len) }

/// Writes a digest of SHA-1 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 { sha1.finish(md, c) }

/// Writes the SHA-1 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { sha1.write(data, len, md) }

// MARK: SHA-224

private var sha224: NettleHash<sha256_ctx> {
  NettleHash(
    initialize: nettle_sha224_init, update: nettle_sha256_update, digest: nettle_sha224_digest,
    byteCount: CC_SHA224_DIGEST_LENGTH)
}

/// Starts a digest of SHA-224. Returns 1.
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { sha224.start(c) }

/// Adds `len` bytes to a digest of SHA-224. Returns 1.
@discardableResult public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { sha224.add(c, data, len) }

/// Writes a digest of SHA-224 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { sha224.finish(md, c) }

/// Writes the SHA-224 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { sha224.write(data, len, md) }

// MARK: SHA-256

private var sha256: NettleHash<sha256_ctx> {
  NettleHash(
    initialize: nettle_sha256_init, update: nettle_sha256_update, digest: nettle_sha256_digest,
    byteCount: CC_SHA256_DIGEST_LENGTH)
}

/// Starts a digest of SHA-256. Returns 1.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { sha256.start(c) }

/// Adds `len` bytes to a digest of SHA-256. Returns 1.
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { sha256.add(c, data, len) }

/// Writes a digest of SHA-256 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { sha256.finish(md, c) }

/// Writes the SHA-256 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { sha256.write(data, len, md) }

// MARK: SHA-384

private var sha384: NettleHash<sha512_ctx> {
  NettleHash(
    initialize: nettle_sha384_init, update: nettle_sha512_update, digest: nettle_sha384_digest,
    byteCount: CC_SHA384_DIGEST_LENGTH)
}

/// Starts a digest of SHA-384. Returns 1.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { sha384.start(c) }

/// Adds `len` bytes to a digest of SHA-384. Returns 1.
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { sha384.add(c, data, len) }

/// Writes a digest of SHA-384 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { sha384.finish(md, c) }

/// Writes the SHA-384 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { sha384.write(data, len, md) }

// MARK: SHA-512

private var sha512: NettleHash<sha512_ctx> {
  NettleHash(
    initialize: nettle_sha512_init, update: nettle_sha512_update, digest: nettle_sha512_digest,
    byteCount: CC_SHA512_DIGEST_LENGTH)
}

/// Starts a digest of SHA-512. Returns 1.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { sha512.start(c) }

/// Adds `len` bytes to a digest of SHA-512. Returns 1.
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { sha512.add(c, data, len) }

/// Writes a digest of SHA-512 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { sha512.finish(md, c) }

/// Writes the SHA-512 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { sha512.write(data, len, md) }
