import CNettle

/// The functions of nettle for HMAC with a hash function, under a common type.
struct NettleHMAC {
  let byteCount: Int
  let setKey: (UnsafeMutableRawPointer, Int, UnsafePointer<UInt8>?) -> Void
  let update: (UnsafeMutableRawPointer, Int, UnsafePointer<UInt8>?) -> Void
  let digest: (UnsafeMutableRawPointer, Int, UnsafeMutablePointer<UInt8>) -> Void

  /// Returns the functions for Apple's number; nil for numbers that name no hash function.
  static func find(_ algorithm: CCHmacAlgorithm) -> NettleHMAC? {
    switch Int(algorithm) {
    case kCCHmacAlgMD5:
      NettleHMAC(CC_MD5_DIGEST_LENGTH, nettle_hmac_md5_set_key, nettle_hmac_md5_update, nettle_hmac_md5_digest)
    case kCCHmacAlgSHA1:
      NettleHMAC(CC_SHA1_DIGEST_LENGTH, nettle_hmac_sha1_set_key, nettle_hmac_sha1_update, nettle_hmac_sha1_digest)
    case kCCHmacAlgSHA224:
      NettleHMAC(
        CC_SHA224_DIGEST_LENGTH, nettle_hmac_sha224_set_key, nettle_hmac_sha256_update, nettle_hmac_sha224_digest)
    case kCCHmacAlgSHA256:
      NettleHMAC(
        CC_SHA256_DIGEST_LENGTH, nettle_hmac_sha256_set_key, nettle_hmac_sha256_update, nettle_hmac_sha256_digest)
    case kCCHmacAlgSHA384:
      NettleHMAC(
        CC_SHA384_DIGEST_LENGTH, nettle_hmac_sha384_set_key, nettle_hmac_sha512_update, nettle_hmac_sha384_digest)
    case kCCHmacAlgSHA512:
      NettleHMAC(
        CC_SHA512_DIGEST_LENGTH, nettle_hmac_sha512_set_key, nettle_hmac_sha512_update, nettle_hmac_sha512_digest)
    default: nil
    }
  }

  private init<Context>(
    _ byteCount: Int32,
    _ setKey: @escaping (UnsafeMutablePointer<Context>?, Int, UnsafePointer<UInt8>?) -> Void,
    _ update: @escaping (UnsafeMutablePointer<Context>?, Int, UnsafePointer<UInt8>?) -> Void,
    _ digest: @escaping (UnsafeMutablePointer<Context>?, Int, UnsafeMutablePointer<UInt8>?) -> Void
  ) {
    self.byteCount = Int(byteCount)
    self.setKey = { setKey($0.bindMemory(to: Context.self, capacity: 1), $1, $2) }
    self.update = { update($0.bindMemory(to: Context.self, capacity: 1), $1, $2) }
    self.digest = { digest($0.bindMemory(to: Context.self, capacity: 1), $1, $2) }
  }
}
