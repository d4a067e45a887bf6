import Foundation

/// A request to the interface for programs, whatever carried it.
public struct APIRequest: Sendable {
  /// The permissions of the sender.
  public enum Role: Sendable {
    /// Looks.
    case guest
    /// Looks and changes.
    case owner
  }

  /// In capitals.
  public var method: String
  /// As it was sent, percent-encoded, without the query.
  public var path: String
  /// As it was sent, percent-encoded, without the question mark.
  public var query: String
  /// By names in lower case.
  public var headers: [String: String]
  public var body: [UInt8]
  public var role: Role
  /// The path before `path`, without a slash at its end, where the server has the interface in a folder.
  public var base = ""

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
