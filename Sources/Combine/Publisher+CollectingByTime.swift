import Foundation

extension Publishers {
  /// A publisher of arrays of the values that came in an interval.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbytime).
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler, its interval, and the greatest number of values.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let group = ValueGroup<Upstream.Output>(limit: strategy.limit)
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
        let inner = upstream._subscribe(
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
}

extension Publisher {
  /// Returns a publisher of lists of the values that came in an interval, and of at most a number of values.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, Context> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
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
