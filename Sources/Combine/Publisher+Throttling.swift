import Foundation

extension Publishers {
  /// A publisher of at most one value in each interval.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/throttle).
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: DerivedPublisher {
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
    /// Whether the latest of the values in an interval is sent, rather than the first.
    public let latest: Bool

    /// Creates the publisher.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let held = HeldValue<Output>(keepsLatest: latest)
        let gate = Gate()
        func pass(_ value: Output) {
          let parcel = Parcel(value) { if gate.isOpen { receive($0) } }
          scheduler.schedule { parcel.deliver() }
          let next = Parcel(()) {
            guard gate.isOpen, let value = held.endInterval() else { return }
            pass(value)
          }
          scheduler.schedule(in: interval) { next.deliver() }
        }
        let inner = upstream._subscribe(
          { if let value = held.offer($0) { pass(value) } },
          { completion in
            let last = held.end()
            let parcel = Parcel(completion) {
              if let last, gate.isOpen { receive(last) }
              if gate.closeIfOpen() { complete($0) }
            }
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

extension Publisher {
  /// Returns a publisher of at most one value in each interval: the first or the latest of those received.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> Publishers.Throttle<Self, Context> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The value that is held back during an interval.
private final class HeldValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private let keepsLatest: Bool
  private var isRunning = false
  private var held: Value?

  init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

  /// Returns the value if it may pass now, which starts an interval.
  func offer(_ value: Value) -> Value? {
    lock.withLock {
      if isRunning {
        if keepsLatest || held == nil { held = value }
        return nil
      }
      isRunning = true
      return value
    }
  }

  /// Returns the value to deliver at the end of an interval, if one was held back, which starts another interval.
  func endInterval() -> Value? {
    lock.withLock {
      defer { held = nil }
      isRunning = held != nil
      return held
    }
  }

  /// Returns the value to deliver before the completion, if one was held back.
  func end() -> Value? {
    lock.withLock {
      defer { held = nil }
      return held
    }
  }
}
