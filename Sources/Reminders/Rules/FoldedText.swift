/// Texts in the form in which they are compared: words without case and accents.
public enum FoldedText {
  /// Returns the folded words of a text, in order.
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

  /// Returns the folded words with single blanks between them. Texts that count as equal have the same key.
  public static func key(_ text: String) -> String { words(text).joined(separator: " ") }

  /// Splits a search at its blanks and returns the words of each part. The words of a part must follow each other.
  public static func phrases(_ search: String) -> [[String]] {
    search.split(whereSeparator: \.isWhitespace).map { words(String($0)) }.filter { !$0.isEmpty }
  }
}
