import Foundation

/// A duration in seconds, of run loops and operation queues.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
  Hashable, Codable, Sendable
{
  /// The duration in seconds.
  public var timeInterval: TimeInterval

  /// Creates a duration in seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  /// Creates a duration in seconds.
  public init(floatLiteral value: TimeInterval) { timeInterval = value }
  /// Creates a duration in seconds.
  public init(integerLiteral value: TimeInterval) { timeInterval = value }
  /// Creates a duration in seconds; nil if they are too many to be exact.
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let exact = TimeInterval(exactly: source) else { return nil }
    timeInterval = exact
  }

  /// The duration in seconds, without its sign.
  public var magnitude: TimeInterval { timeInterval.magnitude }

  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
  public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
  public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
}

/// A date as the time of a run loop or an operation queue.
public struct SchedulerDate: Strideable, Hashable, Codable, Sendable {
  /// The duration between two times.
  public typealias Stride = SchedulerSeconds

  /// The time as a date.
  public var date: Date

  /// Creates a time.
  public init(_ date: Date) { self.date = date }

  /// Returns the duration to another time.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// Returns the time after a duration.
  public func advanced(by value: Stride) -> Self { Self(date.addingTimeInterval(value.timeInterval)) }
}
