import Foundation

/// An argument is missing.
public let kCMSampleBufferError_RequiredParameterMissing: Int32 = -12731
/// The samples have no such times.
public let kCMSampleBufferError_BufferHasNoSampleTimingInfo: Int32 = -12736
/// The array is too short.
public let kCMSampleBufferError_ArrayTooSmall: Int32 = -12737
/// There is no sample at the index.
public let kCMSampleBufferError_SampleIndexOutOfRange: Int32 = -12733
/// The samples are invalid.
public let kCMSampleBufferError_Invalidated: Int32 = -12744

/// A function that completes data. None is called here: data are used as they are.
public typealias CMSampleBufferMakeDataReadyCallback = @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> Int32

/// Creates samples of encoded data.
///
/// - Parameters:
///   - makeDataReadyCallback: without effect.
///   - sampleTimingEntryCount: the number of times: 0, 1 for all samples, or as many as there are samples.
///   - sampleSizeEntryCount: the number of lengths: 0, 1 for all samples, or as many as there are samples.
@discardableResult public func CMSampleBufferCreate(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool,
  makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
  formatDescription: CMFormatDescription?, sampleCount: CMItemCount, sampleTimingEntryCount: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: CMItemCount,
  sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  let counts = [0, 1, sampleCount]
  guard sampleCount >= 0, counts.contains(sampleTimingEntryCount), counts.contains(sampleSizeEntryCount) else {
    return kCMSampleBufferError_RequiredParameterMissing
  }
  sampleBufferOut.pointee = CMSampleBuffer(
    data: dataBuffer, format: formatDescription, count: sampleCount,
    timings: Array(
      UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : sampleTimingEntryCount)),
    sizes: Array(UnsafeBufferPointer(start: sampleSizeArray, count: sampleSizeArray == nil ? 0 : sampleSizeEntryCount)),
    isReady: dataReady)
  return 0
}

/// Creates samples of complete encoded data.
@discardableResult public func CMSampleBufferCreateReady(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?,
  sampleCount: CMItemCount, sampleTimingEntryCount: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: CMItemCount,
  sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  CMSampleBufferCreate(
    allocator: allocator, dataBuffer: dataBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
    formatDescription: formatDescription, sampleCount: sampleCount, sampleTimingEntryCount: sampleTimingEntryCount,
    sampleTimingArray: sampleTimingArray, sampleSizeEntryCount: sampleSizeEntryCount,
    sampleSizeArray: sampleSizeArray, sampleBufferOut: sampleBufferOut)
}

/// Creates a sample of a picture.
@discardableResult public func CMSampleBufferCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
  makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
  formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  sampleBufferOut.pointee = CMSampleBuffer(
    image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming.pointee], isReady: dataReady)
  return 0
}

/// Creates a sample of a complete picture.
@discardableResult public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  CMSampleBufferCreateForImageBuffer(
    allocator: allocator, imageBuffer: imageBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
    formatDescription: formatDescription, sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

/// Creates a buffer with the same samples and times; the data are shared.
@discardableResult public func CMSampleBufferCreateCopy(
  allocator: CFAllocator?, sampleBuffer sbuf: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  sampleBufferOut.pointee = CMSampleBuffer(copy: sbuf, timings: sbuf.timings)
  return 0
}

/// Creates a buffer with the same samples at other times; the data are shared.
@discardableResult public func CMSampleBufferCreateCopyWithNewTiming(
  allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  guard [0, 1, originalSBuf.numSamples].contains(sampleTimingEntryCount) else {
    return kCMSampleBufferError_RequiredParameterMissing
  }
  sampleBufferOut.pointee = CMSampleBuffer(
    copy: originalSBuf,
    timings: Array(
      UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingArray == nil ? 0 : sampleTimingEntryCount)))
  return 0
}

extension CMSampleBuffer {
  /// Creates a sample of a complete picture.
  ///
  /// - Parameter sampleTiming: when it is shown.
  public convenience init(
    imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo
  ) throws {
    self.init(image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming])
  }

  /// Creates samples of complete data.
  ///
  /// - Parameters:
  ///   - sampleTimings: the time of each sample, or one for all, or none.
  ///   - sampleSizes: the length of each sample in bytes, or one for all, or none.
  /// - Throws: an `NSError` of Core Media's if the numbers of times or sizes fit neither.
  public convenience init(
    dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, numSamples: CMItemCount,
    sampleTimings: [CMSampleTimingInfo], sampleSizes: [Int]
  ) throws {
    let counts = [0, 1, numSamples]
    guard numSamples >= 0, counts.contains(sampleTimings.count), counts.contains(sampleSizes.count) else {
      throw Self.missingParameter
    }
    self.init(
      data: dataBuffer, format: formatDescription, count: numSamples, timings: sampleTimings, sizes: sampleSizes)
  }

  /// Creates a buffer with the same samples and times; the data are shared.
  public convenience init(copying sampleBuffer: CMSampleBuffer) throws {
    self.init(copy: sampleBuffer, timings: sampleBuffer.timings)
  }

  /// Creates a buffer with the same samples at other times; the data are shared.
  ///
  /// - Parameter sampleTimings: the time of each sample, or one for all, or none.
  /// - Throws: an `NSError` of Core Media's if the number of times fits neither.
  public convenience init(copying sampleBuffer: CMSampleBuffer, withNewTiming sampleTimings: [CMSampleTimingInfo])
    throws
  {
    guard [0, 1, sampleBuffer.numSamples].contains(sampleTimings.count) else { throw Self.missingParameter }
    self.init(copy: sampleBuffer, timings: sampleTimings)
  }

  private static var missingParameter: NSError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_RequiredParameterMissing))
  }

  /// Returns the time of each sample.
  ///
  /// - Throws: an `NSError` of Core Media's if they are not known.
  public func sampleTimingInfos() throws -> [CMSampleTimingInfo] {
    guard !timings.isEmpty else {
      throw NSError(domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_BufferHasNoSampleTimingInfo))
    }
    return (0..<numSamples).compactMap(timing)
  }
}
