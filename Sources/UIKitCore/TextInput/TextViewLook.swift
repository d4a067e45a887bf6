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
}
