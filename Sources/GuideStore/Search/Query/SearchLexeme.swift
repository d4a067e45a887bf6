/// A piece of a query: text between blanks, or in quotation marks.
struct SearchLexeme: Equatable {
  var text: String
  /// Whether it is in quotation marks.
  var isQuoted = false
  /// Whether nothing follows, not even a blank or the closing mark, so that it may be unfinished.
  var isOpen = false
  /// Whether it follows a minus.
  var isExcluded = false
  /// The word before a colon, if it belongs to the search language.
  var prefix: SearchVocabulary.Prefix?
  /// That word as it is written.
  var prefixWord = ""

  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "”": "”",
  ]

  /// Returns the pieces of a text, in order. It is read by Unicode's scalars, not by characters, because an accent
  /// that follows a quotation mark makes another character of it.
  /// - Parameter prefix: returns the prefix for a text before a colon, if it is a word of the search language.
  /// - Complexity: O(characters).
  static func pieces(of text: String, prefix prefixOf: (String) -> SearchVocabulary.Prefix?) -> [SearchLexeme] {
    var pieces: [SearchLexeme] = []
    let scalars = Array(text.unicodeScalars)
    func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
    var index = 0
    var prefix: SearchVocabulary.Prefix?
    var prefixWord = ""
    var isExcluded = false
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
        index += 1
        continue
      }
      if scalar == "-" || scalar == "−", prefix == nil, index + 1 < scalars.count,
        !scalars[index + 1].properties.isWhitespace, scalars[index + 1].properties.numericType == nil,
        scalars[index + 1] != "-"
      {
        isExcluded = true
        index += 1
        continue
      }
      var piece = SearchLexeme(text: "", isExcluded: isExcluded, prefix: prefix, prefixWord: prefixWord)
      if let closing = quotes[scalar] {
        index += 1
        piece.isQuoted = true
        let start = index
        while index < scalars.count, scalars[index] != closing, scalars[index] != "\"" { index += 1 }
        piece.text = string(start..<index)
        piece.isOpen = index == scalars.count
        index += 1
      } else {
        let start = index
        var found: SearchVocabulary.Prefix?
        while index < scalars.count, !scalars[index].properties.isWhitespace, quotes[scalars[index]] == nil {
          if scalars[index] == ":" || scalars[index] == "：", prefix == nil,
            let known = prefixOf(string(start..<index))
          {
            found = known
            prefixWord = string(start..<index)
            index += 1
            break
          }
          index += 1
        }
        if let found {
          prefix = found
          continue
        }
        piece.text = string(start..<index)
        piece.isOpen = index == scalars.count
      }
      prefix = nil
      prefixWord = ""
      isExcluded = false
      if !piece.text.isEmpty { pieces.append(piece) }
    }
    if let prefix {
      pieces.append(
        SearchLexeme(text: "", isOpen: true, isExcluded: isExcluded, prefix: prefix, prefixWord: prefixWord))
    }
    return pieces
  }
}
