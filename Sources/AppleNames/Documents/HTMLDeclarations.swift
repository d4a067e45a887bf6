import UIKit

/// The CSS properties of an element or a rule, by name.
struct HTMLDeclarations {
  private(set) var values: [String: String] = [:]

  /// The properties that have an effect. Others are not kept, so that rules stay small.
  private static let names: Set<String> = [
    "color", "background-color", "background", "font-family", "font-size", "font-style", "font-weight", "font",
    "text-align", "text-decoration", "text-decoration-line", "direction", "white-space", "display", "visibility",
    "list-style-type", "list-style", "margin", "margin-bottom", "margin-left", "margin-right", "vertical-align",
  ]

  init() {}

  /// Reads declarations such as “color: red; font-size: 12px”.
  init(_ text: some StringProtocol) {
    for declaration in Self.split(text) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      guard Self.names.contains(name) else { continue }
      let value = String(declaration[declaration.index(after: colon)...]).replacing("!important", with: "")
      values[name] = value.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  mutating func merge(_ other: HTMLDeclarations) { values.merge(other.values) { $1 } }

  /// Splits at semicolons that are neither in quotes nor in brackets, as in addresses with data.
  private static func split<Text: StringProtocol>(_ text: Text) -> [Text.SubSequence] {
    var depth = 0
    var quote: Character?
    return text.split { character in
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      switch character {
      case "\"", "'": quote = character
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case ";": return depth == 0
      default: break
      }
      return false
    }
  }

  /// Changes a style. Lengths in `em` refer to the parent's size of text.
  func apply(to style: inout HTMLStyle, parent: HTMLStyle) {
    applyFont(to: &style.text, parent: parent.text)
    applyText(to: &style)
    if let value = values["text-align"]?.lowercased() { Self.align(&style.paragraph, value) }
    switch values["direction"]?.lowercased() {
    case "rtl": style.paragraph.direction = .rightToLeft
    case "ltr": style.paragraph.direction = .leftToRight
    default: break
    }
    switch values["white-space"]?.lowercased() {
    case "pre", "pre-wrap", "break-spaces": style.keepsSpaces = true
    case "normal", "nowrap", "pre-line": style.keepsSpaces = false
    default: break
    }
    switch values["display"]?.lowercased() {
    case "none": style.isHidden = true
    case "inline", "inline-block": style.isBlock = false
    case "block", "flex", "grid", "list-item", "flow-root": style.isBlock = true
    default: break
    }
    if values["visibility"]?.lowercased() == "hidden" { style.isHidden = true }
    for value in [values["list-style"], values["list-style-type"]].compactMap(\.self) {
      for word in value.split(separator: " ") {
        if word == "none" { style.marker = nil }
        if let marker = HTMLListMarker(name: String(word)) { style.marker = marker }
      }
    }
    // After the font, because margins may depend on its size.
    applyMargins(to: &style, parent: parent.paragraph)
  }

  static func align(_ style: inout HTMLParagraphStyle, _ value: String) {
    switch value.lowercased() {
    case "left": style.alignment = .left
    case "right": style.alignment = .right
    case "center", "middle", "-webkit-center": style.alignment = .center
    case "justify": style.alignment = .justified
    case "start": style.alignment = .natural
    default: break
    }
  }

  private func applyFont(to style: inout HTMLTextStyle, parent: HTMLTextStyle) {
    if let font = values["font"] {
      // The size is the first length; the families follow it.
      let words = font.split(separator: " ")
      if let place = words.firstIndex(where: { Self.size($0.prefix { $0 != "/" }, parent: parent.size) != nil }) {
        for word in words[..<place] { Self.setFace(&style, word.lowercased(), parent: parent) }
        if let size = Self.size(words[place].prefix(while: { $0 != "/" }), parent: parent.size) { style.setSize(size) }
        let families = words[(place + 1)...].joined(separator: " ")
        if !families.isEmpty { style.families = families }
      }
    }
    if let value = values["font-family"], value.lowercased() != "inherit" { style.families = value }
    if let value = values["font-size"], let size = Self.size(value, parent: parent.size) { style.setSize(size) }
    for name in ["font-style", "font-weight"] {
      if let value = values[name]?.lowercased() {
        if value == "normal" {
          if name == "font-style" { style.isItalic = false } else { style.weight = 400 }
        } else {
          Self.setFace(&style, value, parent: parent)
        }
      }
    }
  }

  private static func setFace(_ style: inout HTMLTextStyle, _ value: String, parent: HTMLTextStyle) {
    switch value {
    case "italic", "oblique": style.isItalic = true
    case "bold": style.weight = 700
    case "bolder": style.weight = parent.weight < 600 ? 700 : 900
    case "lighter": style.weight = parent.weight < 600 ? 100 : 400
    default:
      if let weight = Int(value), (1...1000).contains(weight) { style.weight = weight }
    }
  }

  private func applyText(to style: inout HTMLStyle) {
    if let color = values["color"].flatMap(HTMLColor.init) { style.text.color = color }
    for name in ["background", "background-color"] {
      if let color = values[name].flatMap(HTMLColor.init) { style.text.background = color.alpha > 0 ? color : nil }
    }
    for value in [values["text-decoration"], values["text-decoration-line"]].compactMap(\.self) {
      for word in value.lowercased().split(separator: " ") {
        switch word {
        case "none": (style.text.isUnderlined, style.text.isStruck) = (false, false)
        case "underline": style.text.isUnderlined = true
        case "line-through": style.text.isStruck = true
        default: break
        }
      }
    }
    switch values["vertical-align"]?.lowercased() {
    case "super": style.text.offset = style.text.size / 3 + 1
    case "sub": style.text.offset = -(style.text.size / 5 + 1)
    case "baseline": style.text.offset = 0
    case let value?: if let length = Self.length(value, em: style.text.size) { style.text.offset = length }
    case nil: break
    }
  }

  private func applyMargins(to style: inout HTMLStyle, parent: HTMLParagraphStyle) {
    let em = style.text.size
    // Top, right, bottom and left, of which the last ones repeat others.
    let all = (values["margin"] ?? "").split(separator: " ").map { Self.length($0, em: em) ?? 0 }
    let right = all.count > 1 ? all[1] : all.first
    let bottom = values["margin-bottom"].flatMap { Self.length($0, em: em) } ?? (all.count > 2 ? all[2] : all.first)
    if let bottom { style.spaceBelow = max(0, bottom) }
    if let left = values["margin-left"].flatMap({ Self.length($0, em: em) }) ?? (all.count > 3 ? all[3] : right) {
      style.paragraph.indent = parent.indent
      style.paragraph.indent(by: left)
    }
    if let right = values["margin-right"].flatMap({ Self.length($0, em: em) }) ?? right {
      style.paragraph.endIndent = parent.endIndent
      style.paragraph.indent(by: 0, end: right)
    }
  }

  /// Returns a size of text in points; nil for other text. WebKit's attributed texts have a point per pixel of CSS.
  private static func size(_ text: some StringProtocol, parent: CGFloat) -> CGFloat? {
    let text = text.lowercased()
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 * parent } }
    // WebKit's table of sizes for a medium one of 12.
    let sizes: [String: CGFloat] = [
      "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24,
      "xxx-large": 36, "smaller": parent / 1.2, "larger": parent * 1.2,
    ]
    return sizes[text] ?? length(text, em: parent)
  }

  /// Returns a length in points; nil for other text. Numbers without a unit are none, except 0.
  private static func length(_ text: some StringProtocol, em: CGFloat) -> CGFloat? {
    let text = text.lowercased().trimmingCharacters(in: .whitespaces)
    let units: [(String, CGFloat)] = [
      ("px", 1), ("pt", 4 / 3), ("rem", 12), ("em", em), ("ex", em / 2), ("in", 96), ("cm", 96 / 2.54),
      ("mm", 96 / 25.4),
      ("pc", 16),
    ]
    for (unit, points) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
      return min(max(-10_000, number * points), 10_000)
    }
    return Double(text) == 0 ? 0 : nil
  }
}
