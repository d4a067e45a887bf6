import Foundation

/// A duration of a scheduler, made from seconds or their parts.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible).
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a duration in seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns a duration in seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns a duration in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns a duration in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns a duration in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// An object that runs work now or at a time of its own kind: a queue or a run loop.
///
/// Work is called on the scheduler's thread. It need not be `Sendable`, as in Combine.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/scheduler).
public protocol Scheduler<SchedulerTimeType> {
  /// The kind of time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The options for running work; `Never` without any.
  associatedtype SchedulerOptions

  /// The current time.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs work at a time, and again after each interval, until the returned object is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs work at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs work at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs work at a time, and again after each interval, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs work at a time, and again after each interval, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs work after a duration.
  func schedule(
    in duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil, _ action: @escaping () -> Void
  ) {
    schedule(
      after: now.advanced(by: duration), tolerance: tolerance ?? minimumTolerance, options: options, action)
  }
}

/// Work on its way to a scheduler's thread, which is the only one to call it.
struct ScheduledWork: @unchecked Sendable {
  let run: () -> Void
}
