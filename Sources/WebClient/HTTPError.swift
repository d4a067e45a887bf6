import Foundation
import HTTP

/// The reason why a request failed.
public enum HTTPError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No server was reached: there is no network, no such host, or the connection was refused.
  case offline
  case timedOut
  /// Fewer bytes a second arrived than required, or the answer took too long.
  case tooSlow
  /// The address, or one of its redirects, leads where this request may not go.
  case refused(IPAddress)
  /// The connection broke, or the answer was no HTTP.
  case broken(String)
  /// The status is 429 or 503, with the server's seconds to wait.
  case busy(status: Int, retryAfter: TimeInterval?)
  /// Any other unsuccessful status.
  case status(Int)
  /// The body is larger than allowed.
  case tooLarge(limit: Int)
  /// The address is neither http nor https.
  case notWeb(URL)

  public var description: String {
    switch self {
    case .offline: "You are offline."
    case .timedOut: "The server did not answer in time."
    case .tooSlow: "The server is too slow."
    case .refused(let address): "The address leads to \(address), which is not allowed."
    case .broken: "The connection to the server broke."
    case .busy: "The server is busy. Try again later."
    case .status(401), .status(403): "The server requires a valid key."
    case .status(404): "The server has nothing at this address."
    case .status(let status): "The server answered with error \(status)."
    case .tooLarge(let limit): "The answer is larger than \(limit) bytes."
    case .notWeb(let url): "\(url.absoluteString) is not a web address."
    }
  }
}
