import CryptoKit

/// A reference to a cryptor, which `CCCryptorRelease` releases.
public typealias CCCryptorRef = OpaquePointer

private func cryptor(_ reference: CCCryptorRef) -> Cryptor {
  Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
}

/// Creates a cryptor that encrypts or decrypts, by cipher block chaining unless the options say otherwise.
/// - Parameters:
///   - iv: A block; nil stands for zeros. Ignored with `kCCOptionECBMode` and for RC4.
///   - cryptorRef: Receives the cryptor, or nil.
/// - Returns: `kCCParamError` for unknown numbers and without a key, `kCCKeySizeError` for a key of a length that the
///   algorithm does not have.
@discardableResult public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
  let mode = options & CCOptions(kCCOptionECBMode) != 0 ? kCCModeECB : kCCModeCBC
  let padding = options & CCOptions(kCCOptionPKCS7Padding) != 0 ? ccPKCS7Padding : ccNoPadding
  return CCCryptorCreateWithMode(
    op, CCMode(mode), alg, CCPadding(padding), iv, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

/// Creates a cryptor as `CCCryptorCreate` does. The memory of the caller is not used, here and by Apple's, except that
/// it has to be large enough for a reference.
/// - Parameter dataUsed: Receives the number of bytes that are needed.
/// - Returns: `kCCBufferTooSmall` if `data` is too small.
@discardableResult public func CCCryptorCreateFromData(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ data: UnsafeRawPointer?, _ dataLength: Int,
  _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?, _ dataUsed: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  let needed = 2 * MemoryLayout<UnsafeRawPointer>.size
  dataUsed?.pointee = needed
  guard data != nil, dataLength >= needed else { return CCCryptorStatus(kCCBufferTooSmall) }
  return CCCryptorCreate(op, alg, options, key, keyLength, iv, cryptorRef)
}

/// Creates a cryptor with any mode.
/// - Parameters:
///   - padding: Ignored for modes that make streams: `kCCModeCTR`, `kCCModeCFB`, `kCCModeCFB8` and `kCCModeOFB`.
///   - iv: A block; nil stands for zeros. Ignored for `kCCModeECB` and for RC4.
///   - tweak: Not used, like the three parameters after it.
///   - cryptorRef: Receives the cryptor, or nil.
/// - Returns: `kCCParamError` for unknown numbers and without a key, `kCCKeySizeError` for a key of a length that the
///   algorithm does not have, `kCCUnimplemented` for the modes that only Apple's own code uses.
@discardableResult public func CCCryptorCreateWithMode(
  _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer?,
  _ key: UnsafeRawPointer?, _ keyLength: Int, _ tweak: UnsafeRawPointer?, _ tweakLength: Int, _ numRounds: Int32,
  _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
  guard let cryptorRef, let key else { return CCCryptorStatus(kCCParamError) }
  cryptorRef.pointee = nil
  do {
    let cryptor = try Cryptor(
      operation: op, mode: mode, algorithm: alg, padding: padding, vector: iv,
      key: UnsafeRawBufferPointer(start: key, count: max(0, keyLength)))
    cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return CCCryptorStatus(error.status)
  }
}

/// Releases a cryptor and wipes its key.
@discardableResult public func CCCryptorRelease(_ cryptorRef: CCCryptorRef?) -> CCCryptorStatus {
  if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
  return CCCryptorStatus(kCCSuccess)
}

/// Processes a part of a message. Bytes that do not fill a block are held until the next call, and when padded
/// messages are decrypted, a last block too.
/// - Parameter dataOutMoved: Receives the number of bytes that were written, or are needed.
/// - Returns: `kCCBufferTooSmall` without effect if there is too little room.
@discardableResult public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
  let (status, moved) = cryptor(cryptorRef).update(
    dataIn, count: dataInLength, to: dataOut, available: dataOutAvailable)
  dataOutMoved?.pointee = moved
  return CCCryptorStatus(status)
}

/// Ends a message: pads and encrypts what is held, or decrypts the last block and removes its padding.
///
/// Padding that is impossible is left in the output, and no error: a wrong key cannot be told from another message.
/// - Parameter dataOutMoved: Receives the number of bytes that were written.
/// - Returns: `kCCAlignmentError` if the message is not whole blocks, though it has to be, and `kCCBufferTooSmall`
///   without effect if there is too little room; then a decryption with padding can only be finished or reset.
@discardableResult public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef?, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard let cryptorRef else { return CCCryptorStatus(kCCSuccess) }
  let (status, moved) = cryptor(cryptorRef).finish(to: dataOut, available: dataOutAvailable)
  dataOutMoved?.pointee = moved
  return CCCryptorStatus(status)
}

/// Returns the number of bytes that `CCCryptorUpdate` writes for input, and with `final` the number that it and
/// `CCCryptorFinal` write at most.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef?, _ inputLength: Int, _ final: Bool) -> Int {
  guard let cryptorRef, inputLength >= 0 else { return kCCParamError }
  return cryptor(cryptorRef).outputLength(adding: inputLength, isFinal: final)
}

/// Starts another message with the same key.
/// - Parameter iv: A block; nil stands for zeros.
/// - Returns: `kCCUnimplemented` for modes other than `kCCModeCBC` and `kCCModeCTR`.
@discardableResult public func CCCryptorReset(
  _ cryptorRef: CCCryptorRef?, _ iv: UnsafeRawPointer?
) -> CCCryptorStatus {
  guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
  return CCCryptorStatus(cryptor(cryptorRef).restart(with: iv) ? kCCSuccess : kCCUnimplemented)
}

/// Encrypts or decrypts a message. Input and output may be the same memory.
///
/// A wrong key is no error: see `CCCryptorFinal`.
/// - Parameters:
///   - iv: A block; nil stands for zeros. Ignored with `kCCOptionECBMode` and for RC4.
///   - dataOutMoved: Receives the number of bytes that were written, or are needed.
/// - Returns: `kCCBufferTooSmall` if there is too little room, `kCCAlignmentError` if the message is not whole blocks,
///   though it has to be, and the errors of `CCCryptorCreate`.
@discardableResult public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  var reference: CCCryptorRef?
  let created = CCCryptorCreate(op, alg, options, key, keyLength, iv, &reference)
  guard let reference else { return created }
  defer { CCCryptorRelease(reference) }
  guard dataInLength >= 0 else { return CCCryptorStatus(kCCParamError) }
  let needed = CCCryptorGetOutputLength(reference, dataInLength, true)
  dataOutMoved?.pointee = needed
  guard needed <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  var updated = 0
  let status = CCCryptorUpdate(reference, dataIn, dataInLength, dataOut, dataOutAvailable, &updated)
  guard status == kCCSuccess else { return status }
  var finished = 0
  let final = CCCryptorFinal(reference, dataOut.map { $0 + updated }, dataOutAvailable - updated, &finished)
  dataOutMoved?.pointee = updated + finished
  return final
}
