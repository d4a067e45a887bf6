import UIKit

extension HTMLStyle {
  /// The elements that begin and end paragraphs.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr",
    "legend", "li", "main", "menu", "nav", "ol", "optgroup", "p", "pre", "section", "summary", "table", "caption", "tr",
    "ul",
  ]

  /// The elements whose contents are no text of the document.
  private static let hidden: Set<String> = [
    "head", "title", "style", "script", "template", "noframes", "noembed", "iframe", "object", "audio", "video",
    "canvas", "svg", "math", "select", "textarea", "datalist",
  ]

  /// Sets what WebKit's style sheet sets for an element, and the element's own attributes apart from `style`.
  mutating func apply(element: String, _ attributes: [String: String]) {
    if Self.blocks.contains(element) { isBlock = true }
    if Self.hidden.contains(element) || attributes["hidden"] != nil { isHidden = true }
    applyBlock(element)
    applyText(element, attributes)
    if let value = attributes["align"] { HTMLDeclarations.align(&paragraph, value) }
    switch attributes["dir"]?.lowercased() {
    case "rtl": paragraph.direction = .rightToLeft
    case "ltr": paragraph.direction = .leftToRight
    default: break
    }
    if let color = attributes["bgcolor"].flatMap(HTMLColor.init), element != "body" { text.background = color }
  }

  private mutating func applyBlock(_ element: String) {
    switch element {
    case "p", "dl", "fieldset": spaceBelow = text.size
    case "blockquote", "figure":
      spaceBelow = text.size
      paragraph.indent(by: 40, end: 40)
    case "dd": paragraph.indent(by: 40)
    case "pre", "xmp", "listing", "plaintext":
      setMonospaced()
      keepsSpaces = true
      isBlock = true
      spaceBelow = text.size
    case "ul", "ol", "dir", "menu":
      if paragraph.listDepth == 0 { spaceBelow = text.size }
      paragraph.listDepth = min(paragraph.listDepth + 1, HTMLParagraphStyle.mostLevels)
      marker = element == "ol" ? .decimal : .bullet(depth: paragraph.listDepth)
    case "center", "caption": paragraph.alignment = .center
    // Sizes and margins in WebKit's style sheet.
    case "h1": setHeading(size: 2, margin: 0.67)
    case "h2": setHeading(size: 1.5, margin: 0.83)
    case "h3": setHeading(size: 1.17, margin: 1)
    case "h4": setHeading(size: 1, margin: 1.33)
    case "h5": setHeading(size: 0.83, margin: 1.67)
    case "h6": setHeading(size: 0.67, margin: 2.33)
    default: break
    }
  }

  private mutating func applyText(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "b", "strong", "th": text.weight = max(text.weight, 700)
    case "i", "em", "cite", "dfn", "var", "address": text.isItalic = true
    case "u", "ins": text.isUnderlined = true
    case "s", "strike", "del": text.isStruck = true
    case "tt", "code", "kbd", "samp": setMonospaced()
    case "small": text.setSize(text.size / 1.2)
    case "big": text.setSize(text.size * 1.2)
    case "mark": text.background = HTMLColor(red: 1, green: 1, blue: 0)
    // As far as WebKit moves them, by the size of the text around them.
    case "sub", "sup":
      text.offset += element == "sup" ? text.size / 3 + 1 : -(text.size / 5 + 1)
      text.offset = min(max(-1000, text.offset), 1000)
      text.setSize(text.size / 1.2)
    case "a":
      guard let address = attributes["href"] else { break }
      text.link = address.trimmingCharacters(in: .whitespacesAndNewlines)
      text.color = .link
      text.isUnderlined = true
    case "font":
      if let color = attributes["color"].flatMap(HTMLColor.init) { text.color = color }
      if let face = attributes["face"] { text.families = face }
      if let size = attributes["size"] { applyFontSize(size) }
    default: break
    }
  }

  /// Sets one of the seven sizes, absolutely or relative to the third.
  private mutating func applyFontSize(_ value: String) {
    guard let number = Int(value.trimmingCharacters(in: .whitespaces)) else { return }
    let isRelative = value.contains("+") || value.contains("-")
    let sizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
    text.setSize(sizes[min(max(1, isRelative ? 3 + max(-10, min(number, 10)) : number), 7) - 1])
  }

  /// Sets the monospaced family. Browsers show it smaller: 13 pixels instead of 16.
  private mutating func setMonospaced() {
    if text.families != "monospace" { text.setSize((text.size * 13 / 16).rounded()) }
    text.families = "monospace"
  }

  private mutating func setHeading(size: CGFloat, margin: CGFloat) {
    text.weight = 700
    text.setSize(text.size * size)
    spaceBelow = text.size * margin
  }
}
