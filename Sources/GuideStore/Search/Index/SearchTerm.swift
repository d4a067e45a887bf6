import GuideModel

/// The bytes under which the index files what is searched for.
enum SearchTerm {
  /// Bytes of a term; what is longer is cut and compared with the airing itself.
  static let limit = 48

  /// Terms that no text has.
  static let markPrefix: UInt8 = 1
  static let wholeTitlePrefix: UInt8 = 2

  static func genre(_ genre: Genre) -> [UInt8] { [markPrefix, 0x67, 0x41 + genre.rawValue] }
  static func mark(_ mark: SearchMark) -> [UInt8] { [markPrefix, 0x6D, mark.rawValue] }

  /// A title that consists of these words or runs alone.
  static func wholeTitle(_ units: some Sequence<SearchText.Unit>) -> [UInt8] {
    var term = [wholeTitlePrefix]
    for unit in units where !unit.isExtra {
      if term.count > 1 { term.append(0x20) }
      term += unit.bytes
    }
    return Array(term.prefix(limit))
  }

  /// Calls `body` with each pair of neighbouring characters of a run, and then with the last character alone: every character
  /// begins a term, and every pair is one.
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
