/// The type of lengths.
public typealias CC_LONG = UInt32
/// The type of long lengths.
public typealias CC_LONG64 = UInt64

/// The number of bytes of a digest of MD2.
public let CC_MD2_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a digest of MD4.
public let CC_MD4_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a digest of SHA-224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes of a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The number of bytes that MD2 works on at once.
public let CC_MD2_BLOCK_BYTES: Int32 = 64
/// The number of bytes that MD4 works on at once.
public let CC_MD4_BLOCK_BYTES: Int32 = 64
/// The number of bytes that MD5 works on at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The number of bytes that SHA-1 works on at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The number of bytes that SHA-224 works on at once.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// The number of bytes that SHA-256 works on at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The number of bytes that SHA-384 works on at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The number of bytes that SHA-512 works on at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
