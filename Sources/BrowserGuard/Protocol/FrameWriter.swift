/// Writes the WebSocket frames that are not just passed on.
package enum FrameWriter {
  /// A message as a client sends it, masked with zeros.
  /// - Parameter payload: 125 bytes at most.
  package static func clientMessage(_ payload: [UInt8]) -> [UInt8] {
    [0x82, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
  }

  /// The answer to a ping.
  /// - Parameter payload: the ping's, 125 bytes at most.
  package static func pong(_ payload: [UInt8]) -> [UInt8] { [0x8A, UInt8(payload.count)] + payload }

  package static func close(_ code: CloseCode) -> [UInt8] {
    [0x88, 2, UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
  }
}
