/// Reads a browser's WebSocket frames (RFC 6455) from a stream of bytes, and accepts only those that our page sends:
/// binary messages, each in one frame of at most `longestPayload` bytes.
package struct ClientFrames: Sendable {
  package enum Frame: Equatable, Sendable {
    case message([UInt8])
    case ping([UInt8])
    case pong
    case close
  }

  package enum Fault: Error, Equatable, Sendable {
    case unmasked, reservedBits, fragmented, tooLong
    /// A length encoded with more bytes than necessary.
    case wideLength
    case unknownKind(UInt8)
  }

  /// The maximum size of a message in bytes.
  package static let longestPayload = 32_768
  /// The maximum size of a ping in bytes, by the standard.
  private static let longestControl = 125

  /// The beginning of an incomplete frame; shorter than the longest frame.
  private var rest: [UInt8] = []

  package init() {}

  /// Appends bytes and delivers the frames that they complete, in order. O(bytes) as long as pieces are not shorter
  /// than a fraction of a frame.
  ///
  /// - Throws: `Fault`, after the frames before the faulty one; nothing may be read after it.
  package mutating func read(_ bytes: some Collection<UInt8>, each: (Frame) throws -> Void) throws {
    rest.append(contentsOf: bytes)
    var start = 0
    defer { rest.removeFirst(start) }
    while let shape = try Self.shape(ofFrameAt: start, in: rest) {
      let mask = start + shape.header - 4
      var plain = Array(rest[(start + shape.header)..<(start + shape.header + shape.payload)])
      for index in plain.indices { plain[index] ^= rest[mask + index & 3] }
      let kind = rest[start] & 0x0F
      start += shape.header + shape.payload
      switch kind {
      case 2: try each(.message(plain))
      case 8: try each(.close)
      case 9: try each(.ping(plain))
      default: try each(.pong)
      }
    }
  }

  /// Returns the lengths of the complete frame at `start`; nil if part of it is missing. Faults in a frame are detected
  /// at its first bytes.
  private static func shape(ofFrameAt start: Int, in bytes: [UInt8]) throws -> (header: Int, payload: Int)? {
    guard bytes.count > start else { return nil }
    let first = bytes[start]
    let kind = first & 0x0F
    guard first & 0x70 == 0 else { throw Fault.reservedBits }
    guard first & 0x80 != 0, kind != 0 else { throw Fault.fragmented }
    guard [2, 8, 9, 10].contains(kind) else { throw Fault.unknownKind(kind) }
    guard bytes.count > start + 1 else { return nil }
    let second = bytes[start + 1]
    guard second & 0x80 != 0 else { throw Fault.unmasked }
    var payload = Int(second & 0x7F)
    var header = 6
    guard payload < 127, kind == 2 || payload <= longestControl else { throw Fault.tooLong }
    if payload == 126 {
      header = 8
      guard bytes.count > start + 3 else { return nil }
      payload = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
      guard payload > longestControl else { throw Fault.wideLength }
    }
    guard payload <= longestPayload else { throw Fault.tooLong }
    return bytes.count - start >= header + payload ? (header, payload) : nil
  }
}
