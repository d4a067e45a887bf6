import Foundation

extension Publisher {
  /// Returns a publisher that subscribes on `scheduler`.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let slot = CancellableSlot()
      let parcel = Parcel(()) { slot.fill(self._subscribe(receive, complete)) }
      scheduler.schedule(options: options) { parcel.deliver() }
      return AnyCancellable { slot.cancel() }
    }
  }

  /// Returns a publisher that delivers values and the completion after a delay.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
    scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let gate = Gate()
      let inner = _subscribe(
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

  /// Returns a publisher of the values that are followed by no other for an interval.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let gate = Gate()
      let inner = _subscribe(
        { value in
          let turn = gate.next()
          let parcel = Parcel(value) { if gate.isOpen, gate.isLast(turn) { receive($0) } }
          scheduler.schedule(in: dueTime, options: options) { parcel.deliver() }
        },
        { completion in
          let parcel = Parcel(completion) { if gate.isOpen { complete($0) } }
          scheduler.schedule { parcel.deliver() }
        })
      return AnyCancellable {
        gate.close()
        inner.cancel()
      }
    }
  }

  /// Returns a publisher of at most one value in each interval: the first or the latest of those received.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let throttle = Throttle<Output>(keepsLatest: latest)
      let gate = Gate()
      func pass(_ value: Output) {
        let parcel = Parcel(value) { if gate.isOpen { receive($0) } }
        scheduler.schedule { parcel.deliver() }
        let next = Parcel(()) {
          guard gate.isOpen, let value = throttle.endInterval() else { return }
          pass(value)
        }
        scheduler.schedule(in: interval) { next.deliver() }
      }
      let inner = _subscribe(
        { if let value = throttle.offer($0) { pass(value) } },
        { completion in
          let parcel = Parcel(completion) { if gate.isOpen { complete($0) } }
          scheduler.schedule { parcel.deliver() }
        })
      return AnyCancellable {
        gate.close()
        inner.cancel()
      }
    }
  }
}

/// A slot for a subscription that may be cancelled before it is created.
final class CancellableSlot: @unchecked Sendable {
  private let lock = NSLock()
  private var content: AnyCancellable?
  private var isCancelled = false

  /// Replaces the subscription.
  func fill(_ new: AnyCancellable) {
    let old = lock.withLock { () -> AnyCancellable? in
      if isCancelled { return new }
      defer { content = new }
      return content
    }
    old?.cancel()
  }

  func cancel() {
    let content = lock.withLock {
      isCancelled = true
      defer { self.content = nil }
      return self.content
    }
    content?.cancel()
  }
}

/// Whether values still pass, and the number of the latest one.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isClosed = false
  private var turn = 0

  var isOpen: Bool { lock.withLock { !isClosed } }
  func close() { lock.withLock { isClosed = true } }

  func next() -> Int {
    lock.withLock {
      turn += 1
      return turn
    }
  }

  func isLast(_ turn: Int) -> Bool { lock.withLock { self.turn == turn } }
}

/// The value that is held back during an interval.
private final class Throttle<Value>: @unchecked Sendable {
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
}
