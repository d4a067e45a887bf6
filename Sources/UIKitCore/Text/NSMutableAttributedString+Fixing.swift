extension NSMutableAttributedString {
  /// Makes the attributes of a range consistent: an attachment belongs to an attachment character only, and all of a
  /// paragraph has the paragraph style of its beginning. Fonts are left as they are: characters that a font lacks are
  /// drawn in another one.
  ///
  /// See [Apple's page][page].
  ///
  /// [page]: https://developer.apple.com/documentation/foundation/nsmutableattributedstring/fixattributes(in:)
  public func fixAttributes(in range: NSRange) {
    let text = NSString(string: string)
    let paragraphs = text.paragraphRange(for: range)
    guard paragraphs.length > 0 else { return }
    beginEditing()
    for index in range.location..<NSMaxRange(range) where text.character(at: index) != 0xFFFC {
      removeAttribute(.attachment, range: NSRange(location: index, length: 1))
    }
    var start = paragraphs.location
    while start < NSMaxRange(paragraphs) {
      let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
      if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
        addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        removeAttribute(.paragraphStyle, range: paragraph)
      }
      start = max(NSMaxRange(paragraph), start + 1)
    }
    endEditing()
  }
}
