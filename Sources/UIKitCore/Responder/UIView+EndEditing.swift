extension UIView {
  /// Resigns the first responder if it is this view or inside it.
  ///
  /// - Parameter force: resigns even if the responder, or a text field's delegate, refuses.
  /// - Returns: whether this call made a first responder in the view resign; false if there was none.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    (responder as? any TextEditing)?.endEditingByForce()
    if let window, window.firstResponder === responder { window.firstResponder = nil }
    return true
  }
}
