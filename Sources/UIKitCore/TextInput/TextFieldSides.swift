/// The views at the ends of a text field, and when they are shown.
struct TextFieldSides {
  struct Side {
    var view: UIView?
    var mode = UITextField.ViewMode.never
  }

  var left = Side()
  var right = Side()
  var clearButtonMode = UITextField.ViewMode.never

  /// Returns the view at the left edge, which in a right-to-left layout is the right view.
  func start(_ isRightToLeft: Bool) -> Side { isRightToLeft ? right : left }
}
