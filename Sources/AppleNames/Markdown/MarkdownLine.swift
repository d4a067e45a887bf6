import Foundation

/// A line of a document in Markdown, without its end.
struct MarkdownLine {
  /// The number of columns before the first character; a tab reaches the next multiple of four.
  let indent: Int
  /// The text without the spaces before it.
  let content: Substring

  init(_ text: Substring) {
    let spaces = text.prefix { $0 == " " || $0 == "\t" }
    indent = spaces.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    content = text.dropFirst(spaces.count)
  }

  private init(indent: Int, content: Substring) { (self.indent, self.content) = (indent, content) }

  var text: String { String(repeating: " ", count: indent) + content }
  var isBlank: Bool { content.isEmpty }

  /// Returns the line without some columns of its indent.
  func dropping(_ columns: Int) -> MarkdownLine { MarkdownLine(indent: max(0, indent - columns), content: content) }

  // MARK: Kinds of lines

  /// A line with a fence of code.
  struct Fence {
    let sign: Character
    let length: Int
    let language: String?
  }

  var fence: Fence? {
    guard indent < 4, let sign = content.first, sign == "`" || sign == "~" else { return nil }
    let length = content.prefix { $0 == sign }.count
    let info = content.dropFirst(length).trimmingCharacters(in: .whitespaces)
    guard length >= 3, sign == "~" || !info.contains("`") else { return nil }
    return Fence(
      sign: sign, length: length, language: info.split(separator: " ").first.map(String.init))
  }

  func closes(_ fence: Fence) -> Bool {
    let signs = content.prefix { $0 == fence.sign }
    return indent < 4 && signs.count >= fence.length && content.dropFirst(signs.count).allSatisfy(\.isWhitespace)
  }

  /// A heading with signs before it.
  var heading: (level: Int, text: String)? {
    let level = content.prefix { $0 == "#" }.count
    let rest = content.dropFirst(level)
    guard indent < 4, (1...6).contains(level), rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    let text = rest.trimmingCharacters(in: .whitespaces)
    // Signs after the heading are no part of it if there is a space before them.
    let signs = text.reversed().prefix { $0 == "#" }.count
    let shorter = text.dropLast(signs)
    let isClosed = signs > 0 && (shorter.isEmpty || shorter.last?.isWhitespace == true)
    return (level, isClosed ? shorter.trimmingCharacters(in: .whitespaces) : text)
  }

  /// The level of a heading above the line; nil for other lines.
  var underline: Int? {
    let signs = content.trimmingCharacters(in: .whitespaces)
    guard indent < 4, let sign = signs.first, signs.allSatisfy({ $0 == sign }) else { return nil }
    return sign == "=" ? 1 : sign == "-" ? 2 : nil
  }

  var isRule: Bool {
    guard indent < 4, let sign = content.first, "*-_".contains(sign) else { return false }
    let signs = content.filter { !$0.isWhitespace }
    return signs.count >= 3 && signs.allSatisfy { $0 == sign }
  }

  /// Whether the line begins with a tag or another construct of HTML.
  var opensHTML: Bool {
    guard indent < 4, content.first == "<", let next = content.dropFirst().first else { return false }
    guard next.isASCII, next.isLetter || next == "/" || next == "!" || next == "?" else { return false }
    // An address in angle brackets is text, as are tags within a line.
    let name = content.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return next == "!" || next == "?" || Self.blockTags.contains(name.lowercased())
  }

  private static let blockTags: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "details", "dialog", "dir", "div", "dl", "dt", "dd",
    "fieldset", "figcaption", "figure", "footer", "form", "frame", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header",
    "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "nav", "ol", "optgroup", "option", "p", "pre",
    "script", "section", "style", "summary", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "title", "tr",
    "ul",
  ]

  /// Whether the line can be part of a paragraph that began before it.
  var isText: Bool { !isBlank && !interruptsParagraph }

  var interruptsParagraph: Bool {
    guard indent < 4 else { return false }
    if fence != nil || heading != nil || isRule || opensHTML || content.first == ">" { return true }
    // A list with numbers that do not start at 1, and an empty item, are text within a paragraph.
    return marker.map { !$0.content.isBlank && ($0.number ?? 1) == 1 } ?? false
  }

  /// The sign of a list's item, and what follows it.
  struct Marker {
    let sign: Character
    let number: Int?
    /// The number of columns before the item's text.
    let width: Int
    let content: MarkdownLine
  }

  var marker: Marker? {
    guard indent < 4, let first = content.first else { return nil }
    // CommonMark allows nine digits.
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(digits.count)
    guard let sign = rest.first, digits.isEmpty ? "-+*".contains(first) : digits.count <= 9 && ".)".contains(sign)
    else { return nil }
    let after = MarkdownLine(rest.dropFirst())
    guard after.isBlank || after.indent > 0 else { return nil }
    // Five spaces or more begin a block of code, before which there is one space.
    let spaces = after.isBlank || after.indent > 4 ? 1 : after.indent
    return Marker(
      sign: sign, number: digits.isEmpty ? nil : Int(digits), width: indent + digits.count + 1 + spaces,
      content: after.dropping(spaces))
  }
}
