import Foundation

/// Makes feed text fit to show: folds runs of white space, removes HTML tags, decodes references that were escaped
/// twice, and drops DVB control codes and the overrides U+202D and U+202E, which write letters backwards. The text in
/// `details` stays as the feed has it.
public enum DisplayText {
  /// Returns the text to show.
  /// - Complexity: O(bytes).
  public static func clean(_ text: String) -> String {
    var text = text
    return text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      if isClean(bytes) { return String(decoding: utf8, as: UTF8.self) }
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      append(bytes, into: &result, limit: .max)
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Whether `append` would copy the bytes as they are. O(bytes), eight at a time.
  public static func isClean(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let (ones, lows, highs): (UInt64, UInt64, UInt64) = (
      0x0101_0101_0101_0101, 0x7F7F_7F7F_7F7F_7F7F, 0x8080_8080_8080_8080
    )
    /// Returns a word with the highest bit set in each byte that equals `wanted`.
    func places(of wanted: UInt64, in word: UInt64) -> UInt64 {
      let difference = word ^ (ones &* wanted)
      return ~(((difference & lows) &+ lows) | difference | lows)
    }
    /// Returns whether copying a word, with a space before it or not, would change none of it.
    func isClean(_ word: UInt64, blankBefore: UInt64) -> Bool {
      let blanks = places(of: 0x20, in: word)
      let controls = (word &- ones &* 0x20) & ~word & highs
      let special = places(of: 0x3C, in: word) | places(of: 0x26, in: word) | places(of: 0xC2, in: word)
      return special | controls | (blanks & (blanks << 8 | blankBefore)) == 0
    }
    func word(at index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    if hasOverride(bytes) { return false }
    guard bytes.count >= 8 else {
      var previous: UInt8 = 0x20
      for byte in bytes {
        if byte < 0x20 || byte == 0x3C || byte == 0x26 || byte == 0xC2 || (byte == 0x20 && previous == 0x20) {
          return false
        }
        previous = byte
      }
      return previous != 0x20
    }
    var index = 0
    // The text counts as preceded by a blank, so its first byte must not be one.
    var blankBefore: UInt64 = 0x80
    while index + 8 <= bytes.count {
      let word = word(at: index)
      guard isClean(word, blankBefore: blankBefore) else { return false }
      blankBefore = bytes[index + 7] == 0x20 ? 0x80 : 0
      index += 8
    }
    if index < bytes.count {
      // Reads the last word again, with the bytes that follow it.
      let last = bytes.count - 8
      guard isClean(word(at: last), blankBefore: bytes[last - 1] == 0x20 ? 0x80 : 0) else { return false }
    }
    return bytes[bytes.count - 1] != 0x20
  }

  /// Whether there is a U+202D or U+202E (E2 80 AD, E2 80 AE). O(bytes), at the speed of `memchr`.
  private static func hasOverride(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var index = 0
    while index + 2 < bytes.count, let found = memchr(base + index, 0xE2, bytes.count - index - 2) {
      index = UnsafeRawPointer(found) - base
      if isOverride(bytes, index) { return true }
      index += 1
    }
    return false
  }

  private static func isOverride(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0xAD || bytes[index + 2] == 0xAE)
  }

  /// The number of bytes to write past a limit, so that `shorten` can tell a cut text from a whole one: those of a
  /// blank and a character.
  package static let excess = 5

  /// Shortens UTF-8 that is longer than `limit` to at most that many bytes: after a whole word if one ends in the last
  /// 48 bytes, with an ellipsis. Shorter texts stay as they are.
  /// - Returns: the number of bytes left.
  package static func shorten(_ text: UnsafeMutablePointer<UInt8>, count: Int, limit: Int) -> Int {
    guard count > limit, limit > 3 else { return min(count, max(0, limit)) }
    var end = limit - 3
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    if text[end] != 0x20, let blank = (max(1, end - 48)..<end).last(where: { text[$0] == 0x20 }) { end = blank }
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    (text[end], text[end + 1], text[end + 2]) = (0xE2, 0x80, 0xA6)
    return end + 3
  }

  /// Returns the longest run of whole Unicode scalars in the first `limit` bytes of a text. O(limit).
  package static func prefix(of text: String, bytes limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    // A slice starts and ends at whole scalars.
    return String(text[..<text.utf8.index(text.startIndex, offsetBy: limit)])
  }

  /// Whether a text has anything to see. O(bytes), or less if it has.
  public static func isVisible(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isVisible(UnsafeRawBufferPointer($0)) }
  }

  /// Whether there is anything to see: more than blanks, characters without width and marks of direction.
  /// O(bytes), or less if there is.
  public static func isVisible(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      switch bytes[index] {
      case 0...0x20: index += 1
      // A soft hyphen and a no-break space.
      case 0xC2 where rest > 1 && (bytes[index + 1] == 0xAD || bytes[index + 1] == 0xA0): index += 2
      // U+200B to U+200F and U+202A to U+202E.
      case 0xE2
      where rest > 2 && bytes[index + 1] == 0x80
        && (0x8B...0x8F ~= bytes[index + 2] || 0xAA...0xAE ~= bytes[index + 2]):
        index += 3
      // U+2060 to U+206F.
      case 0xE2 where rest > 2 && bytes[index + 1] == 0x81 && 0xA0...0xAF ~= bytes[index + 2]: index += 3
      // U+FEFF.
      case 0xEF where rest > 2 && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: index += 3
      default: return true
      }
    }
    return false
  }

  /// Returns the number of bytes that `write` would copy unchanged of UTF-8 longer than `limit`; `nil` if it might
  /// change some of them. O(limit).
  package static func cleanLength(_ bytes: UnsafeRawBufferPointer, limit: Int) -> Int? {
    guard limit > 0, bytes.count > limit else { return nil }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    // Control codes and overrides take no room, so the bytes after them may fit.
    guard end > 0, bytes[end] != 0xC2, bytes[end] != 0xE2 else { return nil }
    if bytes[end - 1] == 0x20 { end -= 1 }
    return end > 0 && isClean(UnsafeRawBufferPointer(rebasing: bytes[..<end])) ? end : nil
  }

  /// Appends the text to show, cut at a character after at most `limit` bytes.
  /// - Complexity: O(bytes), or less if the limit is reached earlier.
  public static func append<Sink: ByteSink>(_ bytes: UnsafeRawBufferPointer, into sink: inout Sink, limit: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: min(bytes.count, limit) + 4) { buffer in
      guard let base = buffer.baseAddress else { return }
      let count = write(bytes, to: base, limit: limit)
      sink.append(bytes: UnsafeRawBufferPointer(start: base, count: count))
    }
  }

  /// Writes the same into memory with room for `limit` or the number of input bytes, whichever is less.
  /// - Returns: the number of bytes written.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to target: UnsafeMutablePointer<UInt8>, limit: Int
  ) -> Int {
    var index = 0
    var written = 0
    var blankIsDue = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 {
        blankIsDue = true
        index += 1
        continue
      }
      var length = 1
      var scalar: UInt32 = 0
      if byte == 0x3C, let tag = tagLength(bytes, index) {
        // A line break or paragraph separates words; emphasis does not.
        if !isEmphasis(bytes, index) { blankIsDue = true }
        index += tag
        continue
      } else if byte == 0x26, let (value, consumed) = reference(bytes, index) {
        index += consumed
        if value <= 0x20 || value == 0xA0 {
          blankIsDue = true
          continue
        }
        if value == 0x202D || value == 0x202E { continue }
        scalar = value
        length = value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
      } else if byte >= 0xC0 {
        length = min(UTF8Bytes.sequenceLength(lead: byte), bytes.count - index)
        if byte == 0xC2, length == 2, bytes[index + 1] <= 0xA0 {
          // DVB's codes (EN 300 468 annex A): 8A breaks a line, 86 and 87 switch emphasis. A no-break space folds too.
          if bytes[index + 1] == 0x8A || bytes[index + 1] == 0x85 || bytes[index + 1] == 0xA0 { blankIsDue = true }
          index += 2
          continue
        }
        if isOverride(bytes, index) {
          index += 3
          continue
        }
      }
      let blank = blankIsDue && written > 0 ? 1 : 0
      guard written + blank + length <= limit else { break }
      if blank != 0 { target[written] = 0x20 }
      written += blank
      blankIsDue = false
      if scalar != 0 {
        _ = UTF8Bytes.encode(scalar, into: UnsafeMutableRawBufferPointer(start: target + written, count: length))
      } else {
        for place in 0..<length { target[written + place] = bytes[index + place] }
        index += length
      }
      written += length
    }
    return written
  }

  /// Returns the length of the HTML tag at `index`; `nil` if there is only a "less than".
  private static func tagLength(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int? {
    var name = index + 1
    if name < bytes.count, bytes[name] == 0x2F { name += 1 }
    guard name < bytes.count, isLetter(bytes[name]) else { return nil }
    var end = name
    while end < bytes.count, end - index < 512 {
      if bytes[end] == 0x3E { return end + 1 - index }
      if bytes[end] == 0x3C { return nil }
      end += 1
    }
    return nil
  }

  /// Whether the tag is one of b, i, u, em and strong.
  private static func isEmphasis(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    let name = bytes[index + 1] == 0x2F ? index + 2 : index + 1
    var end = name
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    switch end - name {
    case 1: return [0x62, 0x69, 0x75].contains(bytes[name] | 0x20)
    case 2: return bytes[name] | 0x20 == 0x65 && bytes[name + 1] | 0x20 == 0x6D
    case 6: return bytes[name] | 0x20 == 0x73 && bytes[name + 1] | 0x20 == 0x74
    default: return false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Returns the character reference at `index` and its length in bytes.
  package static func reference(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> (scalar: UInt32, length: Int)? {
    var end = index + 1
    while end < bytes.count, end - index <= 10, bytes[end] != 0x3B { end += 1 }
    guard end < bytes.count, bytes[end] == 0x3B, end > index + 1 else { return nil }
    let name = UnsafeRawBufferPointer(rebasing: bytes[index + 1..<end])
    if name[0] != 0x23 { return HTMLEntities.scalar(named: name).map { ($0, end + 1 - index) } }
    guard let value = number(name) else { return nil }
    return (value, end + 1 - index)
  }

  /// Returns the value of `#65` or `#x41` if it is a Unicode scalar.
  private static func number(_ name: UnsafeRawBufferPointer) -> UInt32? {
    guard name.count > 1 else { return nil }
    let isHexadecimal = name[1] | 0x20 == 0x78
    var value: UInt32 = 0
    let digits = name[(isHexadecimal ? 2 : 1)...]
    guard !digits.isEmpty, digits.count <= 8 else { return nil }
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(digit - 0x30)
      case 0x41...0x46 where isHexadecimal, 0x61...0x66 where isHexadecimal:
        value = value &* 16 &+ UInt32((digit | 0x20) - 0x57)
      default: return nil
      }
    }
    return Unicode.Scalar(value) == nil ? nil : value
  }
}
