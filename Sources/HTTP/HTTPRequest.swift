import Foundation

/// What to ask a server for: a GET of a `http:` or `https:` address.
public struct HTTPRequest: Sendable {
  public var url: URL
  public var headers: [String: String]
  /// Seconds without any byte after which the server counts as dead.
  public var timeout: TimeInterval

  public init(url: URL, headers: [String: String] = [:], timeout: TimeInterval = 30) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
  }
}
