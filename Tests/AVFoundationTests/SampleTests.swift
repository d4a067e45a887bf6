import Foundation
import Testing

@testable import AVFoundation

struct SampleTests {
  @Test func buffersHaveMemoryInAlignedRows() throws {
    var made: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 10, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    #expect(CVPixelBufferGetWidth(buffer) == 10 && CVPixelBufferGetHeight(buffer) == 4)
    #expect(CVPixelBufferGetBytesPerRow(buffer) == 64 && CVPixelBufferGetDataSize(buffer) == 256)
    #expect(!CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 0)
    #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
    CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: 7, toByteOffset: 255, as: UInt8.self)
    #expect(CVPixelBufferGetBaseAddress(buffer)?.load(fromByteOffset: 255, as: UInt8.self) == 7)
    #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
    #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnInvalidArgument)
    #expect(CVPixelBufferCreate(nil, 10, 4, 1, nil, &made) == kCVReturnInvalidPixelFormat)
    #expect(CVPixelBufferCreate(nil, 0, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
  }

  @Test func chromaHasHalfTheSize() throws {
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, 101, 51, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made)
    let buffer = try #require(made)
    #expect(CVPixelBufferGetPlaneCount(buffer) == 2 && CVPixelBufferGetWidthOfPlane(buffer, 1) == 51)
    #expect(CVPixelBufferGetHeightOfPlane(buffer, 1) == 26 && CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) == 128)
    let planes = (0...2).map { CVPixelBufferGetBaseAddressOfPlane(buffer, $0) }
    #expect(planes[0].map { $0 + 128 * 51 } == planes[1] && planes[2] == nil)
  }

  @Test func aPoolLimitsItsBuffers() throws {
    var made: CVPixelBufferPool?
    let attributes: [String: Any] = [
      kCVPixelBufferWidthKey.description: 8, kCVPixelBufferHeightKey.description: 8,
      kCVPixelBufferPixelFormatTypeKey.description: NSNumber(value: kCVPixelFormatType_32BGRA),
    ]
    CVPixelBufferPoolCreate(nil, nil, NSDictionary(dictionary: attributes), &made)
    let pool = try #require(made)
    let limit = NSDictionary(dictionary: [kCVPixelBufferPoolAllocationThresholdKey.description: 1])
    var (first, second): (CVPixelBuffer?, CVPixelBuffer?)
    #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &first) == kCVReturnSuccess)
    let full = CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &second)
    #expect(full == kCVReturnWouldExceedAllocationThreshold && second == nil && first != nil)
    #expect(CVPixelBufferPoolCreatePixelBuffer(nil, pool, &second) == kCVReturnSuccess)
  }

  @Test func samplesHaveTimes() throws {
    var block: CMBlockBuffer?
    CMBlockBufferCreateWithMemoryBlock(
      allocator: nil, memoryBlock: nil, blockLength: 6, blockAllocator: nil, customBlockSource: nil, offsetToData: 0,
      dataLength: 6, flags: 0, blockBufferOut: &block)
    let data = try #require(block)
    #expect(
      CMBlockBufferReplaceDataBytes(
        with: [1, 2] as [UInt8], blockBuffer: data, offsetIntoDestination: 4, dataLength: 2) == 0)
    #expect(try data.dataBytes() == Data([0, 0, 0, 0, 1, 2]))
    var timing = CMSampleTimingInfo(
      duration: CMTime(value: 1, timescale: 10), presentationTimeStamp: CMTime(value: 5, timescale: 1),
      decodeTimeStamp: .invalid)
    var (made, size) = (CMSampleBuffer?.none, 2)
    CMSampleBufferCreateReady(
      allocator: nil, dataBuffer: data, formatDescription: nil, sampleCount: 3, sampleTimingEntryCount: 1,
      sampleTimingArray: &timing, sampleSizeEntryCount: 1, sampleSizeArray: &size, sampleBufferOut: &made)
    let samples = try #require(made)
    #expect(samples.duration == CMTime(value: 3, timescale: 10) && samples.totalSampleSize == 6)
    var last = CMSampleTimingInfo()
    #expect(CMSampleBufferGetSampleTimingInfo(samples, at: 2, timingInfoOut: &last) == 0)
    #expect(last.presentationTimeStamp == CMTime(value: 52, timescale: 10))
    #expect(CMSampleBufferGetSampleTimingInfo(samples, at: 3, timingInfoOut: &last) != 0)
    CMSetAttachment(
      samples, key: "a" as NSString, value: NSNumber(value: 1), attachmentMode: kCMAttachmentMode_ShouldPropagate)
    var copy: CMSampleBuffer?
    CMSampleBufferCreateCopy(allocator: nil, sampleBuffer: samples, sampleBufferOut: &copy)
    #expect(copy.flatMap { CMGetAttachment($0, key: "a" as NSString, attachmentModeOut: nil) } != nil)
    CMSampleBufferInvalidate(samples)
    #expect(!samples.isValid && copy?.isValid == true)
  }

  @Test func timesAreMultiplied() {
    let time = CMTime(value: 5, timescale: 2)
    #expect(CMTimeMultiply(time, multiplier: -2) == CMTime(value: -5, timescale: 1))
    #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 2) == CMTime(value: 3, timescale: 2))
    #expect(!CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 0).isValid)
    #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.1).seconds == 0.25)
    #expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: 2).isPositiveInfinity)
    #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 1)) == CMTime(value: 3, timescale: 1))
  }

  @Test func samplesAreCreatedByInitialisers() throws {
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_32BGRA, nil, &made)
    let picture = try #require(made)
    var format: CMFormatDescription?
    CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: picture, formatDescriptionOut: &format)
    let start = CMTime(value: 3, timescale: 30)
    let timing = CMSampleTimingInfo(
      duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: start, decodeTimeStamp: .invalid)
    let sample = try CMSampleBuffer(
      imageBuffer: picture, formatDescription: try #require(format), sampleTiming: timing)
    #expect(sample.imageBuffer === picture && sample.numSamples == 1 && sample.presentationTimeStamp == start)
    let copy = try CMSampleBuffer(copying: sample, withNewTiming: [])
    #expect(copy.imageBuffer === picture && copy.presentationTimeStamp == .invalid)
    #expect(try sample.sampleTimingInfos() == [timing])
    #expect(throws: NSError.self) { try copy.sampleTimingInfos() }
    #expect(throws: NSError.self) { try CMSampleBuffer(copying: sample, withNewTiming: [timing, timing]) }
    #expect(throws: NSError.self) {
      try CMSampleBuffer(
        dataBuffer: nil, formatDescription: nil, numSamples: 3, sampleTimings: [timing, timing], sampleSizes: [])
    }
  }
}
