/// The reason why a viewer's WebSocket is closed. The page's script reads it, and does not reconnect automatically
/// after codes from 4000 on.
package enum CloseCode: UInt16, Sendable {
  case normal = 1000
  /// The program ends.
  case goingAway = 1001
  /// The viewer sent something that our pages do not send.
  case protocolError = 1002
  /// Too many messages, or frames that were not fetched.
  case tooMuch = 1008
  /// The session was opened in another page.
  case takenOver = 4001
  /// There are already as many viewers as are admitted.
  case full = 4002
  /// The page belongs to another version of the program.
  case outdated = 4003
}
