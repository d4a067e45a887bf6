import UIKitCore

/// The texts of single lines, which paragraphs and their separators do not affect.
enum LineText {
  /// Returns a text as one line: separators take no space, and of the paragraph style only tabs and direction apply.
  static func text(_ text: NSAttributedString) -> NSAttributedString {
    let line = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length), options: []) {
      value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let own = NSMutableParagraphStyle()
      own.baseWritingDirection = style.baseWritingDirection
      own.tabStops = style.tabStops
      own.defaultTabInterval = style.defaultTabInterval
      if own == NSParagraphStyle.default {
        line.removeAttribute(.paragraphStyle, range: range)
      } else {
        line.addAttribute(.paragraphStyle, value: own, range: range)
      }
    }
    let units = Array(text.string.utf16)
    for index in units.indices where isSeparator(units[index]) {
      // As long, so that indices stay the same.
      line.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
    }
    return line
  }

  /// Lays out a text as one line.
  static func laid(_ text: NSAttributedString, base: Int) -> LaidText {
    // Spaces at the end have a width, unlike those in a frame.
    let endsInSpace = text.string.utf16.last.map { $0 == 0x20 || isSeparator($0) } ?? false
    return LaidText(
      text, base: base, width: .greatestFiniteMagnitude, keepsSpaces: endsInSpace, adapting: LineText.text)
  }

  static func isSeparator(_ unit: UInt16) -> Bool { [0x0A, 0x0D, 0x2028, 0x2029].contains(unit) }

  /// Returns whether a character takes no space at the end of a line.
  static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || isSeparator(unit) }
}
