import Foundation

/// Operators that count a scheduler's time.
extension Publisher {
  /// Returns a publisher that ends if no value comes for an interval: with an error of the closure, or regularly
  /// without one.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let gate = Gate()
      let slot = CancellableSlot()
      func wait() {
        let turn = gate.next()
        let end = Parcel(()) {
          guard gate.isOpen, gate.isLast(turn) else { return }
          gate.close()
          slot.cancel()
          complete(customError.map { .failure($0()) } ?? .finished)
        }
        scheduler.schedule(in: interval, options: options) { end.deliver() }
      }
      wait()
      slot.fill(
        _subscribe(
          { value in
            guard gate.isOpen else { return }
            wait()
            let parcel = Parcel(value) { if gate.isOpen { receive($0) } }
            scheduler.schedule(options: options) { parcel.deliver() }
          },
          { completion in
            _ = gate.next()
            let parcel = Parcel(completion) { if gate.isOpen { complete($0) } }
            scheduler.schedule(options: options) { parcel.deliver() }
          }))
      return AnyCancellable {
        gate.close()
        slot.cancel()
      }
    }
  }

  /// Returns a publisher of the durations between values, the first of which counts from the subscription.
  public func measureInterval<Context: Scheduler>(
    using scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Context.SchedulerTimeType.Stride, Failure> {
    AnyPublisher { receive, complete in
      var last = scheduler.now
      return _subscribe(
        { _ in
          let now = scheduler.now
          receive(last.distance(to: now))
          last = now
        }, complete)
    }
  }

  /// Returns a publisher of lists of the values that came in an interval, and of at most a number of values.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receive, complete in
      let group = ValueGroup<Output>(limit: strategy.limit)
      func flush() {
        let values = group.take()
        if !values.isEmpty { receive(values) }
      }
      let tick = Parcel(()) { flush() }
      let scheduler = strategy.scheduler
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) {
        tick.deliver()
      }
      let inner = _subscribe(
        { value in
          if let full = group.add(value) { receive(full) }
        },
        { completion in
          timer.cancel()
          if case .finished = completion { flush() }
          complete(completion)
        })
      return AnyCancellable {
        timer.cancel()
        inner.cancel()
      }
    }
  }
}

extension Publishers {
  /// The way in which values are collected by time.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy).
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// All values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The values of each interval, or a number of them, whichever comes first.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }

    fileprivate var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }

    fileprivate var limit: Int {
      if case .byTimeOrCount(_, _, let count) = self { max(1, count) } else { .max }
    }
  }
}

/// Values that wait for the end of an interval.
///
/// Unchecked: a lock protects the values.
private final class ValueGroup<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Int
  private var values: [Value] = []

  init(limit: Int) { self.limit = limit }

  /// Returns all values once there are enough.
  func add(_ value: Value) -> [Value]? {
    lock.withLock {
      values.append(value)
      guard values.count >= limit else { return nil }
      defer { values = [] }
      return values
    }
  }

  func take() -> [Value] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }
}
