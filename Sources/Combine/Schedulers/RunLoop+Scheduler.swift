import Foundation

/// Runs work on a run loop.
extension RunLoop: Scheduler {
  /// The time of run loops.
  public typealias SchedulerTimeType = SchedulerDate

  /// The options for running work. There are none.
  public struct SchedulerOptions: Sendable {
    /// Creates options.
    public init() {}
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work in the run loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(run: action)
    perform { work.run() }
  }

  /// Runs work at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(run: action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
    timer.tolerance = max(0, tolerance.timeInterval)
    add(timer, forMode: .common)
  }

  /// Runs work at a time, and again after each interval, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(run: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
    timer.tolerance = max(0, tolerance.timeInterval)
    add(timer, forMode: .common)
    // Each run loop is only used on its own thread.
    nonisolated(unsafe) let running = timer
    return AnyCancellable { running.invalidate() }
  }
}
