import Foundation

/// Searches the words of a text for patterns, without storing the words.
struct WordSink: SearchTextSink {
  enum State {
    /// Not searched in this text.
    case idle
    case wanted
    case found
    /// Several words, for which a text has to be split.
    case phrase
  }

  private let patterns: [SearchQuery.Pattern]
  /// The state of each pattern.
  private(set) var states: [State]
  private var wanted = 0

  init(patterns: [SearchQuery.Pattern]) {
    self.patterns = patterns
    states = Array(repeating: .idle, count: patterns.count)
  }

  /// Whether no word of the text matters.
  var isIdle: Bool { wanted == 0 }

  /// Begins a text.
  /// - Parameter isWanted: returns whether to search a pattern.
  mutating func begin(isWanted: (Int) -> Bool) {
    wanted = 0
    for number in patterns.indices {
      let count = patterns[number].units.count
      guard count > 0, isWanted(number) else {
        states[number] = .idle
        continue
      }
      states[number] = count > 1 ? .phrase : .wanted
      if count == 1 { wanted += 1 }
    }
  }

  mutating func word(_ bytes: UnsafeRawBufferPointer, isExtra: Bool) {
    guard wanted > 0, let start = bytes.baseAddress else { return }
    for number in patterns.indices where states[number] == .wanted && !patterns[number].units[0].isRun {
      let count = patterns[number].units[0].bytes.count
      guard patterns[number].isPrefix ? count <= bytes.count : count == bytes.count,
        memcmp(start, patterns[number].units[0].bytes, count) == 0
      else { continue }
      states[number] = .found
      wanted -= 1
    }
  }

  mutating func run(_ bytes: UnsafeRawBufferPointer) {
    guard wanted > 0, let start = bytes.baseAddress else { return }
    for number in patterns.indices where states[number] == .wanted && patterns[number].units[0].isRun {
      guard Self.isFound(patterns[number].units[0].bytes, from: start, to: start + bytes.count) else { continue }
      states[number] = .found
      wanted -= 1
    }
  }

  /// Whether UTF-8 bytes contain others, in which case their characters do.
  private static func isFound(_ part: [UInt8], from start: UnsafeRawPointer, to end: UnsafeRawPointer) -> Bool {
    guard let first = part.first else { return true }
    var start = start
    while end - start >= part.count, let found = memchr(start, Int32(first), end - start - part.count + 1) {
      if memcmp(found, part, part.count) == 0 { return true }
      start = UnsafeRawPointer(found) + 1
    }
    return false
  }
}
