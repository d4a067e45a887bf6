import Foundation

extension Publishers {
  /// A publisher that ends if no value comes for an interval.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/timeout).
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?
    /// Returns the error at the end; nil to end regularly.
    public let customError: (() -> Failure)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    var derived: AnyPublisher<Output, Failure> {
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
          upstream._subscribe(
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
  }
}

extension Publisher {
  /// Returns a publisher that ends if no value comes for an interval: with an error of the closure, or regularly
  /// without one.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, Context> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
