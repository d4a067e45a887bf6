import Foundation

/// A scheduler that runs work immediately, on the calling thread: work for later, too, and repeated work once.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler).
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler's time, which stands still.
  public struct SchedulerTimeType: Strideable, Sendable {
    private let place: Int

    init(_ place: Int) { self.place = place }

    /// Returns the duration to another time.
    public func distance(to other: Self) -> Stride { Stride(other.place - place) }
    /// Returns the time after a duration.
    public func advanced(by n: Stride) -> Self { Self(place + n.magnitude) }

    /// A duration without a unit: all durations are the same to the scheduler.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Codable, Sendable
    {
      /// The duration, with its sign.
      public var magnitude: Int

      /// Creates a duration.
      public init(_ value: Int) { magnitude = value }
      /// Creates a duration, rounded down; 0 for one that is too long.
      public init(floatLiteral value: Double) { magnitude = Int(exactly: value.rounded(.down)) ?? 0 }
      /// Creates a duration.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Creates a duration; nil if it is too long.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let exact = Int(exactly: source) else { return nil }
        magnitude = exact
      }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
      public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
      public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }
      public static func *= (left: inout Self, right: Self) { left = left * right }

      /// Returns no duration.
      public static func seconds(_ s: Int) -> Self { 0 }
      /// Returns no duration.
      public static func seconds(_ s: Double) -> Self { 0 }
      /// Returns no duration.
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      /// Returns no duration.
      public static func microseconds(_ us: Int) -> Self { 0 }
      /// Returns no duration.
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }
  }

  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// The current time, which never changes.
  public var now: SchedulerTimeType { SchedulerTimeType(0) }
  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs work immediately, without the delay.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs work immediately and once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
