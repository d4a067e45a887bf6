// For `delegate?.method?(…)`, which is nil if the method is not implemented; see `OptionalMethod`.
extension UITextViewDelegate {
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textViewShouldBeginEditing: _UITextViewDelegate_textViewShouldBeginEditing? {
    _UITextViewDelegate_textViewShouldBeginEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textViewShouldEndEditing: _UITextViewDelegate_textViewShouldEndEditing? {
    _UITextViewDelegate_textViewShouldEndEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textViewDidBeginEditing: _UITextViewDelegate_textViewDidBeginEditing? {
    _UITextViewDelegate_textViewDidBeginEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textViewDidEndEditing: _UITextViewDelegate_textViewDidEndEditing? {
    _UITextViewDelegate_textViewDidEndEditing(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textView: _UITextViewDelegate_textView? {
    _UITextViewDelegate_textView(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textViewDidChange: _UITextViewDelegate_textViewDidChange? {
    _UITextViewDelegate_textViewDidChange(target: self)
  }
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var textViewDidChangeSelection: _UITextViewDelegate_textViewDidChangeSelection? {
    _UITextViewDelegate_textViewDidChangeSelection(target: self)
  }
}

/// The optional `textViewShouldBeginEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewShouldBeginEditing {
  let target: any UITextViewDelegate

  /// Calls `textViewShouldBeginEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> Bool? {
    OptionalMethod.call(.textViewShouldBeginEditing) { target.textViewShouldBeginEditing(textView) }
  }
}

/// The optional `textViewShouldEndEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewShouldEndEditing {
  let target: any UITextViewDelegate

  /// Calls `textViewShouldEndEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> Bool? {
    OptionalMethod.call(.textViewShouldEndEditing) { target.textViewShouldEndEditing(textView) }
  }
}

/// The optional `textViewDidBeginEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidBeginEditing {
  let target: any UITextViewDelegate

  /// Calls `textViewDidBeginEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalMethod.call(.textViewDidBeginEditing) { target.textViewDidBeginEditing(textView) }
  }
}

/// The optional `textViewDidEndEditing` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidEndEditing {
  let target: any UITextViewDelegate

  /// Calls `textViewDidEndEditing(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalMethod.call(.textViewDidEndEditing) { target.textViewDidEndEditing(textView) }
  }
}

/// The optional `textView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextViewDelegate_textView {
  let target: any UITextViewDelegate

  /// Calls `textView(_:shouldChangeTextIn:replacementText:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMethod.call(.textViewShouldChangeTextIn) {
      target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalMethod.call(.textViewShouldInteractWith) {
      target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalMethod.call(.textViewShouldInteractWithAttachment) {
      target.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }

  /// Calls `textView(_:shouldInteractWith:in:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool? {
    OptionalMethod.call(.textViewShouldInteractWithIn) {
      target.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
  }

  /// Calls `textView(_:shouldInteractWith:in:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool? {
    OptionalMethod.call(.textViewShouldInteractWithAttachmentIn) {
      target.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
  }
}

/// The optional `textViewDidChange` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidChange {
  let target: any UITextViewDelegate

  /// Calls `textViewDidChange(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalMethod.call(.textViewDidChange) { target.textViewDidChange(textView) }
  }
}

/// The optional `textViewDidChangeSelection` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidChangeSelection {
  let target: any UITextViewDelegate

  /// Calls `textViewDidChangeSelection(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalMethod.call(.textViewDidChangeSelection) { target.textViewDidChangeSelection(textView) }
  }
}
