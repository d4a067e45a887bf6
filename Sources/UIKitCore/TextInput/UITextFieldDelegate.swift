/// Controls the editing of a text field, and is notified of it. All methods are optional; those that are left out count
/// as true.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of `textFieldDidEndEditing(_:)` when it is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// - Parameter range: UTF-16 units of the present text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.isMissing(.textFieldShouldBeginEditing)
    return true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalMethod.isMissing(.textFieldDidBeginEditing) }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.isMissing(.textFieldShouldEndEditing)
    return true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalMethod.isMissing(.textFieldDidEndEditing) }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
    OptionalMethod.isMissing(.textFieldDidEndEditingReason)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    OptionalMethod.isMissing(.textFieldShouldChangeCharactersIn)
    return true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethod.isMissing(.textFieldDidChangeSelection)
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod.isMissing(.textFieldShouldClear)
    return true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.isMissing(.textFieldShouldReturn)
    return true
  }
}
