extension UIView {
  /// Resigns the first responder if it is this view or inside it.
  ///
  /// - Parameter force: resigns even if the responder, or a text field's delegate, does not want to.
  /// - Returns: whether nothing in the view is first responder afterwards because of this call; false if nothing was.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    (responder as? any TextEditing)?.endEditingByForce()
    if let window, window.firstResponder === responder { window.firstResponder = nil }
    return true
  }
}
