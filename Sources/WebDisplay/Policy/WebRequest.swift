/// The parts of an HTTP request that decide whether it is answered, as sent.
package struct WebRequest: Equatable, Sendable {
  var method: String
  /// The path before any decoding, without the query.
  var path: String
  var query: String
  /// The values of all headers of a name, joined by commas: a repeated header matches nothing that is allowed.
  var host: String?
  var origin: String?
  var cookie: String?
  /// The header in which a proxy identifies the user.
  var user: String?
  /// The secret of an `Authorization: Bearer`.
  var bearer: String?
  /// The size of the body in bytes; nil if it is not announced.
  var bodyLength: Int?

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
