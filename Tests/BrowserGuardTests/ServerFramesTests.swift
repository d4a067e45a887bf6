import SeededRandom
import Testing

@testable import BrowserGuard

@Suite struct ServerFramesTests {
  private static let handshake = Array("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n".utf8)

  private static func frame(_ count: Int, kind: UInt8 = 0x82) -> [UInt8] {
    let header: [UInt8] =
      switch count {
      case ...125: [kind, UInt8(count)]
      case ...65_535: [kind, 126, UInt8(count >> 8), UInt8(count & 255)]
      default: [kind, 127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
      }
    return header + (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31) }
  }

  @Test func framesComeWholeHoweverTheyArrive() throws {
    let frames = [0, 1, 125, 126, 65_535, 65_536, 200_000].map { Self.frame($0) }
    let bytes = Self.handshake + frames[..<3].joined() + Self.frame(0, kind: 0x8A) + frames[3...].joined()
    for chunk in [1000, 4096, 65_536, bytes.count] {
      var reader = ServerFrames()
      var result: [[UInt8]] = []
      for start in stride(from: 0, to: bytes.count, by: chunk) {
        result += try reader.read(bytes[start..<min(start + chunk, bytes.count)])
      }
      #expect(result == frames, "in chunks of \(chunk)")
    }
  }

  @Test func nothingBeforeTheHandshakeIsAFrame() throws {
    var reader = ServerFrames()
    for byte in Self.handshake {
      #expect(!reader.isPastHandshake)
      let frames = try reader.read([byte])
      #expect(frames.isEmpty)
    }
    #expect(reader.isPastHandshake)
    let frames = try reader.read(Self.frame(3))
    #expect(frames == [Self.frame(3)])
  }

  /// The fault that reading `bytes` ends in.
  private func fault(_ bytes: [UInt8]) -> ServerFrames.Fault? {
    var reader = ServerFrames()
    do {
      _ = try reader.read(bytes)
      return nil
    } catch {
      return error as? ServerFrames.Fault
    }
  }

  @Test func otherAnswersAreFaults() {
    for answer in ["HTTP/1.0 400 Bad websocket request\r\n\r\n", String(repeating: "x", count: 5000), "\r\n\r\n"] {
      #expect(fault(Array(answer.utf8)) == .handshake)
    }
    for bytes: [UInt8] in [[0x02, 0], [0x82, 0x80], [0x81, 0], [0x88, 0]] {
      #expect(fault(Self.handshake + bytes) == .frame)
    }
    #expect(fault(Self.handshake + [0x82, 127] + Array(repeating: 0xFF, count: 8)) == .tooLong)
  }

  @Test func randomBytesEndInAFaultOrAreKept() {
    var random = SeededGenerator(seed: 3)
    var faults = 0
    for _ in 0..<5_000 {
      if fault(Self.handshake + [0x82] + random.bytes(Int.random(in: 0...200, using: &random))) != nil { faults += 1 }
    }
    #expect(faults > 1_000)
  }
}
