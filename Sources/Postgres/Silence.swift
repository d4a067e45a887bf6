/// How long a server may be silent, though there is a connection to it.
package struct Silence: Sendable {
  /// The seconds without a byte after which a server that does not answer over another connection, either, is given up.
  package var longest: Double
  /// The seconds without a byte after which a server that does answer there is given up: it is working on the
  /// statement, or waiting for a standby.
  package var longestOfWork: Double

  /// - Parameter longestOfWork: the same as `longest` by default.
  package init(longest: Double, longestOfWork: Double? = nil) {
    self.longest = longest
    self.longestOfWork = max(longest, longestOfWork ?? longest)
  }

  /// Without a limit, as long as there is a connection.
  package static let endless = Silence(longest: .infinity)
}
