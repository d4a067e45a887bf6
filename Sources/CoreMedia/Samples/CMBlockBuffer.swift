import Foundation

/// Options of a block of memory, as bits.
public typealias CMBlockBufferFlags = UInt32

/// The memory is allocated when the block is created.
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1
/// Success.
public let kCMBlockBufferNoErr: Int32 = 0
/// The offset is behind the end.
public let kCMBlockBufferBadOffsetParameterErr: Int32 = -12706
/// The length is too great.
public let kCMBlockBufferBadLengthParameterErr: Int32 = -12704

/// A block of memory with encoded data.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmblockbuffer-api).
public final class CMBlockBuffer {
  let base: UnsafeMutableRawPointer
  let length: Int
  private let release: () -> Void

  init(base: UnsafeMutableRawPointer, length: Int, release: @escaping () -> Void) {
    (self.base, self.length, self.release) = (base, length, release)
  }

  deinit { release() }

  /// The number of bytes.
  public var dataLength: Int { length }

  /// Returns the bytes.
  public func dataBytes() throws -> Data { Data(bytes: base, count: length) }
}

/// Creates a block of memory, or one on existing memory.
///
/// - Parameters:
///   - memoryBlock: memory of `malloc`; nil to allocate some, which is filled with zeros.
///   - blockAllocator: nil to free `memoryBlock` at the end; `kCFAllocatorNull` to leave it.
///   - customBlockSource: functions for allocating; nil is expected here.
@discardableResult public func CMBlockBufferCreateWithMemoryBlock(
  allocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int, blockAllocator: CFAllocator?,
  customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
  blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> Int32 {
  guard offsetToData >= 0, offsetToData <= blockLength else { return kCMBlockBufferBadOffsetParameterErr }
  guard dataLength >= 0, dataLength <= blockLength - offsetToData else { return kCMBlockBufferBadLengthParameterErr }
  guard let memory = memoryBlock ?? calloc(max(blockLength, 1), 1) else { return kCVReturnAllocationFailed }
  let frees = memoryBlock == nil || blockAllocator == nil
  blockBufferOut.pointee = CMBlockBuffer(base: memory + offsetToData, length: dataLength) { if frees { free(memory) } }
  return kCMBlockBufferNoErr
}

/// Returns the number of bytes.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.length }

/// Gives the address of the bytes from an offset, which is valid as long as the block.
@discardableResult public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
  totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  guard offset >= 0, offset < max(theBuffer.length, 1) else { return kCMBlockBufferBadOffsetParameterErr }
  lengthAtOffsetOut?.pointee = theBuffer.length - offset
  totalLengthOut?.pointee = theBuffer.length
  dataPointerOut?.pointee = (theBuffer.base + offset).assumingMemoryBound(to: CChar.self)
  return kCMBlockBufferNoErr
}

/// Copies bytes out of a block.
@discardableResult public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> Int32 {
  guard offsetToData >= 0, offsetToData <= theSourceBuffer.length else { return kCMBlockBufferBadOffsetParameterErr }
  guard dataLength >= 0, dataLength <= theSourceBuffer.length - offsetToData else {
    return kCMBlockBufferBadLengthParameterErr
  }
  destination.copyMemory(from: theSourceBuffer.base + offsetToData, byteCount: dataLength)
  return kCMBlockBufferNoErr
}

/// Copies bytes into a block.
@discardableResult public func CMBlockBufferReplaceDataBytes(
  with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer,
  offsetIntoDestination: Int, dataLength: Int
) -> Int32 {
  guard offsetIntoDestination >= 0, offsetIntoDestination <= destinationBuffer.length else {
    return kCMBlockBufferBadOffsetParameterErr
  }
  guard dataLength >= 0, dataLength <= destinationBuffer.length - offsetIntoDestination else {
    return kCMBlockBufferBadLengthParameterErr
  }
  (destinationBuffer.base + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
  return kCMBlockBufferNoErr
}
