/// Cuts the stream of `gtk4-broadwayd` into whole WebSocket frames, so that a frame of ours never lands in the middle of one of its.
package struct ServerFrames: Sendable {
  package enum Fault: Error, Equatable, Sendable { case handshake, frame, tooLong }

  /// Bytes of a frame at most; a picture of 7680 × 4320 pixels without any compression is twice that.
  package static let longestFrame = 64 << 20
  private static let longestHandshake = 4096

  private var rest: [UInt8] = []
  private var isOpen = false

  package init() {}

  /// Appends bytes and returns the frames to forward, as they came. O(bytes), amortised.
  /// - Throws: `Fault`; nothing may be read after it.
  package mutating func read(_ bytes: some Collection<UInt8>) throws -> [[UInt8]] {
    rest.append(contentsOf: bytes)
    guard try isOpen || skipHandshake() else { return [] }
    var frames: [[UInt8]] = []
    var start = 0
    while let length = try length(ofFrameAt: start) {
      // The server answers pings, which are never forwarded to it: whatever is not a message stays here.
      if rest[start] == 0x82 { frames.append(Array(rest[start..<start + length])) }
      start += length
    }
    rest.removeFirst(start)
    return frames
  }

  /// Whether the answer to the request for a WebSocket has come.
  package var isPastHandshake: Bool { isOpen }

  private mutating func skipHandshake() throws -> Bool {
    let end = Array("\r\n\r\n".utf8)
    let head = rest.prefix(Self.longestHandshake)
    guard let position = head.indices.dropLast(3).first(where: { head[$0..<$0 + 4].elementsEqual(end) }) else {
      guard head.count < Self.longestHandshake else { throw Fault.handshake }
      return false
    }
    guard head.starts(with: Array("HTTP/1.1 101 ".utf8)) else { throw Fault.handshake }
    rest.removeFirst(position + 4)
    isOpen = true
    return true
  }

  private func length(ofFrameAt start: Int) throws -> Int? {
    let available = rest.count - start
    guard available >= 2 else { return nil }
    // Whole messages and pongs, never masked.
    guard rest[start] == 0x82 || rest[start] == 0x8A, rest[start + 1] & 0x80 == 0 else { throw Fault.frame }
    let lengthBytes =
      switch rest[start + 1] {
      case 126: 2
      case 127: 8
      default: 0
      }
    guard available >= 2 + lengthBytes else { return nil }
    let payload =
      lengthBytes == 0
      ? UInt64(rest[start + 1]) : rest[start + 2..<start + 2 + lengthBytes].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard payload <= UInt64(Self.longestFrame) else { throw Fault.tooLong }
    let length = 2 + lengthBytes + Int(payload)
    return available >= length ? length : nil
  }
}
