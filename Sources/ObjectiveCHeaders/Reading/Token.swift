/// A word, number, text or mark of a header.
struct Token: Sendable {
  enum Kind: UInt8 {
    case word, number, text, character, mark
  }

  let kind: Kind
  /// As written; of a text, what is between the quotes.
  let text: String
  /// The number of the header or source that it is in.
  var file: Int32
  var line: Int32
  /// Whether it is the first of its line.
  var startsLine = false
  /// Whether a blank is before it, which tells `#define A (1)` from `#define A(x)`.
  var followsBlank = false
  /// Whether pointers without a word about nil cannot be nil here.
  var isNonnull = false

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
