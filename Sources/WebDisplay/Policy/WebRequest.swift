/// The parts of an HTTP request that decide whether it is answered, as they were sent.
package struct WebRequest: Equatable, Sendable {
  package var method: String
  /// The path before any decoding, without the query.
  package var path: String
  package var query: String
  /// The values of all headers of a name, joined by commas: a header sent twice equals nothing that is allowed.
  package var host: String?
  package var origin: String?
  package var cookie: String?
  /// The header in which a proxy says who the person is.
  package var user: String?
  /// The secret of an `Authorization: Bearer`.
  package var bearer: String?
  /// Bytes of the body; `nil` where it is not announced.
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
