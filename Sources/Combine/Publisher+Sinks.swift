import Foundation

extension Publisher {
  /// Subscribes with closures; the subscription ends with the returned object.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    // A publisher may go on until it returns from the closure that cancelled the subscription.
    let gate = Gate()
    let inner = _subscribe({ if gate.isOpen { receiveValue($0) } }, { if gate.isOpen { receiveCompletion($0) } })
    return AnyCancellable {
      gate.close()
      inner.cancel()
    }
  }

  /// Returns the publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Subscribes with a closure; the subscription ends with the returned object.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to each value. The object is retained until the subscription ends.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
}
