import Foundation

extension Publishers {
  /// A publisher that delivers values and the completion after a delay.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/delay).
  public struct Delay<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The delay.
    public let interval: Context.SchedulerTimeType.Stride
    /// The tolerance of the delay.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let gate = Gate()
        let inner = upstream._subscribe(
          { value in
            let parcel = Parcel(value) { if gate.isOpen { receive($0) } }
            scheduler.schedule(in: interval, tolerance: tolerance, options: options) { parcel.deliver() }
          },
          { completion in
            let parcel = Parcel(completion) { if gate.isOpen { complete($0) } }
            scheduler.schedule(in: interval, tolerance: tolerance, options: options) { parcel.deliver() }
          })
        return AnyCancellable {
          gate.close()
          inner.cancel()
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the values that are followed by no other for an interval.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/debounce).
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The interval.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let gate = Gate()
        let inner = upstream._subscribe(
          { value in
            let turn = gate.next()
            let parcel = Parcel(value) { if gate.isOpen, gate.isLast(turn) { receive($0) } }
            scheduler.schedule(in: dueTime, options: options) { parcel.deliver() }
          },
          { completion in
            // The value that waits is dropped.
            _ = gate.next()
            let parcel = Parcel(completion) { if gate.closeIfOpen() { complete($0) } }
            scheduler.schedule { parcel.deliver() }
          })
        return AnyCancellable {
          gate.close()
          inner.cancel()
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher of the durations between values, the first of which counts from the subscription.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/measureinterval).
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var last = scheduler.now
        return upstream._subscribe(
          { _ in
            let now = scheduler.now
            receive(last.distance(to: now))
            last = now
          }, complete)
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that delivers values and the completion after a delay.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
    scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, Context> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  /// Returns a publisher of the values that are followed by no other for an interval.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Context> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Returns a publisher of the durations between values, the first of which counts from the subscription.
  public func measureInterval<Context: Scheduler>(
    using scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, Context> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }
}
