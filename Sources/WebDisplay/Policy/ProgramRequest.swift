/// A request of an authorised program.
package struct ProgramRequest: Sendable {
  package var method: String
  /// The path from `/api/` on, as sent.
  package var path: String
  /// The path before that, without a slash at its end, with which addresses in answers begin.
  package var base: String
  package var query: String
  /// The headers, by names in lower case.
  package var headers: [String: String]
  package var body: [UInt8]
  package var role: ViewerRole
}

/// An answer to a program.
package struct ProgramResponse: Sendable {
  var status: Int
  /// The headers, by names in lower case.
  var headers: [String: String]
  var body: [UInt8]

  package init(status: Int, headers: [String: String], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
