import UIKit

/// The attributes of styles, with fonts and paragraph styles that texts share.
struct HTMLAttributeCache {
  private struct Font: Hashable {
    let families: String
    let size: CGFloat
    let isBold, isItalic: Bool
  }

  private let defaults: [NSAttributedString.Key: Any]
  private var fonts: [Font: UIFont] = [:]
  private var families: [String: UIFont] = [:]
  private var paragraphs: [HTMLParagraphStyle: NSParagraphStyle] = [:]
  /// Looking for a family is slow, and no readable document has as many.
  private static let mostFamilies = 100

  init(defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

  /// Returns the attributes of text in a paragraph.
  mutating func attributes(
    _ text: HTMLTextStyle, _ paragraph: HTMLParagraphStyle
  ) -> [NSAttributedString.Key: Any] {
    var attributes = defaults
    attributes[.font] = font(of: text)
    attributes[.foregroundColor] = text.color.platformColor
    attributes[.paragraphStyle] = style(of: paragraph)
    if let background = text.background { attributes[.backgroundColor] = background.platformColor }
    if text.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if text.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if text.offset != 0 { attributes[.baselineOffset] = text.offset }
    if let link = text.link { attributes[.link] = URL(string: link) ?? link as Any }
    return attributes
  }

  private mutating func style(of paragraph: HTMLParagraphStyle) -> NSParagraphStyle {
    if let style = paragraphs[paragraph] { return style }
    let style = paragraph.platformStyle
    paragraphs[paragraph] = style
    return style
  }

  private mutating func font(of text: HTMLTextStyle) -> UIFont {
    let key = Font(families: text.families, size: text.size, isBold: text.weight >= 600, isItalic: text.isItalic)
    if let font = fonts[key] { return font }
    let family = families[text.families] ?? newFamily(text.families)
    var traits = family.fontDescriptor.symbolicTraits.subtracting([.traitBold, .traitItalic])
    if key.isBold { traits.insert(.traitBold) }
    if key.isItalic { traits.insert(.traitItalic) }
    let descriptor = family.fontDescriptor.withSymbolicTraits(traits) ?? family.fontDescriptor
    let font = UIFont(descriptor: descriptor, size: text.size)
    fonts[key] = font
    return font
  }

  private mutating func newFamily(_ list: String) -> UIFont {
    if families.count < Self.mostFamilies {
      for name in list.split(separator: ",").prefix(8) {
        guard let font = Self.font(named: name.trimmingCharacters(in: Self.surroundings)) else { continue }
        families[list] = font
        return font
      }
    }
    let font = Self.serif
    if families.count < Self.mostFamilies { families[list] = font }
    return font
  }

  private static let surroundings = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "\"'"))

  private static func font(named name: String) -> UIFont? {
    switch name.lowercased() {
    case "": nil
    case "system-ui", "-apple-system", "blinkmacsystemfont", ".applesystemuifont", "ui-sans-serif":
      UIFont.systemFont(ofSize: 12)
    case "sans-serif": UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
    case "monospace", "ui-monospace":
      UIFont(name: "Courier", size: 12) ?? UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    case "serif", "times new roman": serif
    default: UIFont(name: name, size: 12)
    }
  }

  private static var serif: UIFont {
    if let font = UIFont(name: "Times New Roman", size: 12) { return font }
    let system = UIFont.systemFont(ofSize: 12)
    return UIFont(descriptor: system.fontDescriptor.withDesign(.serif) ?? system.fontDescriptor, size: 12)
  }
}
