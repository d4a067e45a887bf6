extension String {
  /// Whether the first letter belongs to a script that runs from right to left (the R and AL blocks of Unicode's
  /// bidirectional algorithm); `nil` without letters. Reads no further than that letter.
  package var startsRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}

extension Sequence<String> {
  /// Joins the texts that are not empty in the reading order of the interface. Each part keeps its own direction,
  /// whatever is next to it.
  /// - Parameters:
  ///   - separator: the text between two parts.
  ///   - isRightToLeft: the direction of the interface.
  package func joinedInReadingOrder(
    separator: String = "  ·  ", isRightToLeft: Bool = GuideLocale.current.isRightToLeft
  ) -> String {
    let parts = filter { !$0.isEmpty }
    // A line is laid out in the direction of its first letter.
    guard parts.contains(where: { ($0.startsRightToLeft ?? isRightToLeft) != isRightToLeft }) else {
      return parts.joined(separator: separator)
    }
    let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
    return mark + parts.map { "\u{2068}\($0)\u{2069}" }.joined(separator: separator)
  }
}
