import Foundation

/// A publisher of one value, which comes at some time.
///
/// Unchecked because of the result, which the lock of the list guards.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Int: (Result<Output, Failure>) -> Void] = [:]
  private var count = 0

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [(Result<Output, Failure>) -> Void] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [:] }
      return self.waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    for receive in waiting { receive(result) }
  }

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
    return AnyCancellable { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.waiting[id] = nil }
    }
  }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure
  public let createPublisher: () -> Made

  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher()._subscribe(receive, complete) }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receive, complete in
      forEach(receive)
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { receive, complete in
      if let self { receive(self) }
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Result {
  /// A publisher of the value, or of the error.
  public var publisher: AnyPublisher<Success, Failure> { Future { $0(self) }.eraseToAnyPublisher() }
}

/// A publisher that begins to send when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      let inner = _subscribe(receive, complete)
      let connection = connect()
      return AnyCancellable {
        inner.cancel()
        connection.cancel()
      }
    }
  }
}

extension Timer {
  /// A publisher of the date, again and again.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let receivers = ReceiverList<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [weak self] in self?.receivers.send($0.fireDate) }
      runLoop.add(timer, forMode: mode)
      // A run loop is used on its own thread.
      nonisolated(unsafe) let running = timer
      return AnyCancellable { running.invalidate() }
    }

    public func _subscribe(
      _ receive: @escaping (Date) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { receivers.add(receive, complete) }
  }

  /// Makes a publisher of the date at an interval.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}
