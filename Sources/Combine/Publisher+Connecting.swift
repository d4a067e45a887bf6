import Foundation

extension Publisher {
  /// Returns a publisher that sends the values through a subject once it is connected.
  public func multicast<Through: Subject>(subject: Through) -> Publishers.Multicast<Output, Failure>
  where Through.Output == Output, Through.Failure == Failure { multicast { subject } }

  /// Returns a publisher that sends the values through a subject, created once, when it is connected.
  public func multicast<Through: Subject>(
    _ createSubject: @escaping () -> Through
  ) -> Publishers.Multicast<Output, Failure> where Through.Output == Output, Through.Failure == Failure {
    Publishers.Multicast(self, createSubject)
  }

  /// Returns the values as a sequence that is waited for, whose subscription ends with the iteration.
  fileprivate func stream() -> AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = _subscribe({ continuation.yield(Unchecked(value: $0).value) }) { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      }
      let kept = Unchecked(value: subscription)
      continuation.onTermination = { _ in kept.value.cancel() }
    }
  }
}

/// Carries a value to another thread, which uses it alone.
private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

extension Publisher where Failure == Never {
  /// Returns a publisher that starts to send values when it is connected.
  public func makeConnectable() -> Publishers.Multicast<Output, Never> {
    multicast { PassthroughSubject<Output, Never>() }
  }

  /// The values as a sequence: `for await value in publisher.values`.
  public var values: AsyncStream<Output> {
    let iterator = Unchecked(value: stream())
    return AsyncStream { continuation in
      let task = Task {
        do {
          for try await value in iterator.value { continuation.yield(Unchecked(value: value).value) }
        } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension Publisher {
  /// The values as a sequence that fails with the publisher's error: `for try await value in publisher.values`.
  public var values: AsyncThrowingStream<Output, any Error> { stream() }
}

extension Publishers {
  /// A publisher that sends the values of another through a subject.
  ///
  /// Unchecked because of the subject, which the lock guards.
  public final class Multicast<Output, Failure: Error>: ConnectablePublisher, @unchecked Sendable {
    private let lock = NSLock()
    private var subject: AnyPublisher<Output, Failure>?
    private var forward: ((AnyPublisher<Output, Failure>) -> AnyCancellable)?
    private let create: () -> (AnyPublisher<Output, Failure>, (AnyPublisher<Output, Failure>) -> AnyCancellable)
    private let upstream: AnyPublisher<Output, Failure>

    init<Base: Publisher, Through: Subject>(_ base: Base, _ createSubject: @escaping () -> Through)
    where Base.Output == Output, Base.Failure == Failure, Through.Output == Output, Through.Failure == Failure {
      upstream = base.eraseToAnyPublisher()
      create = {
        let subject = createSubject()
        return (AnyPublisher(subject), { $0.subscribe(subject) })
      }
    }

    private func made() -> (AnyPublisher<Output, Failure>, (AnyPublisher<Output, Failure>) -> AnyCancellable) {
      lock.withLock {
        if let subject, let forward { return (subject, forward) }
        let new = create()
        (subject, forward) = new
        return new
      }
    }

    /// Subscribes to the subject. For this module only.
    public func _subscribe(
      _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { made().0._subscribe(receive, complete) }

    /// Begins to send the values; cancelling the returned object stops it.
    public func connect() -> any Cancellable { made().1(upstream) }
  }
}
