/// Texts as they are compared: as words without case and accents.
public enum FoldedText {
  /// The folded words of a text, in order.
  /// - Complexity: O(text).
  public static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      let page = ScalarFolding.shared.page(Int(scalar.value >> 8))
      let entry = ScalarFolding.Entry(rawValue: page[Int(scalar.value & 0xFF)])
      switch entry.kind {
      case .separator: end()
      case .ignored: break
      case .letter, .single:
        if entry.kind == .single { end() }
        for value in [entry.first, entry.second] where value != 0 {
          if let folded = Unicode.Scalar(value) { word.append(folded) }
        }
        if entry.kind == .single { end() }
      }
    }
    end()
    return words
  }

  /// The folded words with single blanks between them: equal for texts that count as equal.
  public static func key(_ text: String) -> String { words(text).joined(separator: " ") }

  /// The words of a search by the parts that blanks divide it into: the words of a part must follow each other.
  public static func phrases(_ search: String) -> [[String]] {
    search.split(whereSeparator: \.isWhitespace).map { words(String($0)) }.filter { !$0.isEmpty }
  }
}
