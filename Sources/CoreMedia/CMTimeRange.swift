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

  /// Creates an invalid range.
  public init() { self.init(start: CMTime(), duration: CMTime()) }

  /// The empty range at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// The end, which is not part of the range.
  public var end: CMTime { start + duration }
  /// Whether start and duration are valid and the duration is a number that is not negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration.isNumeric && duration >= .zero }
  /// Whether the range is valid and its start or duration is indefinite.
  public var isIndefinite: Bool { start.isValid && duration.isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether the range is valid and its duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether a time is in the range; false for an invalid range.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }

  /// Returns whether a range is within this one; false if one of them is invalid.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
      && (!range.isEmpty || containsTime(range.start))
  }

  /// Returns the times that are in both ranges: the empty range at zero if there are none, the invalid one if a range
  /// is invalid.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// Returns the range from the earlier start to the later end; the invalid one if a range is invalid.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}
