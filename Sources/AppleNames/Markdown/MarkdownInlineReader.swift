import Foundation
import UIKit

/// Reads the text of a paragraph in Markdown.
///
/// - Complexity: linear in the length of the text, but for the search of openers, which looks at each delimiter at most
///   once for each of the few kinds of closers.
struct MarkdownInlineReader {
  /// How the whitespace of the source is written.
  enum Whitespace { case collapsed, preserved }

  let whitespace: Whitespace
  let allowsAttributes: Bool
  let references: MarkdownReferences

  var cursor: MarkdownCursor
  var result = MarkdownInline()
  private var text = ""
  var delimiters = MarkdownDelimiters()
  private var brackets: [Bracket] = []
  /// The number of brackets that no link can begin at, because a link is inside them.
  private var inactiveBrackets = 0
  /// The last start of a run of backticks of each length.
  private lazy var lastBackticks = cursor.lastBacktickRuns()

  /// An open square bracket.
  private struct Bracket {
    enum Kind { case link, image, attributes }
    let kind: Kind
    /// The piece with the bracket itself.
    let piece: Int
    /// The position after the bracket.
    let start: Int
    /// The number of delimiters before it.
    let delimiters: Int
  }

  init(
    _ source: String, whitespace: Whitespace = .collapsed, allowsAttributes: Bool = false,
    references: MarkdownReferences = MarkdownReferences()
  ) {
    self.whitespace = whitespace
    self.allowsAttributes = allowsAttributes
    self.references = references
    cursor = MarkdownCursor(source)
  }

  /// Returns the pieces and meanings of the whole text.
  mutating func read() -> MarkdownInline {
    while let scalar = cursor.current { step(scalar) }
    endText()
    delimiters.match(from: 0, in: &result)
    return result
  }

  private mutating func step(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiterRun(scalar)
    case "[": open(.link, length: 1)
    case "!" where cursor.peek(1) == "[": open(.image, length: 2)
    case "^" where allowsAttributes && cursor.peek(1) == "[": open(.attributes, length: 2)
    case "]": close()
    case "<": angle()
    case "&": entity()
    case "\n": newline()
    default:
      text.unicodeScalars.append(scalar)
      cursor.advance()
    }
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    result.pieces.append(.init(text: text))
    text = ""
  }

  private mutating func append(_ piece: MarkdownInline.Piece) {
    endText()
    result.pieces.append(piece)
  }

  private mutating func escape() {
    cursor.advance()
    guard let next = cursor.current else {
      text += "\\"
      return
    }
    if next == "\n", whitespace == .collapsed {
      cursor.advance()
      cursor.skipSpaces()
      append(.init(text: "\n", kind: .lineBreak))
    } else if MarkdownCursor.isPunctuation(next), next.isASCII {
      text.unicodeScalars.append(next)
      cursor.advance()
    } else {
      text += "\\"
    }
  }

  private mutating func code() {
    let start = cursor.position
    let length = cursor.skip(all: "`")
    guard let last = lastBackticks[length], last > start, let end = cursor.find(backticks: length) else {
      text += String(repeating: "`", count: length)
      return
    }
    var content = cursor.text(cursor.position..<end)
    if whitespace == .collapsed { content = content.replacingOccurrences(of: "\n", with: " ") }
    if content.count > 1, content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) {
      content = String(content.dropFirst().dropLast())
    }
    cursor.position = end + length
    append(.init(text: content, kind: .code))
  }

  private mutating func delimiterRun(_ scalar: Unicode.Scalar) {
    endText()
    let before = cursor.previous
    let count = cursor.skip(all: scalar)
    delimiters.add(scalar, count: count, piece: result.pieces.count, before: before, after: cursor.current)
    result.pieces.append(.init(text: String(repeating: Character(scalar), count: count)))
  }

  private mutating func open(_ kind: Bracket.Kind, length: Int) {
    endText()
    let start = cursor.position
    cursor.position += length
    brackets.append(
      Bracket(kind: kind, piece: result.pieces.count, start: cursor.position, delimiters: delimiters.count))
    result.pieces.append(.init(text: cursor.text(start..<cursor.position)))
  }

  private mutating func close() {
    endText()
    let end = cursor.position
    cursor.advance()
    guard let bracket = brackets.popLast() else {
      text += "]"
      return
    }
    let isActive = bracket.kind != .link || brackets.count >= inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    guard isActive, let meaning = meaning(of: bracket, end: end) else {
      text += "]"
      return
    }
    delimiters.match(from: bracket.delimiters, in: &result)
    result.pieces[bracket.piece].text = ""
    result.spans.append(.init(range: bracket.piece..<result.pieces.count, meaning: meaning))
    if bracket.kind == .link { inactiveBrackets = brackets.count }
  }

  /// Returns what follows a closing bracket: an address, the name of one, or attributes; nil for neither.
  private mutating func meaning(of bracket: Bracket, end: Int) -> MarkdownInline.Meaning? {
    if bracket.kind == .attributes { return cursor.readAttributes().map { .attributes($0) } }
    let target = cursor.readTarget() ?? referenced(by: bracket, end: end)
    guard let target else { return nil }
    return bracket.kind == .image
      ? .image(target.address, title: target.title) : .link(target.address, title: target.title)
  }

  private mutating func referenced(by bracket: Bracket, end: Int) -> (address: String, title: String?)? {
    let start = cursor.position
    if let name = cursor.readLabel(), !name.isEmpty {
      if let target = references[name] { return target }
      cursor.position = start
      return nil
    }
    // Names have fewer than 1,000 characters in CommonMark.
    guard end - bracket.start < 1_000, let target = references[cursor.text(bracket.start..<end)] else {
      cursor.position = start
      return nil
    }
    return target
  }

  private mutating func angle() {
    if let address = cursor.readAutolink() {
      endText()
      let start = result.pieces.count
      result.pieces.append(.init(text: address.text))
      result.spans.append(.init(range: start..<start + 1, meaning: .link(address.target, title: nil)))
    } else if let tag = cursor.readTag() {
      append(.init(text: tag, kind: .html))
    } else {
      text += "<"
      cursor.advance()
    }
  }

  private mutating func entity() {
    if let decoded = cursor.readEntity() {
      text += decoded
    } else {
      text += "&"
      cursor.advance()
    }
  }

  private mutating func newline() {
    cursor.advance()
    guard whitespace == .collapsed else {
      text += "\n"
      return
    }
    let spaces = text.reversed().prefix { $0 == " " }.count
    text.removeLast(spaces)
    cursor.skipSpaces()
    append(spaces >= 2 ? .init(text: "\n", kind: .lineBreak) : .init(text: " ", kind: .softBreak))
  }
}
