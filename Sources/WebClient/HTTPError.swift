import Foundation
import HTTP

/// Why nothing came from the web.
public enum HTTPError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No server was reached: no network, no such host, or a refused connection.
  case offline
  case timedOut
  /// Fewer bytes a second than wanted at least, or not done after the longest time for an answer.
  case tooSlow
  /// The address, or a redirect of it, leads where this request may not go.
  case refused(IPAddress)
  /// The connection broke, or what came was no HTTP.
  case broken(String)
  /// 429 or 503, with the seconds to wait that the server gave.
  case busy(status: Int, retryAfter: TimeInterval?)
  /// Any other status that is no success.
  case status(Int)
  /// More bytes than allowed.
  case tooLarge(limit: Int)
  /// Neither http nor https.
  case notWeb(URL)

  public var description: String {
    switch self {
    case .offline: "You are offline."
    case .timedOut: "The server did not answer in time."
    case .tooSlow: "The server is too slow."
    case .refused(let address): "The address leads to \(address), which is not allowed."
    case .broken: "The connection to the server broke."
    case .busy: "The server is busy. Try again later."
    case .status(401), .status(403): "The server wants a valid key."
    case .status(404): "The server has nothing there."
    case .status(let status): "The server answered with error \(status)."
    case .tooLarge(let limit): "The answer is larger than \(limit) bytes."
    case .notWeb(let url): "\(url.absoluteString) is no web address."
    }
  }
}
