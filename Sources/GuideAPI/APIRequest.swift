import Foundation

/// A request to the interface for programs, independent of the server that carried it.
public struct APIRequest: Sendable {
  /// The permissions of the sender.
  public enum Role: Sendable {
    /// May read.
    case guest
    /// May read and change.
    case owner
  }

  /// The method, in capitals.
  public var method: String
  /// The path as it was sent, percent-encoded, without the query.
  public var path: String
  /// The query as it was sent, percent-encoded, without the question mark.
  public var query: String
  /// The headers, by names in lower case.
  public var headers: [String: String]
  /// The body; empty if there is none.
  public var body: [UInt8]
  /// The sender's permissions.
  public var role: Role
  /// The path before `path`, without a trailing slash, if the server has the interface in a folder.
  public var base = ""

  /// Creates a request; the names of `headers` are in lower case.
  public init(
    method: String = "GET", path: String, query: String = "", headers: [String: String] = [:], body: [UInt8] = [],
    role: Role = .guest
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.role = role
  }
}
