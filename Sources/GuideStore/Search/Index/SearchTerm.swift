import GuideModel

/// The bytes that are the index's terms.
enum SearchTerm {
  /// The greatest length of a term in bytes; longer ones are cut and compared with the airing itself.
  static let limit = 48

  /// The prefix of terms that occur in no text.
  static let markPrefix: UInt8 = 1
  static let wholeTitlePrefix: UInt8 = 2

  static func genre(_ genre: Genre) -> [UInt8] { [markPrefix, 0x67, 0x41 + genre.rawValue] }
  static func mark(_ mark: SearchMark) -> [UInt8] { [markPrefix, 0x6D, mark.rawValue] }

  /// The lengths, in seconds, at which the terms for lengths begin.
  private static let lengths: [Int64] = [0, 15, 30, 45, 60, 90, 120, 180].map { $0 * 60 }

  /// Returns the term of all airings of about this length: from one limit to the next.
  static func length(_ seconds: Int64) -> [UInt8] {
    length(number: (lengths.lastIndex { $0 <= seconds } ?? 0))
  }

  private static func length(number: Int) -> [UInt8] { [markPrefix, 0x6C, 0x41 + UInt8(number)] }

  /// Returns the terms that airings of these lengths may have.
  static func lengths(in wanted: Range<Int64>) -> [[UInt8]] {
    lengths.indices.filter { index in
      let end = index + 1 < lengths.count ? lengths[index + 1] : .max
      return wanted.lowerBound < end && wanted.upperBound > lengths[index]
    }.map(length(number:))
  }

  /// Returns the term for a title that consists of only these words or runs.
  static func wholeTitle(_ units: some Sequence<SearchText.Unit>) -> [UInt8] {
    var term = [wholeTitlePrefix]
    for unit in units where !unit.isExtra {
      if term.count > 1 { term.append(0x20) }
      term += unit.bytes
    }
    return Array(term.prefix(limit))
  }

  /// Calls `body` with each pair of adjacent characters of a run, and then with the last character alone: every
  /// character begins a term, and every pair is one.
  @inline(__always)
  static func forEachPair(of run: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void) {
    var first = 0
    var second = run.isEmpty ? 0 : characterLength(run, at: 0)
    while second < run.count {
      let end = second + characterLength(run, at: second)
      body(UnsafeRawBufferPointer(rebasing: run[first..<min(end, run.count)]))
      (first, second) = (second, end)
    }
    if first < run.count { body(UnsafeRawBufferPointer(rebasing: run[first...])) }
  }

  @inline(__always)
  static func characterLength(_ run: UnsafeRawBufferPointer, at index: Int) -> Int {
    let byte = run[index]
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
