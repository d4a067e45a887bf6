import CNettle

/// A digest of MD2 of which a part of the data is known.
public struct CC_MD2_CTX {
  private var state = md2_ctx()

  /// Creates memory for a digest.
  public init() {}
}

/// A digest of MD4 of which a part of the data is known.
public struct CC_MD4_CTX {
  private var state = md4_ctx()

  /// Creates memory for a digest.
  public init() {}
}

/// A digest of MD5 of which a part of the data is known.
public struct CC_MD5_CTX {
  private var state = md5_ctx()

  /// Creates memory for a digest.
  public init() {}
}

// MARK: MD2

private var md2: NettleHash<md2_ctx> {
  NettleHash(
    initialize: nettle_md2_init, update: nettle_md2_update, digest: nettle_md2_digest,
    byteCount: CC_MD2_DIGEST_LENGTH)
}

/// Starts a digest of MD2. Returns 1.
@discardableResult public func CC_MD2_Init(_ c: UnsafeMutablePointer<CC_MD2_CTX>?) -> Int32 { md2.start(c) }

/// Adds `len` bytes to a digest of MD2. Returns 1.
@discardableResult public func CC_MD2_Update(
  _ c: UnsafeMutablePointer<CC_MD2_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { md2.add(c, data, len) }

/// Writes a digest of MD2 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_MD2_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD2_CTX>?
) -> Int32 { md2.finish(md, c) }

/// Writes the MD2 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_MD2(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { md2.write(data, len, md) }

// MARK: MD4

private var md4: NettleHash<md4_ctx> {
  NettleHash(
    initialize: nettle_md4_init, update: nettle_md4_update, digest: nettle_md4_digest,
    byteCount: CC_MD4_DIGEST_LENGTH)
}

/// Starts a digest of MD4. Returns 1.
@discardableResult public func CC_MD4_Init(_ c: UnsafeMutablePointer<CC_MD4_CTX>?) -> Int32 { md4.start(c) }

/// Adds `len` bytes to a digest of MD4. Returns 1.
@discardableResult public func CC_MD4_Update(
  _ c: UnsafeMutablePointer<CC_MD4_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { md4.add(c, data, len) }

/// Writes a digest of MD4 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_MD4_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD4_CTX>?
) -> Int32 { md4.finish(md, c) }

/// Writes the MD4 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_MD4(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { md4.write(data, len, md) }

// MARK: MD5

private var md5: NettleHash<md5_ctx> {
  NettleHash(
    initialize: nettle_md5_init, update: nettle_md5_update, digest: nettle_md5_digest,
    byteCount: CC_MD5_DIGEST_LENGTH)
}

/// Starts a digest of MD5. Returns 1.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { md5.start(c) }

/// Adds `len` bytes to a digest of MD5. Returns 1.
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { md5.add(c, data, len) }

/// Writes a digest of MD5 to `md`, which has room for it. Returns 1.
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 { md5.finish(md, c) }

/// Writes the MD5 digest of `len` bytes to `md`, which has room for it, and returns `md`.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { md5.write(data, len, md) }
