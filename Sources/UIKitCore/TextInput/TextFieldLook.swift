/// The appearance of a text field.
struct TextFieldLook {
  var font: UIFont? = .systemFont(ofSize: 17)
  var textColor: UIColor? = .label
  var textAlignment = NSTextAlignment.natural
  /// The attributes of the text other than font and colour.
  var attributes: [NSAttributedString.Key: Any] = [:]
  var followsContentSizeCategory = false
  var adjustsFontSizeToFitWidth = false
  /// The smallest font size of `adjustsFontSizeToFitWidth` in points; 0 stands for half the font's size.
  var minimumFontSize: CGFloat = 0
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
  var borderStyle = UITextField.BorderStyle.none
  var background: UIImage?
  var disabledBackground: UIImage?

  /// Takes over the attributes of a text's first character.
  mutating func adoptLook(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }
}
