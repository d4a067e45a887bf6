import Foundation

/// Returns the picture; nil for encoded data.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the encoded data; nil for a picture.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
/// Returns the format of the samples.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
/// Returns the number of samples.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
/// Returns the earliest time at which a sample is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns the time at which the first sample is decoded.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// Returns the earliest time at which a sample is shown.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.outputPresentationTimeStamp
}
/// Returns the duration of all samples.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the number of bytes of all samples.
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
/// Returns the number of bytes of a sample; 0 if it is not known.
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex) -> Int {
  guard sampleIndex >= 0, sampleIndex < sbuf.numSamples else { return 0 }
  return sbuf.sizes.count == 1 ? sbuf.sizes[0] : sampleIndex < sbuf.sizes.count ? sbuf.sizes[sampleIndex] : 0
}
/// Returns whether the samples are valid.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Returns whether the data are complete.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isReady }

/// Makes the samples invalid.
@discardableResult public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> Int32 {
  sbuf.end()
  return 0
}

/// Gives the times of a sample.
@discardableResult public func CMSampleBufferGetSampleTimingInfo(
  _ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> Int32 {
  guard let timing = sbuf.timing(at: sampleIndex) else {
    return sbuf.timings.isEmpty
      ? kCMSampleBufferError_BufferHasNoSampleTimingInfo : kCMSampleBufferError_SampleIndexOutOfRange
  }
  timingInfoOut.pointee = timing
  return 0
}

/// Gives the times with which the samples were created.
///
/// - Parameters:
///   - entryCount: the length of the array.
///   - entriesNeededOut: receives the number of times.
@discardableResult public func CMSampleBufferGetSampleTimingInfoArray(
  _ sbuf: CMSampleBuffer, entryCount: CMItemCount, arrayToFill: UnsafeMutablePointer<CMSampleTimingInfo>?,
  entriesNeededOut: UnsafeMutablePointer<CMItemCount>?
) -> Int32 {
  guard !sbuf.timings.isEmpty else { return kCMSampleBufferError_BufferHasNoSampleTimingInfo }
  entriesNeededOut?.pointee = sbuf.timings.count
  guard let arrayToFill else { return 0 }
  guard entryCount >= sbuf.timings.count else { return kCMSampleBufferError_ArrayTooSmall }
  for (index, timing) in sbuf.timings.enumerated() { arrayToFill[index] = timing }
  return 0
}
