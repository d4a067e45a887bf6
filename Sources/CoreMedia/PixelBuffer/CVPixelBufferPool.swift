import Foundation

/// Makes buffers with the same attributes. Each has memory of its own here; none is used again.
///
/// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvpixelbufferpool).
public final class CVPixelBufferPool {
  let attributes: NSDictionary
  let bufferAttributes: NSDictionary
  private let lock = NSLock()
  private var given: [WeakBuffer] = []

  private struct WeakBuffer { weak var buffer: CVPixelBuffer? }

  init(attributes: NSDictionary, bufferAttributes: NSDictionary) {
    (self.attributes, self.bufferAttributes) = (attributes, bufferAttributes)
  }

  func number(_ key: NSString) -> Int? { AttributeNumber.read(bufferAttributes[key]) }

  /// The format: the only one, or the first.
  var format: OSType? { number(kCVPixelBufferPixelFormatTypeKey).map { OSType(truncatingIfNeeded: $0) } }

  /// Makes a buffer, unless as many as `limit` are in use.
  func make(limit: Int?, into out: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn {
    lock.withLock {
      given.removeAll { $0.buffer == nil }
      if let limit, given.count >= limit { return kCVReturnWouldExceedAllocationThreshold }
      guard let format, let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey) else {
        return kCVReturnInvalidPixelBufferAttributes
      }
      let result = CVPixelBufferCreate(nil, width, height, format, bufferAttributes, out)
      if result == kCVReturnSuccess { given.append(WeakBuffer(buffer: out.pointee)) }
      return result
    }
  }
}

/// Creates a pool of buffers with the same attributes.
///
/// - Parameters:
///   - poolAttributes: the attributes of the pool.
///   - pixelBufferAttributes: the attributes of its buffers, which must include format, width and height.
@discardableResult public func CVPixelBufferPoolCreate(
  _ allocator: CFAllocator?, _ poolAttributes: NSDictionary?, _ pixelBufferAttributes: NSDictionary?,
  _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  poolOut.pointee = CVPixelBufferPool(
    attributes: poolAttributes ?? NSDictionary(), bufferAttributes: pixelBufferAttributes ?? NSDictionary())
  return kCVReturnSuccess
}

/// Makes a buffer.
@discardableResult public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { pixelBufferPool.make(limit: nil, into: pixelBufferOut) }

/// Makes a buffer, unless as many as `kCVPixelBufferPoolAllocationThresholdKey` allows are in use.
@discardableResult public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: NSDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let limit = AttributeNumber.read(auxAttributes?[kCVPixelBufferPoolAllocationThresholdKey])
  return pixelBufferPool.make(limit: limit, into: pixelBufferOut)
}

/// Returns the attributes of a pool.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> NSDictionary? { pool.attributes }
/// Returns the attributes of the buffers of a pool.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> NSDictionary? {
  pool.bufferAttributes
}
