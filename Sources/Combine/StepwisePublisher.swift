import Foundation

/// The treatment of one subscription's values by an operator.
struct Steps<Input, Value> {
  /// Receives a value, and sends any number of others. Returns false to end the publisher.
  let take: (_ input: Input, _ send: (Value) -> Void) throws -> Bool
  /// Called after the last value, if the publisher ends without an error.
  var end: (_ send: (Value) -> Void) throws -> Void = { _ in }
}

extension Publisher {
  /// Returns a publisher that treats the values in steps, begun anew for each subscriber, and fails with the errors
  /// that they throw.
  func tryStepping<Value>(_ begin: @escaping () -> Steps<Output, Value>) -> AnyPublisher<Value, any Error> {
    stepping({ $0 }, { $0 }, begin)
  }

  /// Returns a publisher that treats the values in steps, begun anew for each subscriber. The steps must not throw.
  func stepping<Value>(_ begin: @escaping () -> Steps<Output, Value>) -> AnyPublisher<Value, Failure> {
    stepping({ $0 }, { error in fatalError("\(error) thrown by steps that must not throw") }, begin)
  }

  private func stepping<Value, NewFailure: Error>(
    _ convert: @escaping (Failure) -> NewFailure, _ caught: @escaping (any Error) -> NewFailure,
    _ begin: @escaping () -> Steps<Output, Value>
  ) -> AnyPublisher<Value, NewFailure> {
    AnyPublisher { receive, complete in
      let steps = begin()
      let slot = CancellableSlot()
      var isOver = false
      func finish(_ completion: Subscribers.Completion<NewFailure>) {
        guard !isOver else { return }
        isOver = true
        slot.cancel()
        complete(completion)
      }
      func end() {
        guard !isOver else { return }
        do {
          try steps.end(receive)
          finish(.finished)
        } catch {
          finish(.failure(caught(error)))
        }
      }
      slot.fill(
        _subscribe(
          { value in
            guard !isOver else { return }
            do {
              if try !steps.take(value, receive) { end() }
            } catch {
              finish(.failure(caught(error)))
            }
          },
          { completion in
            switch completion {
            case .finished: end()
            case .failure(let error): finish(.failure(convert(error)))
            }
          }))
      return AnyCancellable { slot.cancel() }
    }
  }
}
