/// A range of time, given by start and duration.
///
/// See [Apple's page](https://developer.apple.com/documentation/coremedia/cmtimerange).
public struct CMTimeRange: Hashable, Sendable {
  /// The start, which is part of the range.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime

  /// Creates a range of a duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range from `start` to before `end`.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// The end, which is not part of the range.
  public var end: CMTime { start + duration }
  /// Whether start and duration are valid and the duration is a number that is not negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration.isNumeric && duration >= .zero }
  /// Whether the range is valid and its duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether a time is in the range; false for an invalid range.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
}
