/// Reads a browser's WebSocket frames (RFC 6455) out of a stream of bytes, and takes only those that Broadway's page sends.
///
/// Messages there are binary, whole and of at most 48 bytes, so nothing longer than a control frame is ever kept.
package struct ClientFrames: Sendable {
  package enum Frame: Equatable, Sendable {
    case message([UInt8])
    case ping([UInt8])
    case pong
    case close
  }

  package enum Fault: Error, Equatable, Sendable {
    case unmasked, reservedBits, fragmented, tooLong
    case unknownKind(UInt8)
  }

  /// Bytes of a payload at most: one byte tells the length up to here.
  package static let longestPayload = 125
  private static let headerLength = 6

  /// The beginning of a frame that is not whole yet; shorter than the longest frame.
  private var rest: [UInt8] = []

  package init() {}

  /// Appends bytes and gives the frames that are whole with them, in order. O(bytes).
  /// - Throws: `Fault`, after the frames before the faulty one; nothing may be read after it.
  package mutating func read(_ bytes: some Collection<UInt8>, each: (Frame) throws -> Void) throws {
    rest.append(contentsOf: bytes)
    var start = 0
    defer { rest.removeFirst(start) }
    while let length = try Self.length(ofFrameAt: start, in: rest) {
      let mask = rest[start + 2..<start + Self.headerLength]
      let payload = rest[start + Self.headerLength..<start + length]
      var plain = Array(payload)
      for index in plain.indices { plain[index] ^= mask[mask.startIndex + index & 3] }
      let kind = rest[start] & 0x0F
      start += length
      switch kind {
      case 2: try each(.message(plain))
      case 8: try each(.close)
      case 9: try each(.ping(plain))
      default: try each(.pong)
      }
    }
  }

  /// The length of the whole frame at `start`, `nil` when some of it is still to come.
  private static func length(ofFrameAt start: Int, in bytes: [UInt8]) throws -> Int? {
    guard bytes.count > start else { return nil }
    let first = bytes[start]
    guard first & 0x70 == 0 else { throw Fault.reservedBits }
    guard first & 0x80 != 0, first & 0x0F != 0 else { throw Fault.fragmented }
    guard [2, 8, 9, 10].contains(first & 0x0F) else { throw Fault.unknownKind(first & 0x0F) }
    guard bytes.count > start + 1 else { return nil }
    let second = bytes[start + 1]
    guard second & 0x80 != 0 else { throw Fault.unmasked }
    let payload = Int(second & 0x7F)
    guard payload <= longestPayload else { throw Fault.tooLong }
    return bytes.count - start >= headerLength + payload ? headerLength + payload : nil
  }
}
