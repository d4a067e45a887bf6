import CNettle
import CryptoKit

/// The type of `kCCPBKDF2`.
public typealias CCPBKDFAlgorithm = UInt32
/// The type of numbers of pseudorandom functions.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The function PBKDF2 of RFC 8018.
public let kCCPBKDF2: Int = 2

/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1: Int = 1
/// HMAC with SHA-224.
public let kCCPRFHmacAlgSHA224: Int = 2
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256: Int = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384: Int = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512: Int = 5

/// Derives a key from a password. O(rounds × bytes of the key).
/// - Parameters:
///   - salt: May be nil if `saltLen` is 0.
///   - derivedKey: Receives `derivedKeyLen` bytes.
/// - Returns: `kCCParamError` for unknown numbers, no rounds, no password and no key.
@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>?,
  _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>?,
  _ derivedKeyLen: Int
) -> Int32 {
  guard algorithm == kCCPBKDF2, let password, passwordLen >= 0, let derivedKey, derivedKeyLen > 0, rounds > 0,
    saltLen == 0 || (saltLen > 0 && salt != nil)
  else { return Int32(kCCParamError) }
  let bytes = UnsafeRawPointer(password).assumingMemoryBound(to: UInt8.self)
  switch Int(prf) {
  case kCCPRFHmacAlgSHA1:
    nettle_pbkdf2_hmac_sha1(passwordLen, bytes, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA224:
    deriveBySHA224(passwordLen, bytes, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA256:
    nettle_pbkdf2_hmac_sha256(passwordLen, bytes, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA384:
    nettle_pbkdf2_hmac_sha384(passwordLen, bytes, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  case kCCPRFHmacAlgSHA512:
    nettle_pbkdf2_hmac_sha512(passwordLen, bytes, rounds, saltLen, salt, derivedKeyLen, derivedKey)
  default: return Int32(kCCParamError)
  }
  return Int32(kCCSuccess)
}

/// The same for pointers without types, which Swift converts for functions of C.
@_disfavoredOverload @discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafeRawPointer?, _ passwordLen: Int, _ salt: UnsafeRawPointer?,
  _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutableRawPointer?,
  _ derivedKeyLen: Int
) -> Int32 {
  CCKeyDerivationPBKDF(
    algorithm, password?.assumingMemoryBound(to: CChar.self), passwordLen,
    salt?.assumingMemoryBound(to: UInt8.self), saltLen, prf, rounds,
    derivedKey?.assumingMemoryBound(to: UInt8.self), derivedKeyLen)
}

/// nettle has no function for this hash function, but one for any.
private func deriveBySHA224(
  _ passwordCount: Int, _ password: UnsafePointer<UInt8>, _ rounds: UInt32, _ saltCount: Int,
  _ salt: UnsafePointer<UInt8>?, _ keyCount: Int, _ key: UnsafeMutablePointer<UInt8>
) {
  let state = SecretMemory(byteCount: MemoryLayout<hmac_sha256_ctx>.size)
  let context = state.start.bindMemory(to: hmac_sha256_ctx.self, capacity: 1)
  nettle_hmac_sha224_set_key(context, passwordCount, password)
  nettle_pbkdf2(
    context, { nettle_hmac_sha256_update($0?.assumingMemoryBound(to: hmac_sha256_ctx.self), $1, $2) },
    { nettle_hmac_sha224_digest($0?.assumingMemoryBound(to: hmac_sha256_ctx.self), $1, $2) },
    Int(CC_SHA224_DIGEST_LENGTH), rounds, saltCount, salt, keyCount, key)
}

/// Returns the number of rounds with which the derivation of a key takes some time on this machine: at least 10,000.
/// Measures 100,000.
/// - Parameter saltLen: At most 132.
/// - Returns: 2³² − 1 if a parameter is not valid.
public func CCCalibratePBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
  _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
  guard passwordLen >= 0, (0...132).contains(saltLen), derivedKeyLen > 0 else { return .max }
  let measured: UInt32 = 100_000
  let password = [CChar](repeating: 97, count: max(1, passwordLen))
  let salt = [UInt8](repeating: 1, count: max(1, saltLen))
  var key = [UInt8](repeating: 0, count: derivedKeyLen)
  var status: Int32 = 0
  let time = ContinuousClock().measure {
    status = CCKeyDerivationPBKDF(
      algorithm, password, password.count, salt, saltLen, prf, measured, &key, derivedKeyLen)
  }
  guard status == kCCSuccess else { return .max }
  let rounds = Double(measured) * (.milliseconds(Int64(msec)) / max(time, .microseconds(1)))
  return UInt32(min(max(rounds, 10_000), Double(Int32.max)))
}
