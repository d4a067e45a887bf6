import Foundation

extension Publishers {
  /// A publisher that also runs closures for its events.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/handleevents).
  public struct HandleEvents<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscription is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Called with each request for values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        receiveSubscription?(Subscriptions.empty)
        receiveRequest?(.unlimited)
        let gate = Gate()
        let inner = upstream._subscribe(
          {
            receiveOutput?($0)
            receive($0)
          },
          {
            gate.close()
            receiveCompletion?($0)
            complete($0)
          })
        return AnyCancellable {
          // A publisher that has ended is not cancelled.
          if gate.isOpen { receiveCancel?() }
          inner.cancel()
        }
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher that also runs closures for values, completion and cancellation.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
