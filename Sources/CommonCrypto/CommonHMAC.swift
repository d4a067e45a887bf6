import CNettle
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

/// An authentication code of which a part of the data is known.
public struct CCHmacContext {
  fileprivate var algorithm = CCHmacAlgorithm.max
  /// The largest context of nettle; those with other hash functions begin at the same place.
  private var state = hmac_sha512_ctx()

  /// Creates memory for a code.
  public init() {}

  fileprivate mutating func withState(_ body: (NettleHMAC, UnsafeMutableRawPointer) -> Void) {
    guard let functions = NettleHMAC.find(algorithm) else { return }
    withUnsafeMutableBytes(of: &state) { if let start = $0.baseAddress { body(functions, start) } }
  }
}

/// Starts an authentication code. With a number that names no hash function, the code stays empty.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int
) {
  ctx?.pointee.algorithm = algorithm
  ctx?.pointee.withState { functions, state in
    functions.setKey(state, key == nil ? 0 : max(0, keyLength), key?.assumingMemoryBound(to: UInt8.self))
  }
}

/// Adds `dataLength` bytes to an authentication code.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int
) {
  guard let data, dataLength > 0 else { return }
  ctx?.pointee.withState { functions, state in
    functions.update(state, dataLength, data.assumingMemoryBound(to: UInt8.self))
  }
}

/// Writes an authentication code to `macOut`, which has room for a digest.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
  guard let macOut else { return }
  ctx?.pointee.withState { functions, state in
    functions.digest(state, functions.byteCount, macOut.assumingMemoryBound(to: UInt8.self))
  }
}

/// Writes the authentication code of `dataLength` bytes to `macOut`, which has room for a digest. Writes nothing for
/// numbers that name no function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
  // It would tell the key.
  withUnsafeMutableBytes(of: &context) { if let start = $0.baseAddress { explicit_bzero(start, $0.count) } }
}
