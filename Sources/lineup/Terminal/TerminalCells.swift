/// The number of terminal cells that a text takes: two for East Asian letters and emoji, none for marks that combine
/// with the letter before them.
///
/// Unicode leaves some of this to terminals; this does what most do. Where two ways are common, as for sequences of
/// emoji, it follows the terminals that keep them together.
enum TerminalCells {
  static func count(of text: String) -> Int {
    var isPlain = true
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { isPlain = false }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + count(of: $1) }
  }

  static func count(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return scalars.first.map { count(of: $0) } ?? 0 }
    if isEmoji(scalars) { return 2 }
    return scalars.reduce(0) { $0 + count(of: $1) }
  }

  /// Whether a character of several scalars is drawn as one emoji: a flag, or a sequence that begins with an emoji and
  /// is coloured, joined or marked to be shown as one.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if scalars.contains("\u{FE0F}") || (0x1F1E6...0x1F1FF).contains(first.value) { return true }
    return first.properties.isEmojiPresentation && !scalars.contains("\u{FE0E}")
  }

  private static func count(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    // Visible format characters: the soft hyphen, and signs under or around the numbers after them.
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return 1
    // Half a flag.
    case 0x1F1E6...0x1F1FF: return 1
    // Vowels and final consonants of Hangul combine with the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  /// "Wide" and "fullwidth" in Unicode's East Asian Width, without emoji; unassigned code points within a block are
  /// included.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0.contains(value) }
  }
}

extension String {
  /// The width in cells of a terminal.
  var cellCount: Int { TerminalCells.count(of: self) }

  /// Returns the text with blanks appended up to a width in cells.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - cellCount, 0)) }

  func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(width - cellCount, 0)) + self }

  /// Returns as much of the beginning as fits into a width in cells.
  func prefix(cells width: Int) -> Substring {
    var room = width
    return prefix {
      room -= TerminalCells.count(of: $0)
      return room >= 0
    }
  }

  /// Returns as much of the end as fits into a width in cells.
  func suffix(cells width: Int) -> Substring {
    var room = width
    var start = endIndex
    for index in indices.reversed() {
      room -= TerminalCells.count(of: self[index])
      if room < 0 { break }
      start = index
    }
    return self[start...]
  }

  /// Returns the text, cut with dots at its end if necessary, and padded with blanks to a width in cells.
  func column(of width: Int) -> String {
    cellCount > width ? (prefix(cells: width - 1) + "…").padded(to: width) : padded(to: width)
  }
}
