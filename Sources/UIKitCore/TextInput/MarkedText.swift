/// The text that an input method has inserted and can still change.
struct MarkedText {
  /// In UTF-16 units; nil for none.
  var range: Range<Int>?
  var style: [NSAttributedString.Key: Any]?
}
