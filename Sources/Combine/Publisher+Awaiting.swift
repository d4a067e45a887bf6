import Foundation

extension Publisher {
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
