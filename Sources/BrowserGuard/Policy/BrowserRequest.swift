/// The parts of an HTTP request that decide whether it is answered, as they were sent.
package struct BrowserRequest: Equatable, Sendable {
  package var method: String
  /// The path before any decoding, without the query.
  package var path: String
  /// The values of all headers of a name, joined by commas: a header sent twice equals nothing that is allowed.
  package var host: String?
  package var origin: String?
  package var cookie: String?
  /// Whether a body longer than a form's is announced, or one of unknown length.
  package var hasLargeBody: Bool

  package init(
    method: String = "GET", path: String, host: String?, origin: String? = nil, cookie: String? = nil,
    hasLargeBody: Bool = false
  ) {
    self.method = method
    self.path = path
    self.host = host
    self.origin = origin
    self.cookie = cookie
    self.hasLargeBody = hasLargeBody
  }
}
