/// Encodes the WebSocket frames of a server.
package enum FrameWriter {
  /// Returns the header of a binary message's frame.
  static func header(ofMessage length: Int) -> [UInt8] {
    switch length {
    case ..<126: [0x82, UInt8(length)]
    case ..<65_536: [0x82, 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default: [0x82, 127] + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    }
  }

  /// Returns the answer to a ping.
  ///
  /// - Parameter payload: the ping's payload, at most 125 bytes.
  static func pong(_ payload: [UInt8]) -> [UInt8] { [0x8A, UInt8(payload.count)] + payload }

  static let ping: [UInt8] = [0x89, 0]

  static func close(_ code: CloseCode) -> [UInt8] {
    [0x88, 2, UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
  }
}
