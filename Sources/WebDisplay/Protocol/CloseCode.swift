/// Why a viewer's WebSocket is closed. The page's script reads them: after those from 4000 on it does not come back by
/// itself.
package enum CloseCode: UInt16, Sendable {
  case normal = 1000
  /// The program ends.
  case goingAway = 1001
  /// The viewer sent what no page of ours sends.
  case protocolError = 1002
  /// Too many messages, or pictures that were not fetched.
  case tooMuch = 1008
  /// The same session was opened elsewhere.
  case takenOver = 4001
  /// As many viewers as are let in.
  case full = 4002
  /// The page is of another version of the program.
  case outdated = 4003
}
