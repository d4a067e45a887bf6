import Foundation
import UIKit

/// The text of a paragraph in Markdown, divided into pieces, and the meanings of their ranges.
///
/// The pieces are flat: texts with any depth of nesting need no recursion.
struct MarkdownInline {
  /// A piece of text.
  struct Piece: Equatable {
    enum Kind { case text, code, html, softBreak, lineBreak }
    var text: String
    var kind = Kind.text
  }

  /// A meaning of pieces.
  enum Meaning: Equatable {
    case intent(InlinePresentationIntent)
    case link(String, title: String?)
    case image(String, title: String?)
    /// Attributes of an extension, as in `^[text](name: value)`.
    case attributes(String)
  }

  /// The meaning of a range of pieces.
  struct Span: Equatable {
    var range: Range<Int>
    var meaning: Meaning
  }

  var pieces: [Piece] = []
  var spans: [Span] = []
}

/// The addresses that a document gives names, as in `[name]: address "title"`.
struct MarkdownReferences {
  private var targets: [String: (address: String, title: String?)] = [:]

  subscript(name: String) -> (address: String, title: String?)? { targets[Self.key(name)] }

  /// Adds an address; the first one of a name counts.
  mutating func add(_ name: String, _ address: String, title: String?) {
    let key = Self.key(name)
    if !key.isEmpty, targets[key] == nil { targets[key] = (address, title) }
  }

  private static func key(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
