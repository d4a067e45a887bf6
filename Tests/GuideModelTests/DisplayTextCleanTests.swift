import GuideModel
import SeededRandom
import Testing

/// Compares the fast check of a text with the slow way of making it fit to show.
@Suite("Texts that are shown as they are")
struct DisplayTextCleanTests {
  private static let bytes: [UInt8] = [0x20, 0x20, 0x61, 0x61, 0x61, 0x1F, 0x3C, 0x26, 0xC2, 0x7F, 0x80, 0xA0, 0xFF]

  @Test("A text counts as clean exactly if no byte of it is folded, decoded or taken out", arguments: 0..<40)
  func clean(length: Int) {
    var random = SeededGenerator(seed: UInt64(length))
    for round in 0..<400 {
      // Mostly letters, so that special characters are isolated.
      let text = (0..<length).map { _ in
        random.int(0..<8) == 0 ? Self.bytes[random.int(0..<Self.bytes.count)] : round % 2 == 0 ? 0x61 : 0xE4
      }
      let isOdd =
        text.contains { $0 < 0x20 || [0x3C, 0x26, 0xC2].contains($0) } || text.first == 0x20 || text.last == 0x20
        || zip(text, text.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 } || text.isEmpty
      #expect(text.withUnsafeBytes { DisplayText.isClean($0) } == !isOdd, "\(text)")
    }
  }
}
