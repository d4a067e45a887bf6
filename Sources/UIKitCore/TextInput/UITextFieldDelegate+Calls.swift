// For `delegate?.method?(…)`, which is nil if the method is not implemented; see `OptionalMethod`.
extension UITextFieldDelegate {
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textFieldShouldBeginEditing: _UITextFieldDelegate_textFieldShouldBeginEditing? {
    _UITextFieldDelegate_textFieldShouldBeginEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textFieldDidBeginEditing: _UITextFieldDelegate_textFieldDidBeginEditing? {
    _UITextFieldDelegate_textFieldDidBeginEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textFieldShouldEndEditing: _UITextFieldDelegate_textFieldShouldEndEditing? {
    _UITextFieldDelegate_textFieldShouldEndEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textFieldDidEndEditing: _UITextFieldDelegate_textFieldDidEndEditing? {
    _UITextFieldDelegate_textFieldDidEndEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textField: _UITextFieldDelegate_textField? {
    _UITextFieldDelegate_textField(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textFieldDidChangeSelection: _UITextFieldDelegate_textFieldDidChangeSelection? {
    _UITextFieldDelegate_textFieldDidChangeSelection(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textFieldShouldClear: _UITextFieldDelegate_textFieldShouldClear? {
    _UITextFieldDelegate_textFieldShouldClear(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textFieldShouldReturn: _UITextFieldDelegate_textFieldShouldReturn? {
    _UITextFieldDelegate_textFieldShouldReturn(target: self)
  }
}

/// The optional `textFieldShouldBeginEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldBeginEditing {
  let target: any UITextFieldDelegate

  /// Calls `textFieldShouldBeginEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMethod.call(.textFieldShouldBeginEditing) { target.textFieldShouldBeginEditing(textField) }
  }
}

/// The optional `textFieldDidBeginEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldDidBeginEditing {
  let target: any UITextFieldDelegate

  /// Calls `textFieldDidBeginEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalMethod.call(.textFieldDidBeginEditing) { target.textFieldDidBeginEditing(textField) }
  }
}

/// The optional `textFieldShouldEndEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldEndEditing {
  let target: any UITextFieldDelegate

  /// Calls `textFieldShouldEndEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMethod.call(.textFieldShouldEndEditing) { target.textFieldShouldEndEditing(textField) }
  }
}

/// The optional `textFieldDidEndEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldDidEndEditing {
  let target: any UITextFieldDelegate

  /// Calls `textFieldDidEndEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalMethod.call(.textFieldDidEndEditing) { target.textFieldDidEndEditing(textField) }
  }

  /// Calls `textFieldDidEndEditing(_:reason:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    -> Void?
  {
    OptionalMethod.call(.textFieldDidEndEditingReason) { target.textFieldDidEndEditing(textField, reason: reason) }
  }
}

/// The optional `textField` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textField {
  let target: any UITextFieldDelegate

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    OptionalMethod.call(.textFieldShouldChangeCharactersIn) {
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}

/// The optional `textFieldDidChangeSelection` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldDidChangeSelection {
  let target: any UITextFieldDelegate

  /// Calls `textFieldDidChangeSelection(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalMethod.call(.textFieldDidChangeSelection) { target.textFieldDidChangeSelection(textField) }
  }
}

/// The optional `textFieldShouldClear` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldClear {
  let target: any UITextFieldDelegate

  /// Calls `textFieldShouldClear(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMethod.call(.textFieldShouldClear) { target.textFieldShouldClear(textField) }
  }
}

/// The optional `textFieldShouldReturn` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldReturn {
  let target: any UITextFieldDelegate

  /// Calls `textFieldShouldReturn(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMethod.call(.textFieldShouldReturn) { target.textFieldShouldReturn(textField) }
  }
}
