import Foundation

/// A publisher of one value that is produced once.
///
/// Unchecked because of the result, which the lock of the list guards.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/future).
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A closure that receives the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Int: (Result<Output, Failure>) -> Void] = [:]
  private var count = 0

  /// Creates a future, and calls the closure with the promise immediately.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [Int] in
      guard self.result == nil else { return [] }
      self.result = result
      return self.waiting.keys.sorted()
    }
    // One that is cancelled in between is left out.
    for id in waiting { remove(id)?(result) }
  }

  /// Returns what was removed, to be let go outside of the lock.
  private func remove(_ id: Int) -> ((Result<Output, Failure>) -> Void)? {
    lock.withLock { waiting.removeValue(forKey: id) }
  }

  /// Delivers the result, immediately or once it is there. For this module only.
  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    func take(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        receive(value)
        complete(.finished)
      case .failure(let error): complete(.failure(error))
      }
    }
    let (result, id) = lock.withLock { () -> (Result<Output, Failure>?, Int) in
      count += 1
      if self.result == nil { waiting[count] = take }
      return (self.result, count)
    }
    if let result { take(result) }
    return AnyCancellable { [weak self] in _ = self?.remove(id) }
  }
}

/// A publisher that is created for each subscriber.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/deferred).
public struct Deferred<Made: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = Made.Output
  /// The type of the errors.
  public typealias Failure = Made.Failure
  /// The closure that creates the publisher.
  public let createPublisher: () -> Made

  /// Creates a publisher whose subscribers each get a publisher of their own.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

  /// Subscribes to a new publisher. For this module only.
  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher()._subscribe(receive, complete) }
}

extension Sequence {
  /// A publisher of the sequence's elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receive, complete in
      forEach(receive)
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// A publisher of the value, if any.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { receive, complete in
      if let self { receive(self) }
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}

/// A publisher that starts to send values when `connect()` is called.
///
/// See [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending values; cancelling the returned object stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects to this one at its first subscriber, and disconnects after the last has gone.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    let connection = SharedConnection()
    return AnyPublisher { receive, complete in
      let inner = _subscribe(receive, complete)
      connection.join { AnyCancellable(connect()) }
      return AnyCancellable {
        inner.cancel()
        connection.leave()
      }
    }
  }
}

extension Timer {
  /// A publisher of the current date at a regular interval.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The type of the values.
    public typealias Output = Date
    /// The type of the errors: none occur.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval
    /// The run loop on which the timer runs.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    private let receivers = ReceiverList<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Starts the timer; cancelling the returned object stops it. The timer does not need the publisher.
    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [receivers] in receivers.send($0.fireDate) }
      runLoop.add(timer, forMode: mode)
      // Each run loop is only used on its own thread.
      nonisolated(unsafe) let running = timer
      return AnyCancellable { running.invalidate() }
    }

    /// Delivers the dates while connected. For this module only.
    public func _subscribe(
      _ receive: @escaping (Date) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { receivers.add(receive, complete) }
  }

  /// Returns a publisher of the current date at an interval in seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}
