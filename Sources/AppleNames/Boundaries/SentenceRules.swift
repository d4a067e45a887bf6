/// The rules of Unicode's annex 29 for sentences, with the classes that the standard library's properties tell apart.
struct SentenceRules {
  private let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Returns the sentences with the spaces after them, by indices of scalars.
  func segments() -> [TextSegment] {
    var segments: [TextSegment] = []
    var (start, index) = (0, 0)
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      let isEnd: Bool
      if Self.isSeparator(scalar) {
        if scalar == "\r", index < scalars.count, scalars[index] == "\n" { index += 1 }
        isEnd = true
      } else if Self.isEndMark(scalar) || scalar == "." {
        isEnd = skipEnd(after: scalar, from: &index)
      } else {
        isEnd = false
      }
      if isEnd {
        segments.append(TextSegment(range: start..<index))
        start = index
      }
    }
    if start < scalars.count { segments.append(TextSegment(range: start..<scalars.count)) }
    return segments
  }

  /// Skips the signs, quotation marks and spaces after a mark; returns whether the sentence ends there.
  private func skipEnd(after mark: Unicode.Scalar, from index: inout Int) -> Bool {
    var isDot = mark == "."
    let first = index
    while index < scalars.count {
      if Self.isEndMark(scalars[index]) {
        isDot = false
      } else if scalars[index] != ".", !Self.isClosing(scalars[index]) {
        break
      }
      index += 1
    }
    let spaces = index
    while index < scalars.count, scalars[index].properties.isWhitespace {
      index += 1
      // A line ends within the spaces.
      if Self.isSeparator(scalars[index - 1]) { return true }
    }
    guard isDot, index < scalars.count else { return true }
    // Within a number or a word, or before a word that begins no sentence.
    if index == first, index == spaces, scalars[index].properties.isAlphabetic || scalars[index].isNumeral {
      return false
    }
    return !scalars[index].properties.isLowercase && scalars[index] != "," && scalars[index] != ";"
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private static func isEndMark(_ scalar: Unicode.Scalar) -> Bool {
    ["!", "?", "‼", "⁇", "⁈", "⁉", "。", "！", "？", "｡", "؟", "۔", "।", "॥", "։"].contains(scalar)
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: scalar == "\"" || scalar == "'"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNumeral: Bool { properties.numericType != nil }
}
