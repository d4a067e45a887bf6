import UIKit

/// Turns the elements and characters of a document into attributed text.
///
/// Text is collected in one string, with the ends of runs and paragraphs beside it, and gets its attributes at the end:
/// changing an attributed string bit by bit would take quadratic time.
struct HTMLTextBuilder: ~Copyable {
  private struct Element {
    let name: String
    let style: HTMLStyle
    /// The length of the text at the element's start.
    let start: Int
    /// The number of the next item in a list, or of the next cell in a row.
    var nextItem = 1
    /// Whether a paragraph was to end when a table's cell began.
    var endsParagraphBefore = false
  }

  private struct Run {
    let style: HTMLTextStyle
    var end: Int
  }

  private struct Paragraph {
    var style: HTMLParagraphStyle
    var end: Int
  }

  private var text = ""
  /// The length of the text in UTF-16.
  private var length = 0
  private var runs: [Run] = []
  private var paragraphs: [Paragraph] = []
  private var elements: [Element] = []
  private var stylesheet = HTMLStylesheet()
  /// The text of the style sheet so far, which arrives in pieces.
  private var rules = ""

  /// Whether the last paragraph has no end yet.
  private var isInParagraph = false
  /// Whether the paragraph ends before the next character.
  private var endsParagraph = false
  /// The style of a space that follows unless the line ends.
  private var space: HTMLStyle?
  /// Whether spaces are left out, as at the start of a line.
  private var isAtLineStart = true
  /// Whether the item or cell has no text yet, so that a paragraph in it needs no line of its own.
  private var isAtItemStart = false
  /// Whether a line break is left out, as directly after `<pre>`.
  private var skipsLineBreak = false

  private var style: HTMLStyle { elements.last?.style ?? HTMLStyle() }

  /// Notes the start of an element.
  mutating func start(_ name: String, _ attributes: [String: String]) {
    let parent = style
    var style = parent.inherited
    style.apply(element: name, attributes)
    let rules = stylesheet.declarations(element: name, classes: attributes["class"], identifier: attributes["id"])
    rules?.apply(to: &style, parent: parent)
    if let own = attributes["style"] { HTMLDeclarations(own).apply(to: &style, parent: parent) }
    if let marker = attributes["type"].flatMap({ HTMLListMarker(name: $0) }), ["ol", "ul", "li"].contains(name) {
      style.marker = marker
    }
    if parent.isHidden { style.isHidden = true }
    if style.isBlock, !style.isHidden { endParagraph() }
    var element = Element(name: name, style: style, start: length)
    if name == "ol" { element.nextItem = attributes["start"].flatMap { Int($0) } ?? 1 }
    element.endsParagraphBefore = endsParagraph
    elements.append(element)
    guard !style.isHidden else { return }
    skipsLineBreak = name == "pre"
    switch name {
    case "br": addLineBreak()
    case "hr": write("\n", style)
    case "li": addMarker(attributes["value"].flatMap { Int($0) })
    case "td", "th":
      guard elements.count > 1 else { break }
      elements[elements.count - 2].nextItem &+= 1
      space = nil
      if elements[elements.count - 2].nextItem > 2 { write("\t", style) }
      isAtLineStart = true
      isAtItemStart = true
    case "img": characters(attributes["alt"] ?? "")
    case "q": write("“", style)
    default: break
    }
  }

  /// Notes the end of the last element that is open.
  mutating func end() {
    guard let element = elements.popLast() else { return }
    if element.name == "style" {
      stylesheet.add(rules)
      rules = ""
    }
    guard !element.style.isHidden else { return }
    switch element.name {
    case "q": write("”", element.style)
    case "td", "th":
      space = nil
      isAtItemStart = false
      // Paragraphs in a cell must not end the row.
      endsParagraph = length == element.start && element.endsParagraphBefore
    case "li": isAtItemStart = false
    default: break
    }
    guard element.style.isBlock else { return }
    endParagraph()
    guard length > element.start, !paragraphs.isEmpty else { return }
    let space = max(paragraphs[paragraphs.count - 1].style.spaceBelow, element.style.spaceBelow)
    paragraphs[paragraphs.count - 1].style.spaceBelow = space
  }

  /// Adds the contents of a script or style sheet; scripts are ignored.
  mutating func code(_ code: String) {
    if elements.last?.name == "style" { rules += code }
  }

  /// Adds characters.
  mutating func characters(_ characters: String) {
    let style = style
    guard !style.isHidden, !characters.isEmpty else { return }
    if style.keepsSpaces {
      addLines(characters, style)
    } else {
      addWords(characters, style)
    }
  }

  /// Adds text in which spaces and line breaks are spaces, several of them one.
  private mutating func addWords(_ characters: String, _ style: HTMLStyle) {
    var rest = characters.utf8[...]
    while let first = rest.first {
      if Self.isSpace(first) {
        rest = rest.drop(while: Self.isSpace)
        if !isAtLineStart, !endsParagraph, space == nil { space = style }
      } else {
        let word = rest.prefix { !Self.isSpace($0) }
        rest = rest[word.endIndex...]
        write(Substring(word), style)
      }
    }
  }

  /// Adds text as it is, with a paragraph per line.
  private mutating func addLines(_ characters: String, _ style: HTMLStyle) {
    var characters = characters.replacing("\r\n", with: "\n")
    if skipsLineBreak, characters.hasPrefix("\n") { characters.removeFirst() }
    skipsLineBreak = false
    var isFirst = true
    for line in characters.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { write("\n", style) }
      if !line.isEmpty { write(line, style) }
      isFirst = false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }

  /// Adds a line break: within paragraphs, items and headings, it does not end the paragraph.
  private mutating func addLineBreak() {
    let block = elements.dropLast().suffix(32).last { $0.style.isBlock }?.name ?? ""
    let isParagraph = block == "p" || block == "li" || block.count == 2 && block.hasPrefix("h") && block != "hr"
    write(isParagraph ? "\u{2028}" : "\n", style)
  }

  /// Adds the marker of a list's item, in a paragraph of its own.
  private mutating func addMarker(_ number: Int?) {
    if isAtItemStart {
      isAtItemStart = false
      endParagraph()
    }
    var style = style
    style.paragraph.listDepth = max(1, style.paragraph.listDepth)
    style.paragraph.hasMarker = true
    let list = elements.count - 2
    let item = number ?? (list >= 0 ? elements[list].nextItem : 1)
    if list >= 0 { elements[list].nextItem = item &+ 1 }
    guard let marker = style.marker else { return }
    style.text.isUnderlined = false
    style.text.isStruck = false
    write("\t\(marker.text(number: item))\t", style)
    isAtLineStart = true
    isAtItemStart = true
  }

  /// Ends the paragraph before the next character, if there is one.
  private mutating func endParagraph() {
    space = nil
    if isInParagraph, !isAtItemStart { endsParagraph = true }
  }

  private mutating func flush() {
    guard endsParagraph else { return }
    endsParagraph = false
    space = nil
    finishParagraph()
  }

  /// Writes the end of the paragraph in the style of its last character.
  private mutating func finishParagraph() {
    guard isInParagraph, !runs.isEmpty, !paragraphs.isEmpty else { return }
    text += "\n"
    length += 1
    runs[runs.count - 1].end = length
    paragraphs[paragraphs.count - 1].end = length
    isInParagraph = false
    isAtLineStart = true
  }

  /// Writes text without line feeds, or one line feed.
  private mutating func write(_ new: some StringProtocol, _ style: HTMLStyle) {
    flush()
    let endsLine = new == "\n" || new == "\u{2028}"
    if let space, !isAtLineStart, !endsLine { append(" ", space) }
    space = nil
    append(new, style)
    isAtItemStart = false
    isAtLineStart = endsLine
    if new == "\n" { isInParagraph = false }
  }

  private mutating func append(_ new: some StringProtocol, _ style: HTMLStyle) {
    text += new
    length += new.utf16.count
    if runs.last?.style == style.text {
      runs[runs.count - 1].end = length
    } else {
      runs.append(Run(style: style.text, end: length))
    }
    if isInParagraph {
      paragraphs[paragraphs.count - 1].end = length
    } else {
      paragraphs.append(Paragraph(style: style.paragraph, end: length))
      isInParagraph = true
    }
  }

  /// Returns the text. A paragraph ends where its element does, so that a document that ends with an element of its own
  /// has a line feed at the end.
  ///
  /// - Parameter defaults: the attributes of text that has none of the same key.
  mutating func attributedString(defaults: [NSAttributedString.Key: Any]) -> NSMutableAttributedString {
    flush()
    let result = NSMutableAttributedString(string: text)
    var cache = HTMLAttributeCache(defaults: defaults)
    var start = 0
    var paragraph = 0
    result.beginEditing()
    for run in runs {
      while start < run.end, paragraph < paragraphs.count {
        let end = min(run.end, paragraphs[paragraph].end)
        let attributes = cache.attributes(run.style, paragraphs[paragraph].style)
        result.setAttributes(attributes, range: NSRange(location: start, length: end - start))
        start = end
        if end == paragraphs[paragraph].end { paragraph += 1 }
      }
    }
    result.endEditing()
    return result
  }
}
