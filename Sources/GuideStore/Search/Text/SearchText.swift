import Foundation

/// Splits texts of any script into the folded words and runs by which they are found: for the index, for queries, and
/// for comparing them.
///
/// Case, accents, vowel points and width do not matter. Scripts without blanks between words result in runs, any part
/// of which can be found. Not thread-safe, because it reuses its memory.
final class SearchText {
  /// A folded word or run.
  struct Unit: Hashable {
    var bytes: [UInt8]
    var isRun = false
    var isExtra = false
  }

  /// The greatest length of a unit in bytes; longer ones are cut.
  static let unitLimit = 2_048

  private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: unitLimit + 16)
  private let pages = UnsafeMutablePointer<UnsafePointer<UInt64>?>.allocate(capacity: 256)

  /// For ASCII: the folded byte of a letter or digit, 1 for a joiner, 0 for a separator.
  private static let ascii: [UInt8] = (0..<128).map { value in
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return 0 }
    let entry = FoldingTable.entry(scalar)
    return entry.kind == .word ? UInt8(truncatingIfNeeded: entry.bytes) : entry.kind == .joiner ? 1 : 0
  }
  private let ascii = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)

  init() {
    pages.initialize(repeating: nil, count: 256)
    for (index, byte) in Self.ascii.enumerated() { ascii[index] = byte }
  }

  deinit {
    buffer.deallocate()
    pages.deallocate()
    ascii.deallocate()
  }

  /// The current word, and its position in the buffer.
  private struct State {
    var kind = FoldingTable.Kind.separator
    var start = 0
    var end = 0
    /// The number of words in the buffer that joiners connect, without the current one.
    var chain = 0
    /// Whether the last character was a joiner after a word.
    var isJoined = false
  }

  /// Passes the words and runs of a text to `sink`.
  /// - Complexity: O(bytes).
  func scan<Sink: SearchTextSink>(_ text: UnsafeRawBufferPointer, into sink: inout Sink) {
    guard let base = text.baseAddress else { return }
    var state = State()
    var index = 0
    while index < text.count {
      let byte = base.load(fromByteOffset: index, as: UInt8.self)
      if byte < 0x80 {
        index += 1
        let folded = ascii[Int(byte)]
        if folded > 1 {
          if state.kind != .word { beginWord(&state, &sink) }
          if state.end < Self.unitLimit {
            buffer[state.end] = folded
            state.end += 1
          }
        } else {
          end(&state, isJoiner: folded == 1, &sink)
        }
      } else {
        var length = 1
        let scalar = Self.decode(base + index, text.count - index, &length)
        index += length
        take(entry(scalar), &state, &sink)
      }
    }
    end(&state, isJoiner: false, &sink)
  }

  private func take<Sink: SearchTextSink>(_ entry: FoldingTable.Entry, _ state: inout State, _ sink: inout Sink) {
    switch entry.kind {
    case .word:
      if state.kind != .word { beginWord(&state, &sink) }
      append(entry, &state)
    case .run:
      if state.kind != .run {
        end(&state, isJoiner: false, &sink)
        state = State(kind: .run)
      }
      if state.end + entry.count > Self.unitLimit {
        sink.run(UnsafeRawBufferPointer(start: buffer, count: state.end))
        state.end = 0
      }
      append(entry, &state)
    case .separator: end(&state, isJoiner: false, &sink)
    case .joiner: end(&state, isJoiner: true, &sink)
    case .ignored: break
    case .breve: replaceLast([[0xD0, 0xB8]: 0xD0B9, [0xD1, 0x83]: 0xD19E], &state)
    case .diaeresis: replaceLast([[0xD1, 0x96]: 0xD197], &state)
    case .voiced, .halfVoiced: voice(by: entry.kind == .voiced ? 1 : 2, &state)
    }
  }

  private func append(_ entry: FoldingTable.Entry, _ state: inout State) {
    guard state.end + entry.count <= Self.unitLimit else { return }
    var bytes = entry.bytes
    for _ in 0..<entry.count {
      buffer[state.end] = UInt8(truncatingIfNeeded: bytes)
      bytes >>= 8
      state.end += 1
    }
  }

  private func beginWord<Sink: SearchTextSink>(_ state: inout State, _ sink: inout Sink) {
    if state.kind == .run { end(&state, isJoiner: false, &sink) }
    if state.isJoined, state.end + 256 < Self.unitLimit {
      state.start = state.end
      state.isJoined = false
      state.kind = .word
    } else {
      state = State(kind: .word)
    }
  }

  private func end<Sink: SearchTextSink>(_ state: inout State, isJoiner: Bool, _ sink: inout Sink) {
    switch state.kind {
    case .word:
      let word = UnsafeRawBufferPointer(start: buffer + state.start, count: state.end - state.start)
      sink.word(word, isExtra: false)
      if word.count > 6, word[0] == 0xD8 || word[0] == 0xD9 { withoutArticle(word, &sink) }
      state.chain += 1
      state.kind = .separator
      if isJoiner {
        state.isJoined = true
        return
      }
    case .run: sink.run(UnsafeRawBufferPointer(start: buffer, count: state.end))
    default: break
    }
    if state.chain > 1 { sink.word(UnsafeRawBufferPointer(start: buffer, count: state.end), isExtra: true) }
    state = State()
  }

  /// Adds an Arabic word without its article: "the" (and "and the") is written as part of the word.
  private func withoutArticle<Sink: SearchTextSink>(_ word: UnsafeRawBufferPointer, _ sink: inout Sink) {
    let article: [UInt8] = [0xD8, 0xA7, 0xD9, 0x84]
    let skipped = word.starts(with: article) ? 4 : word.starts(with: [0xD9, 0x88] + article) ? 6 : 0
    guard skipped > 0, word.count >= skipped + 6 else { return }
    sink.word(UnsafeRawBufferPointer(rebasing: word[skipped...]), isExtra: true)
  }

  /// Replaces the last letter, which has two bytes.
  private func replaceLast(_ letters: [[UInt8]: UInt16], _ state: inout State) {
    guard state.end - state.start >= 2, state.kind == .word,
      let new = letters[[buffer[state.end - 2], buffer[state.end - 1]]]
    else { return }
    buffer[state.end - 2] = UInt8(new >> 8)
    buffer[state.end - 1] = UInt8(truncatingIfNeeded: new)
  }

  /// Turns か with a mark into が.
  private func voice(by distance: UInt32, _ state: inout State) {
    guard state.kind == .run, state.end >= 3 else { return }
    var length = 0
    let last = Self.decode(UnsafeRawPointer(buffer + state.end - 3), 3, &length)
    guard length == 3, 0x304B...0x307B ~= last || last == 0x3046 else { return }
    let voiced = last == 0x3046 ? 0x3094 : last + distance
    for (index, byte) in String(Unicode.Scalar(voiced) ?? "\u{FFFD}").utf8.enumerated() {
      buffer[state.end - 3 + index] = byte
    }
  }

  @inline(__always) private func entry(_ scalar: UInt32) -> FoldingTable.Entry {
    guard scalar < 0x10000 else {
      return Unicode.Scalar(scalar).map(FoldingTable.entry) ?? FoldingTable.Entry(.separator)
    }
    if let page = pages[Int(scalar >> 8)] { return FoldingTable.Entry(rawValue: page[Int(scalar & 0xFF)]) }
    let page = FoldingTable.shared.page(scalar >> 8)
    pages[Int(scalar >> 8)] = page
    return FoldingTable.Entry(rawValue: page[Int(scalar & 0xFF)])
  }

  /// Returns the character at `bytes`, of which there are `count`; U+FFFD with a length of one byte if it is not UTF-8.
  @inline(__always)
  static func decode(_ bytes: UnsafeRawPointer, _ count: Int, _ length: inout Int) -> UInt32 {
    func byte(_ index: Int) -> UInt32 { UInt32(bytes.load(fromByteOffset: index, as: UInt8.self)) }
    let first = byte(0)
    length = 1
    if first < 0x80 { return first }
    let wanted = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard wanted > 1, wanted <= count, first < 0xF5 else { return 0xFFFD }
    var value = first & (0x7F >> UInt32(wanted))
    for index in 1..<wanted {
      guard byte(index) & 0xC0 == 0x80 else { return 0xFFFD }
      value = value << 6 | byte(index) & 0x3F
    }
    length = wanted
    return value
  }

  // MARK: Whole texts

  /// Returns the words and runs of a text, in order.
  func units(of text: String) -> [Unit] {
    var sink = UnitSink()
    var text = text
    text.withUTF8 { scan(UnsafeRawBufferPointer($0), into: &sink) }
    return sink.units
  }
}

extension FoldingTable.Entry {
  init(rawValue: UInt64) { self.rawValue = rawValue }
}

private struct UnitSink: SearchTextSink {
  var units: [SearchText.Unit] = []

  mutating func word(_ bytes: UnsafeRawBufferPointer, isExtra: Bool) {
    units.append(SearchText.Unit(bytes: Array(bytes), isExtra: isExtra))
  }

  mutating func run(_ bytes: UnsafeRawBufferPointer) { units.append(SearchText.Unit(bytes: Array(bytes), isRun: true)) }
}
