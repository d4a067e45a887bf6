import Foundation

/// The number of samples.
public typealias CMItemCount = Int
/// The index of a sample.
public typealias CMItemIndex = Int

/// When a sample is decoded and shown, and for how long.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmsampletiminginfo).
public struct CMSampleTimingInfo: Hashable, Sendable {
  /// The duration.
  public var duration: CMTime
  /// The time at which it is shown.
  public var presentationTimeStamp: CMTime
  /// The time at which it is decoded; invalid if that is in the order in which samples are shown.
  public var decodeTimeStamp: CMTime

  /// Creates invalid times.
  public init() { (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid) }

  /// Creates times.
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }

  /// Invalid times.
  public static let invalid = CMSampleTimingInfo()
}

/// Samples of sound or video, with their times: encoded data, or a picture.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmsamplebuffer).
public final class CMSampleBuffer: Hashable {
  /// The encoded data; nil for a picture.
  public let dataBuffer: CMBlockBuffer?
  /// The picture; nil for encoded data.
  public let imageBuffer: CVImageBuffer?
  /// The format of the samples.
  public let formatDescription: CMFormatDescription?
  /// The number of samples.
  public let numSamples: CMItemCount
  /// Whether the samples are valid: until `invalidate()`.
  public private(set) var isValid = true
  /// Whether the data are complete.
  let isReady: Bool
  /// The times of the samples: for each, or the same ones for all, or none.
  let timings: [CMSampleTimingInfo]
  /// The lengths of the samples in bytes: of each, or the same for all, or none.
  let sizes: [Int]
  var attachments: [String: (value: AnyObject, mode: CMAttachmentMode)] = [:]

  init(
    data: CMBlockBuffer? = nil, image: CVImageBuffer? = nil, format: CMFormatDescription?, count: CMItemCount,
    timings: [CMSampleTimingInfo], sizes: [Int] = [], isReady: Bool = true
  ) {
    (dataBuffer, imageBuffer, formatDescription, numSamples) = (data, image, format, count)
    (self.timings, self.sizes, self.isReady) = (timings, sizes, isReady)
  }

  /// Creates a buffer with the same data as another.
  init(copy other: CMSampleBuffer, timings: [CMSampleTimingInfo]) {
    (dataBuffer, imageBuffer) = (other.dataBuffer, other.imageBuffer)
    (formatDescription, numSamples) = (other.formatDescription, other.numSamples)
    (self.timings, sizes, isReady) = (timings, other.sizes, other.isReady)
    attachments = other.attachments.filter { $0.value.mode == kCMAttachmentMode_ShouldPropagate }
  }

  /// Makes the samples invalid.
  public func invalidate() throws { isValid = false }

  func end() { isValid = false }

  /// The earliest time at which a sample is shown; invalid if it is not known.
  public var presentationTimeStamp: CMTime { timings.map(\.presentationTimeStamp).min() ?? .invalid }
  /// The time at which the first sample is decoded; invalid if it is not known.
  public var decodeTimeStamp: CMTime { timings.first?.decodeTimeStamp ?? .invalid }
  /// The same as `presentationTimeStamp`.
  public var outputPresentationTimeStamp: CMTime { presentationTimeStamp }

  /// The sum of the durations; invalid if they are not known.
  public var duration: CMTime {
    guard let first = timings.first else { return .invalid }
    guard timings.count == 1 else { return timings.dropFirst().reduce(first.duration) { $0 + $1.duration } }
    return duration(of: numSamples)
  }

  /// Returns the duration of a number of samples of the same duration.
  private func duration(of count: CMItemCount) -> CMTime {
    guard let length = timings.first?.duration, length.isNumeric, count != 1 else {
      return timings.first?.duration ?? .invalid
    }
    let (value, overflow) = length.value.multipliedReportingOverflow(by: CMTimeValue(count))
    return overflow ? .positiveInfinity : CMTime(value: value, timescale: length.timescale)
  }

  /// The number of bytes of all samples.
  public var totalSampleSize: Int { sizes.count == 1 ? sizes[0] * numSamples : sizes.reduce(0, +) }

  /// Returns the times of a sample; nil if there is none.
  func timing(at index: CMItemIndex) -> CMSampleTimingInfo? {
    guard index >= 0, index < numSamples, let first = timings.first else { return nil }
    guard timings.count == 1 else { return index < timings.count ? timings[index] : nil }
    var timing = first
    if index > 0 { timing.presentationTimeStamp = timing.presentationTimeStamp + duration(of: index) }
    return timing
  }

  public static func == (left: CMSampleBuffer, right: CMSampleBuffer) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
