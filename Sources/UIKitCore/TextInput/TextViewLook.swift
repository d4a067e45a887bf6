/// The appearance of a text view.
struct TextViewLook {
  var font: UIFont?
  var textColor: UIColor?
  var textAlignment = NSTextAlignment.natural
  /// The attributes of links that the app has set; nil stands for the tint colour.
  var linkAttributes: [NSAttributedString.Key: Any]?
  var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var borderStyle = UITextView.BorderStyle.none
  var followsContentSizeCategory = false
  var usesStandardTextScaling = false

  /// Takes over the attributes of a text's first character.
  mutating func adoptLook(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }
}
