/// An object that controls the editing of a text field, and is notified of it. All methods are optional; missing ones
/// return true.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended, instead of `textFieldDidEndEditing(_:)` if it is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user's edit may be made; true by default.
  ///
  /// - Parameter range: in UTF-16 units of the current text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may clear the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether Return has its default effect; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the menu for a selection; nil, the default, for the usual one. Not called: fields have the desktop's menu.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the menu for a selection is shown. Not called: fields have the desktop's menu.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu for a selection goes. Not called: fields have the desktop's menu.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.handleMissing(
      .textFieldShouldBeginEditing, of: self as any UITextFieldDelegate, [textField], else: true
    ) {
      $0.textFieldShouldBeginEditing(textField)
    }
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethod.handleMissing(.textFieldDidBeginEditing, of: self as any UITextFieldDelegate, [textField]) {
      $0.textFieldDidBeginEditing(textField)
    }
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.handleMissing(
      .textFieldShouldEndEditing, of: self as any UITextFieldDelegate, [textField], else: true
    ) {
      $0.textFieldShouldEndEditing(textField)
    }
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethod.handleMissing(.textFieldDidEndEditing, of: self as any UITextFieldDelegate, [textField]) {
      $0.textFieldDidEndEditing(textField)
    }
  }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    OptionalMethod.handleMissing(
      .textFieldDidEndEditingReason, of: self as any UITextFieldDelegate, [textField, reason],
      else: textFieldDidEndEditing(textField)
    ) {
      $0.textFieldDidEndEditing(textField, reason: reason)
    }
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    OptionalMethod.handleMissing(
      .textFieldShouldChangeCharactersIn, of: self as any UITextFieldDelegate, [textField, range, string], else: true
    ) {
      $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethod.handleMissing(.textFieldDidChangeSelection, of: self as any UITextFieldDelegate, [textField]) {
      $0.textFieldDidChangeSelection(textField)
    }
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod.handleMissing(.textFieldShouldClear, of: self as any UITextFieldDelegate, [textField], else: true) {
      $0.textFieldShouldClear(textField)
    }
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.handleMissing(.textFieldShouldReturn, of: self as any UITextFieldDelegate, [textField], else: true) {
      $0.textFieldShouldReturn(textField)
    }
  }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.handleMissing(
      .textFieldEditMenu, of: self as any UITextFieldDelegate, [textField, range, suggestedActions], else: nil
    ) {
      $0.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
  }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMethod.handleMissing(
      .textFieldWillPresentEditMenu, of: self as any UITextFieldDelegate, [textField, animator]
    ) {
      $0.textField(textField, willPresentEditMenuWith: animator)
    }
  }
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMethod.handleMissing(
      .textFieldWillDismissEditMenu, of: self as any UITextFieldDelegate, [textField, animator]
    ) {
      $0.textField(textField, willDismissEditMenuWith: animator)
    }
  }
}
