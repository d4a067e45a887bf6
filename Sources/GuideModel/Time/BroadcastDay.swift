/// A day of the guide: from one broadcast day start (05:00 local by default) to the next.
public struct BroadcastDay: Hashable, Sendable, Comparable {
  /// The number of days from 1 January 1970 to the civil date on which the day starts. Consecutive days differ by 1.
  public var number: Int
  /// UTC seconds since 1970. It is 23, 24 or 25 hours long; 23.5 or 24.5 where clocks change by half an hour.
  public var interval: Range<Int64>

  /// Creates a day; `interval` is in UTC seconds since 1970.
  public init(number: Int, interval: Range<Int64>) {
    self.number = number
    self.interval = interval
  }

  /// The duration in seconds.
  public var duration: Int64 { interval.upperBound - interval.lowerBound }

  public static func < (left: BroadcastDay, right: BroadcastDay) -> Bool { left.number < right.number }
}
