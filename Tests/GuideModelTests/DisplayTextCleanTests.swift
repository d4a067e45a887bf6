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

  @Test("A long text that is cut quickly is cut as the slow way cuts it", arguments: 0..<20 as Range<UInt64>)
  func cut(seed: UInt64) {
    let odd = [" ", "<b>", "&amp;", "\u{81}", "\u{A0}", "\u{8A}", "\u{202E}"]
    let plain = ["a", "b", "ä", "€", "–", "😀", "新", " c"]
    var random = SeededGenerator(seed: seed)
    var quick = 0
    for round in 0..<300 {
      let text = (0..<random.int(1..<60)).map { _ in
        round % 2 == 0 && random.int(0..<20) == 0 ? odd[random.int(0..<odd.count)] : plain[random.int(0..<plain.count)]
      }.joined()
      let limit = random.int(0..<80)
      let slow = text.utf8.withContiguousStorageIfAvailable { utf8 -> [UInt8] in
        var bytes: [UInt8] = []
        DisplayText.append(UnsafeRawBufferPointer(utf8), into: &bytes, limit: limit)
        return bytes
      }
      let length = text.utf8.withContiguousStorageIfAvailable {
        DisplayText.cleanLength(UnsafeRawBufferPointer($0), limit: limit)
      }
      guard let length = length ?? nil else { continue }
      quick += 1
      #expect(slow == Array(text.utf8.prefix(length)), "\(text) cut at \(limit)")
    }
    #expect(quick > 50)
  }
}
