import Foundation

extension Publishers {
  /// A publisher that sends the process a signal for a debugger (`SIGTRAP`) at some events.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/breakpoint).
  public struct Breakpoint<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns whether to stop at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Returns whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Returns whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    var derived: AnyPublisher<Output, Failure> {
      func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
      return upstream.handleEvents(
        receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
        receiveCompletion: { stop(receiveCompletion?($0)) }
      ).eraseToAnyPublisher()
    }
  }
}

extension Publisher {
  /// Returns a publisher that sends the process a signal for a debugger (`SIGTRAP`) at events for which a closure
  /// returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Returns a publisher that sends the process a signal for a debugger (`SIGTRAP`) at an error.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
