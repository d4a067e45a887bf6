/// The appearance of a text field.
struct TextFieldLook {
  var font: UIFont? = .systemFont(ofSize: 17)
  var textColor: UIColor? = .label
  var textAlignment = NSTextAlignment.natural
  /// Attributes of the text beyond font and colour.
  var attributes: [NSAttributedString.Key: Any] = [:]
  var adjustsFontSizeToFitWidth = false
  /// Points; the least size that `adjustsFontSizeToFitWidth` leads to. 0: half the font's.
  var minimumFontSize: CGFloat = 0
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
  var borderStyle = UITextField.BorderStyle.none
  var background: UIImage?
  var disabledBackground: UIImage?
}
