import GuideModel

/// The words of an airing in one text, for searches on a server: each folded, with a blank before and after it; first
/// those of titles, then a mark, then all others.
struct SearchWords {
  /// Separates the words of titles from all others; no word contains it.
  static let mark: UInt8 = 1

  private let searchText = SearchText()
  private var titles = Sink()
  private var others = Sink()

  private struct Sink: SearchTextSink {
    var bytes: [UInt8] = []

    mutating func word(_ word: UnsafeRawBufferPointer, isExtra: Bool) { run(word) }

    mutating func run(_ run: UnsafeRawBufferPointer) {
      bytes.append(contentsOf: run)
      bytes.append(0x20)
    }
  }

  /// Calls `body` with the words, which are valid only during the call.
  /// - Complexity: O(bytes).
  mutating func with<Result>(
    title: UnsafeRawBufferPointer, subtitle: UnsafeRawBufferPointer, details: UnsafeRawBufferPointer,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    titles.bytes.removeAll(keepingCapacity: true)
    others.bytes.removeAll(keepingCapacity: true)
    titles.bytes.append(0x20)
    AiringText.forEach(title: title, episode: subtitle, details: details) { field, text in
      if field == .title { searchText.scan(text, into: &titles) } else { searchText.scan(text, into: &others) }
    }
    titles.bytes += [Self.mark, 0x20]
    titles.bytes += others.bytes
    return try titles.bytes.withUnsafeBytes(body)
  }
}
