// Changes of attributes of a whole text, as the properties of labels and text fields make them.

extension NSAttributedString {
  /// Returns a copy with one value of an attribute throughout; nil if the text has no other value of it, since a
  /// missing one comes from the view.
  /// - Complexity: O(*n*), the number of runs with different attributes.
  func replacing(_ key: Key, by value: NSObject) -> NSAttributedString? {
    let whole = NSRange(location: 0, length: length)
    var hasOthers = false
    enumerateAttribute(key, in: whole) { found, _, stop in
      guard let found else { return }
      if !value.isEqual(found) {
        hasOthers = true
        stop.pointee = true
      }
    }
    guard hasOthers else { return nil }
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: whole)
    return copy
  }

  /// Returns a copy whose paragraph styles are changed; nil if none is. Text without one takes the view's.
  /// - Complexity: O(*n*), the number of runs with different attributes.
  func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString? {
    var changes: [(NSParagraphStyle, NSRange)] = []
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { found, range, _ in
      guard let style = found as? NSParagraphStyle, let copy = style.mutableCopy() as? NSMutableParagraphStyle else {
        return
      }
      change(copy)
      if !copy.isEqual(style) { changes.append((copy, range)) }
    }
    guard !changes.isEmpty else { return nil }
    let copy = NSMutableAttributedString(attributedString: self)
    for (style, range) in changes { copy.addAttribute(.paragraphStyle, value: style, range: range) }
    return copy
  }
}
