import Dispatch

extension DispatchSourceProtocol {
  /// The type of the handlers of events.
  public typealias DispatchSourceHandler = () -> Void
}
