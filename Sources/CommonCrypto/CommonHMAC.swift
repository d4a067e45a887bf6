import CryptoKit
import Foundation

/// The type of the numbers of hash functions for `CCHmac`.
public typealias CCHmacAlgorithm = UInt32

/// The number of HMAC with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// The number of HMAC with MD5.
public let kCCHmacAlgMD5 = 1
/// The number of HMAC with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// The number of HMAC with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// The number of HMAC with SHA-512.
public let kCCHmacAlgSHA512 = 4
/// The number of HMAC with SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of `dataLength` bytes to `macOut`, which has room for a digest. Writes nothing for
/// numbers that name no function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = bytes(key, keyLength)
  let data = bytes(data, dataLength)
  let code: [UInt8]
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: code = authenticate(data, key, by: Insecure.SHA1.self)
  case kCCHmacAlgMD5: code = authenticate(data, key, by: Insecure.MD5.self)
  case kCCHmacAlgSHA256: code = authenticate(data, key, by: SHA256.self)
  case kCCHmacAlgSHA384: code = authenticate(data, key, by: SHA384.self)
  case kCCHmacAlgSHA512: code = authenticate(data, key, by: SHA512.self)
  case kCCHmacAlgSHA224: code = authenticateBySHA224(data, key)
  default: return
  }
  macOut?.copyMemory(from: code, byteCount: code.count)
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
}

private func authenticate<H: HashFunction>(_ data: [UInt8], _ key: [UInt8], by function: H.Type) -> [UInt8] {
  Array(HMAC<H>.authenticationCode(for: data, using: SymmetricKey(data: key)))
}

/// `CryptoKit` has no SHA-224, so this follows RFC 2104 by hand.
private func authenticateBySHA224(_ data: [UInt8], _ key: [UInt8]) -> [UInt8] {
  var block = key.count > SHA224.blockByteCount ? SHA224.hash(key) : key
  block += [UInt8](repeating: 0, count: SHA224.blockByteCount - block.count)
  return SHA224.hash(block.map { $0 ^ 0x5C } + SHA224.hash(block.map { $0 ^ 0x36 } + data))
}
