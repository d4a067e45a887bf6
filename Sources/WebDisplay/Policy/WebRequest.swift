/// The parts of an HTTP request that decide whether it is answered, as sent.
package struct WebRequest: Equatable, Sendable {
  package var method: String
  /// The path before any decoding, without the query.
  package var path: String
  package var query: String
  /// The values of all headers of a name, joined by commas: a repeated header matches nothing that is allowed.
  package var host: String?
  package var origin: String?
  package var cookie: String?
  /// The header in which a proxy identifies the user.
  package var user: String?
  /// The secret of an `Authorization: Bearer`.
  package var bearer: String?
  /// The size of the body in bytes; nil if it is not announced.
  package var bodyLength: Int?

  package init(
    method: String = "GET", path: String, query: String = "", host: String?, origin: String? = nil,
    cookie: String? = nil, user: String? = nil,
    bearer: String? = nil, bodyLength: Int? = 0
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.host = host
    self.origin = origin
    self.cookie = cookie
    self.user = user
    self.bearer = bearer
    self.bodyLength = bodyLength
  }
}
