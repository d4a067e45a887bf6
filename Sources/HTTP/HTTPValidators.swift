/// A server's identification of what it sent, with which it is sent again only if it has changed (RFC 9110, 8.8).
public struct HTTPValidators: Sendable, Hashable, Codable {
  /// The `ETag`, including quotes and `W/`.
  public var entityTag: String?
  /// The `Last-Modified`, exactly as the server wrote it: many servers do not recognise a date that is written
  /// differently.
  public var lastModified: String?

  /// Creates validators; `nil` for those that the server did not send.
  public init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  /// Whether the server sent none.
  public var isEmpty: Bool { entityTag == nil && lastModified == nil }

  /// The greatest length of a validator, because a server may write anything.
  static let longest = 1024

  /// - Parameter headers: by name in lower case.
  init(headers: [String: String]) {
    func value(_ name: String) -> String? {
      headers[name].flatMap { $0.isEmpty || $0.utf8.count > Self.longest ? nil : $0 }
    }
    entityTag = value("etag")
    lastModified = value("last-modified")
  }

  /// The request's headers.
  var conditions: [String: String] {
    var headers: [String: String] = [:]
    headers["If-None-Match"] = entityTag
    headers["If-Modified-Since"] = lastModified
    return headers
  }
}
