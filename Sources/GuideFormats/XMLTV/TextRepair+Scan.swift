import CXML

extension TextRepair {
  /// Returns the first place from `start` on that needs a closer check: a byte outside ASCII, a control character, `&`,
  /// `]` (which may end a CDATA section), or `<` that is not followed by a letter or `/`. It compares 16 bytes at a
  /// time.
  @inline(__always)
  static func firstSpecial(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
    lineup_first_special(base, start, count)
  }

  /// Returns the length of the UTF-8 sequence at `index`; 0 if there is none, -1 if it may continue after the end.
  @inline(__always)
  static func validLength(_ base: UnsafePointer<UInt8>, _ index: Int, _ count: Int) -> Int {
    let lead = base[index]
    let available = count - index
    @inline(__always) func isTail(_ place: Int) -> Bool { base[index + place] & 0xC0 == 0x80 }
    switch lead {
    case 0xC2...0xDF:
      if available < 2 { return -1 }
      return isTail(1) ? 2 : 0
    case 0xE0...0xEF:
      if available < 2 { return -1 }
      let second = base[index + 1]
      // No overlong forms, no surrogates.
      guard second & 0xC0 == 0x80, !(lead == 0xE0 && second < 0xA0), !(lead == 0xED && second >= 0xA0) else { return 0 }
      if available < 3 { return -1 }
      return isTail(2) ? 3 : 0
    case 0xF0...0xF4:
      if available < 2 { return -1 }
      let second = base[index + 1]
      guard second & 0xC0 == 0x80, !(lead == 0xF0 && second < 0x90), !(lead == 0xF4 && second >= 0x90) else { return 0 }
      if available < 3 { return -1 }
      if !isTail(2) { return 0 }
      if available < 4 { return -1 }
      return isTail(3) ? 4 : 0
    default: return 0
    }
  }

  /// Returns where a run of letters of two or three bytes ends, for which blocks are of no use. It also stops soon in
  /// ASCII text.
  static func endOfPlainRun(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
    var index = start
    var plain = 0
    while index < count, plain < 16 {
      let byte = base[index]
      if byte >= 0x80 {
        // Other bytes need a closer check: U+0080 … U+009F, U+FFFE and U+FFFF, anything invalid.
        if byte == 0xC2 || byte == 0xEF { return index }
        let length = validLength(base, index, count)
        if length <= 0 { return index }
        index += length
        plain = 0
      } else {
        if byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x5D { return index }
        index += 1
        plain += 1
      }
    }
    return index
  }
}
