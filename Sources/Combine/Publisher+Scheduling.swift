import Foundation

extension Publishers {
  /// A publisher that subscribes on a scheduler.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/subscribeon).
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let gate = Gate()
        let slot = CancellableSlot()
        let parcel = Parcel(()) {
          guard gate.isOpen else { return }
          slot.fill(upstream._subscribe({ if gate.isOpen { receive($0) } }, { if gate.isOpen { complete($0) } }))
        }
        scheduler.schedule(options: options) { parcel.deliver() }
        return AnyCancellable {
          gate.close()
          slot.cancel()
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that delivers values and the completion on a scheduler.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/receiveon).
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let gate = Gate()
        let inner = upstream._subscribe(
          { value in
            let parcel = Parcel(value) { if gate.isOpen { receive($0) } }
            scheduler.schedule(options: options) { parcel.deliver() }
          },
          { completion in
            let parcel = Parcel(completion) { if gate.isOpen { complete($0) } }
            scheduler.schedule(options: options) { parcel.deliver() }
          })
        return AnyCancellable {
          gate.close()
          inner.cancel()
        }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that subscribes on `scheduler`.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, Context> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Returns a publisher that delivers values and completion on `scheduler`.
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Context> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Carries a value to a scheduler's thread, once, which is why it need not be `Sendable`.
struct Parcel<Value>: @unchecked Sendable {
  let deliver: () -> Void
  init(_ value: Value, _ receive: @escaping (Value) -> Void) { deliver = { receive(value) } }
}
