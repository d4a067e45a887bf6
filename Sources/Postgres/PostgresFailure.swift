/// The reason why a server failed.
package struct PostgresFailure: Error, Equatable, CustomStringConvertible {
  package enum Kind: Equatable, Sendable {
    /// The client library is not installed.
    case noLibrary
    /// The address cannot be understood.
    case badAddress
    /// There is no connection, or it broke.
    case connection
    /// The server has not answered for too long, though there is a connection.
    case silence
    /// The server refused a statement; `state` says why.
    case statement
  }

  package var kind: Kind
  /// The five characters of SQLSTATE; empty if no server reported them.
  var state: String
  package var message: String

  package init(_ kind: Kind, state: String = "", message: String) {
    self.kind = kind
    self.state = state
    self.message = message
  }

  /// Whether it is worth trying again over a new connection: the connection broke; the server stops, starts, has too
  /// many clients or became a standby; or two transactions blocked each other.
  package var isPassing: Bool {
    if kind == .connection { return !isRefusal }
    return state.hasPrefix("08") || ["57P01", "57P02", "57P03", "40001", "40P01", "53300", "25006"].contains(state)
  }

  /// Whether a lock was not granted in time.
  package var isLocked: Bool { state == "55P03" }

  /// Whether the server refuses this user, or has no such database, so that waiting is of no use. Before there is a
  /// connection there is no SQLSTATE, only a text in the server's language.
  private var isRefusal: Bool {
    ["28P01", "28000", "3D000"].contains(state) || message.contains("password authentication failed")
      || message.contains("does not exist") || message.contains("no password supplied")
      || message.contains("no pg_hba.conf entry")
  }

  package var description: String { state.isEmpty ? message : "\(message) (\(state))" }
}
