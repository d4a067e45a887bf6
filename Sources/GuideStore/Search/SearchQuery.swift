import Foundation

/// What a person typed, as an FTS5 query: every word must occur, the last one may be unfinished. Nothing in it can be
/// taken for an operator.
struct SearchQuery: Hashable {
  var words: [String]

  init(_ text: String) {
    // As the index splits texts: at everything that is no letter, mark or digit.
    words = text.components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
  }

  var isEmpty: Bool { words.isEmpty }

  var anywhere: String { words.map { "\"\($0)\"" }.joined(separator: " AND ") + "*" }
  var inTitle: String { "{title} : (\(anywhere))" }
}
