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

  private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "”": "”"]

  /// Returns the pieces of a text, in order.
  /// - Parameter prefix: returns the prefix for a text before a colon, if it is a word of the search language.
  /// - Complexity: O(characters).
  static func pieces(of text: String, prefix prefixOf: (String) -> SearchVocabulary.Prefix?) -> [SearchLexeme] {
    var pieces: [SearchLexeme] = []
    let characters = Array(text)
    var index = 0
    var prefix: SearchVocabulary.Prefix?
    var prefixWord = ""
    var isExcluded = false
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
        continue
      }
      if character == "-" || character == "−", prefix == nil, index + 1 < characters.count,
        !characters[index + 1].isWhitespace, !characters[index + 1].isNumber, characters[index + 1] != "-"
      {
        isExcluded = true
        index += 1
        continue
      }
      var piece = SearchLexeme(text: "", isExcluded: isExcluded, prefix: prefix, prefixWord: prefixWord)
      if let closing = quotes[character] {
        index += 1
        piece.isQuoted = true
        let start = index
        while index < characters.count, characters[index] != closing, characters[index] != "\"" { index += 1 }
        piece.text = String(characters[start..<index])
        piece.isOpen = index == characters.count
        index += 1
      } else {
        let start = index
        var found: SearchVocabulary.Prefix?
        while index < characters.count, !characters[index].isWhitespace, quotes[characters[index]] == nil {
          if characters[index] == ":" || characters[index] == "：", prefix == nil,
            let known = prefixOf(String(characters[start..<index]))
          {
            found = known
            prefixWord = String(characters[start..<index])
            index += 1
            break
          }
          index += 1
        }
        if let found {
          prefix = found
          continue
        }
        piece.text = String(characters[start..<index])
        piece.isOpen = index == characters.count
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
