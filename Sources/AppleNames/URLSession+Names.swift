import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionTask {
  /// Whether data is delivered in pieces; always true here, whatever is set.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLSessionTaskDelegate {
  /// Not called on Linux.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Not called on Linux.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLRequest {
  /// The user or party on whose behalf a request is made.
  public enum Attribution: UInt, Sendable { case developer, user }
  /// The party on whose behalf the request is made; always the developer here, whatever is set: nothing reports it.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
  /// Whether networks may be used on which the user wants to save data; always true here, whatever is set.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether metered networks may be used; always true here, whatever is set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// The reason for which a network was not available.
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
  /// The reason for which the network was not available; nil here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// The way in which a server authenticates itself with its certificate. URLSession on Linux checks certificates itself,
/// without calling a delegate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
