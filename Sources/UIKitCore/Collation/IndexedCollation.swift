import Foundation

/// The sections of an index in one language, and the order of texts in it.
struct IndexedCollation {
  /// The titles of the sections; the last one is `#`.
  let titles: [String]
  private let alphabets: [CollationAlphabets.Alphabet]
  private let locale: Locale
  private let isChinese: Bool

  /// Creates the sections of a language.
  ///
  /// - Parameter language: a BCP 47 tag.
  init(language: String) {
    let parts = Locale.Language(identifier: language)
    let code = parts.languageCode?.identifier ?? "en"
    isChinese = ["zh", "yue", "wuu", "hak", "nan"].contains(code)
    alphabets = CollationAlphabets.alphabets(of: code, isLatin: parts.script?.identifier == "Latn")
    titles = alphabets.flatMap(\.titles) + ["#"]
    // The sections of Chinese are those of Pinyin, so its texts are sorted by Pinyin wherever they are read.
    locale = Locale(identifier: isChinese ? "zh-Hans" : language)
  }

  // MARK: Order

  /// Returns the indices of texts in the order of the language. Equal ones keep their order.
  func order(of texts: [String]) -> [Int] {
    texts.indices.sorted { one, other in
      switch texts[one].compare(texts[other], locale: locale) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: one < other
      }
    }
  }

  /// Compares the start of a text with a title. Case makes no difference; accents do, since it depends on
  /// the collation whether a letter with one is another letter.
  private func isBefore(_ text: String, _ title: String) -> Bool {
    text.compare(title, options: .caseInsensitive, locale: locale) == .orderedAscending
  }

  // MARK: Sections

  /// Returns the index of the section of a text, whatever white space it begins with. O(log *s*) comparisons for *s*
  /// sections, whatever the length of the text.
  func section(of text: String) -> Int {
    // Three letters are at most one letter of the alphabet, as Dzs in Hungarian. The next one shows how they are read.
    let start = String(text.drop { $0.isWhitespace }.prefix(4)).precomposedStringWithCompatibilityMapping
    return section(ofStart: start) ?? titles.count - 1
  }

  private func section(ofStart start: String) -> Int? {
    guard let scalar = start.unicodeScalars.first, let script = CollationScript(scalar) else { return nil }
    if script == .han, isChinese {
      // Only the first letter counts, so only the first character is transliterated.
      let latin = String(start.prefix(1)).applyingTransform(.toLatin, reverse: false) ?? ""
      guard latin.unicodeScalars.first.flatMap(CollationScript.init) == .latin else { return nil }
      return section(ofStart: latin)
    }
    var first = 0
    for alphabet in alphabets {
      if alphabet.script == script {
        return place(of: start, scalar, in: alphabet).map { first + $0 }
      }
      first += alphabet.titles.count
    }
    return nil
  }

  private func place(of start: String, _ scalar: Unicode.Scalar, in alphabet: CollationAlphabets.Alphabet) -> Int? {
    switch alphabet.script {
    case .kana: return Self.row(ofKana: scalar)
    case .hangul: return Self.initial(ofHangul: scalar)
    default: break
    }
    // The last title that is not after the text.
    var (low, high) = (0, alphabet.titles.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(start, alphabet.titles[middle]) { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return nil }
    let place = low - 1
    guard alphabet.titles[place] == "Z", place == alphabet.titles.count - 1, !Self.isZ(start) else { return place }
    // Letters after Z, such as Þ, which the language does not have.
    guard let basic = start.applyingTransform(StringTransform("Latin-ASCII"), reverse: false), !basic.isEmpty,
      basic != start, basic.unicodeScalars.first.flatMap(CollationScript.init) == .latin
    else { return nil }
    return self.place(of: basic, scalar, in: alphabet)
  }

  private static func isZ(_ start: String) -> Bool {
    String(start.prefix(1)).compare("Z", options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
  }

  private static func row(ofKana scalar: Unicode.Scalar) -> Int? {
    // Katakana are in the order of hiragana. The compatibility mapping has made half-width ones full-width.
    var value = scalar.value
    if (0x30A1...0x30F6).contains(value) { value -= 0x60 }
    switch value {
    case 0x3094: return 0
    case 0x3095, 0x3096: return 1
    case 0x3041...0x3093: return CollationAlphabets.kanaRows.lastIndex { $0 <= value }
    default: return nil
    }
  }

  private static func initial(ofHangul scalar: Unicode.Scalar) -> Int? {
    let initials = CollationAlphabets.koreanInitials
    let index: UInt32
    switch scalar.value {
    case 0xAC00...0xD7A3: index = (scalar.value - 0xAC00) / 588
    case 0x1100...0x1112: index = scalar.value - 0x1100
    default: return nil
    }
    return initials.indices.contains(Int(index)) ? initials[Int(index)] : nil
  }
}
