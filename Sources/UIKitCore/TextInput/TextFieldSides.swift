/// The views at the ends of a text field, and when they are shown.
struct TextFieldSides {
  struct Side {
    var view: UIView?
    var mode = UITextField.ViewMode.never
  }

  var left = Side()
  var right = Side()
  var clearButtonMode = UITextField.ViewMode.never

  /// Returns what is at the left edge; in a right-to-left layout that is the right view.
  func start(_ isRightToLeft: Bool) -> Side { isRightToLeft ? right : left }
}
