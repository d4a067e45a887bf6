/// The type of results of functions.
public typealias CCStatus = Int32
/// The type of results of cryptors.
public typealias CCCryptorStatus = Int32

/// The operation succeeded.
public let kCCSuccess: Int = 0
/// A parameter is not valid.
public let kCCParamError: Int = -4300
/// The output has less room than it needs.
public let kCCBufferTooSmall: Int = -4301
/// Memory could not be allocated.
public let kCCMemoryFailure: Int = -4302
/// The input is not whole blocks.
public let kCCAlignmentError: Int = -4303
/// The input could not be decoded.
public let kCCDecodeError: Int = -4304
/// The algorithm has no such function.
public let kCCUnimplemented: Int = -4305
/// A number is too large.
public let kCCOverflow: Int = -4306
/// There are no random numbers.
public let kCCRNGFailure: Int = -4307
/// Another error.
public let kCCUnspecifiedError: Int = -4308
/// Functions were called in another order than is possible.
public let kCCCallSequenceError: Int = -4309
/// The algorithm has no keys of that length.
public let kCCKeySizeError: Int = -4310
/// The key is not valid.
public let kCCInvalidKey: Int = -4311
