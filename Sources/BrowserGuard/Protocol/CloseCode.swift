/// Why a viewer's WebSocket is closed. Those from 4000 on are read by the page's script.
package enum CloseCode: UInt16, Sendable {
  case normal = 1000
  /// The program ends.
  case goingAway = 1001
  /// The viewer sent what no page of ours sends.
  case protocolError = 1002
  /// Too many messages, or pictures that were not fetched.
  case tooMuch = 1008
  /// Broadway's server does not answer.
  case serverFailed = 1011
  /// Another viewer took over.
  case takenOver = 4001
  /// Another viewer is connected.
  case busy = 4003
}
