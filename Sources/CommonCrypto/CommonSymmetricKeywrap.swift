import CryptoKit

/// The type of `kCCWRAPAES`.
public typealias CCWrappingAlgorithm = UInt32

/// AES, after RFC 3394.
public let kCCWRAPAES: Int = 1

/// The vector that RFC 3394 gives.
public nonisolated(unsafe) let CCrfc3394_iv: UnsafePointer<UInt8>! = {
  let vector = UnsafeMutablePointer<UInt8>.allocate(capacity: KeyWrapping.vectorByteCount)
  vector.initialize(from: KeyWrapping.standardVector, count: KeyWrapping.vectorByteCount)
  return UnsafePointer(vector)
}()
/// The number of bytes of `CCrfc3394_iv`.
public let CCrfc3394_ivLen: Int = KeyWrapping.vectorByteCount

/// Wraps a key with another. The keys may not have fewer than 16 bytes, and have a multiple of 8.
/// - Parameters:
///   - algorithm: Not used: there is one only.
///   - iv: 8 bytes; nil stands for `CCrfc3394_iv`.
///   - wrappedKeyLen: The room in `wrappedKey`; receives the length of the wrapped key, or 0.
/// - Returns: `kCCParamError` for keys of other lengths, and if there is too little room.
@discardableResult public func CCSymmetricKeyWrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>?, _ ivLen: Int, _ kek: UnsafePointer<UInt8>?,
  _ kekLen: Int, _ rawKey: UnsafePointer<UInt8>?, _ rawKeyLen: Int, _ wrappedKey: UnsafeMutablePointer<UInt8>?,
  _ wrappedKeyLen: UnsafeMutablePointer<Int>?
) -> Int32 {
  guard let wrappedKeyLen, let wrappedKey else { return Int32(kCCParamError) }
  let room = wrappedKeyLen.pointee
  guard let vector = iv ?? CCrfc3394_iv, iv == nil || ivLen >= KeyWrapping.vectorByteCount,
    room >= CCSymmetricWrappedSize(algorithm, rawKeyLen),
    let wrapped = KeyWrapping.wrap(buffer(rawKey, rawKeyLen), using: buffer(kek, kekLen), vector: vector)
  else {
    wrappedKey.update(repeating: 0, count: max(0, room))
    wrappedKeyLen.pointee = 0
    return Int32(kCCParamError)
  }
  wrappedKey.update(from: wrapped.bytes, count: wrapped.byteCount)
  wrappedKeyLen.pointee = wrapped.byteCount
  return Int32(kCCSuccess)
}

/// Unwraps a key. If it was not wrapped with the vector, that of RFC 3394 is tried too, as Apple's function does.
/// - Parameters:
///   - algorithm: Not used: there is one only.
///   - iv: 8 bytes; nil stands for `CCrfc3394_iv`.
///   - rawKeyLen: The room in `rawKey`; receives the length of the key, or 0.
/// - Returns: `kCCDecodeError` if the key was changed or wrapped with another, `kCCParamError` if the other key is none
///   of AES or there is too little room.
@discardableResult public func CCSymmetricKeyUnwrap(
  _ algorithm: CCWrappingAlgorithm, _ iv: UnsafePointer<UInt8>?, _ ivLen: Int, _ kek: UnsafePointer<UInt8>?,
  _ kekLen: Int, _ wrappedKey: UnsafePointer<UInt8>?, _ wrappedKeyLen: Int, _ rawKey: UnsafeMutablePointer<UInt8>?,
  _ rawKeyLen: UnsafeMutablePointer<Int>?
) -> Int32 {
  guard let rawKeyLen, let rawKey else { return Int32(kCCParamError) }
  let room = rawKeyLen.pointee
  rawKeyLen.pointee = 0
  guard iv == nil || ivLen >= KeyWrapping.vectorByteCount, [16, 24, 32].contains(kekLen), kek != nil,
    room >= CCSymmetricUnwrappedSize(algorithm, wrappedKeyLen)
  else { return Int32(kCCParamError) }
  for vector in [iv, CCrfc3394_iv] {
    guard let vector,
      let key = KeyWrapping.unwrap(buffer(wrappedKey, wrappedKeyLen), using: buffer(kek, kekLen), vector: vector)
    else { continue }
    rawKey.update(from: key.bytes, count: key.byteCount)
    rawKeyLen.pointee = key.byteCount
    return Int32(kCCSuccess)
  }
  return Int32(kCCDecodeError)
}

/// Returns the number of bytes of a wrapped key.
public func CCSymmetricWrappedSize(_ algorithm: CCWrappingAlgorithm, _ rawKeyLen: Int) -> Int {
  rawKeyLen &+ KeyWrapping.vectorByteCount
}

/// Returns the number of bytes of a key that was wrapped.
public func CCSymmetricUnwrappedSize(_ algorithm: CCWrappingAlgorithm, _ wrappedKeyLen: Int) -> Int {
  wrappedKeyLen &- KeyWrapping.vectorByteCount
}

private func buffer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(0, count))
}
