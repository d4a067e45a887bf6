import Foundation

/// Runs work as operations of a queue.
extension OperationQueue: Scheduler {
  /// The time of operation queues.
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

  /// Adds work to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(run: action)
    addOperation { work.run() }
  }

  /// Adds work to the queue at a time. The tolerance has no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(run: action)
    let delay = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { work.run() } }
  }

  /// Adds work to the queue at a time, and again after each interval, until the returned object is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(run: action)
    let queue = DispatchQueue.global()
    return queue.schedule(
      after: queue.now.advanced(by: .seconds(max(0, date.date.timeIntervalSinceNow))),
      interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval), options: nil
    ) {
      self.addOperation { work.run() }
    }
  }
}
