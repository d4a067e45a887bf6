/// The result of a function of Core Video: 0 for success.
///
/// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvreturn).
public typealias CVReturn = Int32

/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// An error without a code of its own.
public let kCVReturnError: CVReturn = -6660
/// An argument is invalid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The function is not supported.
public let kCVReturnUnsupported: CVReturn = -6663
/// The format of the pixels is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The size is not supported.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes contradict each other.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The attributes of a pool do not suit buffers.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
/// The pool has as many buffers as it may have.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
