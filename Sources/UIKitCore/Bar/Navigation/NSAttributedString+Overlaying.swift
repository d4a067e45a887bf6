extension NSAttributedString {
  /// Returns the text of `other` with its attributes, and with those at the start of this text where `other` has none.
  func overlaid(by other: AttributedString) -> NSAttributedString {
    let base = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    let own = NSAttributedString(other)
    let made = NSMutableAttributedString(string: own.string, attributes: base)
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length), options: []) { values, range, _ in
      made.addAttributes(values, range: range)
    }
    return made
  }
}
