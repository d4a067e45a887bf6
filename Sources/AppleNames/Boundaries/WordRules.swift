/// The rules of Unicode's annex 29 for words, with the classes that the standard library's properties tell apart.
struct WordRules {
  private enum Kind {
    case letter, digit, katakana, ideograph, connector, middleOfWord, middleOfNumber, middleOfBoth, extender, newline
    case space, regional, other
  }

  private let kinds: [Kind]

  init(_ scalars: [Unicode.Scalar]) { kinds = scalars.map(Self.kind) }

  /// Returns the segments, by indices of scalars.
  func segments() -> [TextSegment] {
    var segments: [TextSegment] = []
    var start = 0
    while start < kinds.count {
      let end = end(ofSegmentAt: start)
      let isGap: Bool
      switch kinds[start] {
      case .letter, .digit, .katakana, .ideograph: isGap = false
      // Signs that join words are one only with a part of one.
      case .connector:
        isGap = !kinds[start..<end].contains { [Kind.letter, .digit, .katakana].contains($0) }
      default: isGap = true
      }
      segments.append(TextSegment(range: start..<end, isGap: isGap))
      start = end
    }
    return segments
  }

  private func end(ofSegmentAt start: Int) -> Int {
    var end = skippingExtenders(after: start)
    switch kinds[start] {
    case .newline: return start + 1
    case .space:
      while end < kinds.count, kinds[end] == .space { end += 1 }
      return end
    case .regional:
      return end < kinds.count && kinds[end] == .regional ? skippingExtenders(after: end) : end
    case .letter, .digit, .katakana, .connector: break
    default: return end
    }
    var last = kinds[start]
    while end < kinds.count {
      let kind = kinds[end]
      if joins(last, kind) {
        last = kind
        end = skippingExtenders(after: end)
      } else if let after = joined(last, over: kind, at: end) {
        last = kinds[after]
        end = skippingExtenders(after: after)
      } else {
        return end
      }
    }
    return end
  }

  private func skippingExtenders(after index: Int) -> Int {
    var next = index + 1
    guard kinds[index] != .newline else { return next }
    while next < kinds.count, kinds[next] == .extender { next += 1 }
    return next
  }

  private func joins(_ left: Kind, _ right: Kind) -> Bool {
    switch (left, right) {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit), (.katakana, .katakana),
      (.letter, .connector), (.digit, .connector), (.katakana, .connector), (.connector, .connector),
      (.connector, .letter), (.connector, .digit), (.connector, .katakana):
      true
    default: false
    }
  }

  /// Returns the index of the letter or digit after a sign within a word or number, as in “can’t” and “1.5”.
  private func joined(_ left: Kind, over middle: Kind, at index: Int) -> Int? {
    let after = skippingExtenders(after: index)
    guard after < kinds.count else { return nil }
    switch (left, middle, kinds[after]) {
    case (.letter, .middleOfWord, .letter), (.letter, .middleOfBoth, .letter), (.digit, .middleOfNumber, .digit),
      (.digit, .middleOfBoth, .digit):
      return after
    default: return nil
    }
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": return .newline
    case "'", "’", "‘", ".", "․", "﹒", "＇", "．": return .middleOfBoth
    case ":", "\u{B7}", "\u{387}", "״", "‧", "︓", "﹕", "：": return .middleOfWord
    case ",", ";", "،", "؍", "٬", "﹐", "﹔", "，", "；": return .middleOfNumber
    default: break
    }
    let properties = scalar.properties
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return .regional }
    if (0x30A0...0x30FF).contains(scalar.value) || (0xFF66...0xFF9F).contains(scalar.value) { return .katakana }
    if properties.isIdeographic || (0x3041...0x309F).contains(scalar.value) { return .ideograph }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .extender
    case .decimalNumber: return .digit
    case .connectorPunctuation: return .connector
    case .spaceSeparator: return .space
    default: return properties.isAlphabetic ? .letter : properties.isEmojiModifier ? .extender : .other
    }
  }
}
