import Foundation

extension Publisher {
  /// Returns a publisher that sends the process a signal for a debugger (`SIGTRAP`) at events for which a closure
  /// returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
    return handleEvents(
      receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
      receiveCompletion: { stop(receiveCompletion?($0)) })
  }

  /// Returns a publisher that sends the process a signal for a debugger (`SIGTRAP`) at an error.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
