/// An object that controls the pasting of text into a text view or field. All methods are optional.
///
/// It is called when the app pastes, by `paste(_:)` or `paste(itemProviders:)`. The window's text widget, which carries
/// out the desktop's own command and shortcut, pastes plain text without calling it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextpastedelegate).
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Sets the result of an item: at once or later, but the text is inserted when all items have theirs. If the method
  /// is missing, each item has its default result.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Returns the text to paste for the results of several items; one after another if the method is missing.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Inserts the text, and returns its range; if the method is missing, it replaces the selection.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether pasting is animated. Never called: nothing is animated here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) {
    OptionalMethod.handleMissing(
      .textPasteTransform, of: self as any UITextPasteDelegate, [textPasteConfigurationSupporting, item]
    ) {
      $0.textPasteConfigurationSupporting(textPasteConfigurationSupporting, transform: item)
    }
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    OptionalMethod.handleMissing(
      .textPasteCombine, of: self as any UITextPasteDelegate,
      [textPasteConfigurationSupporting, itemStrings, textRange], else: NSAttributedString(string: "")
    ) {
      $0.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, combineItemAttributedStrings: itemStrings, for: textRange)
    }
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    OptionalMethod.handleMissing(
      .textPastePerform, of: self as any UITextPasteDelegate,
      [textPasteConfigurationSupporting, attributedString, textRange], else: textRange
    ) {
      $0.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
    }
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// A view into which text can be pasted: a text view or a text field.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting).
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate for pasting; held weakly.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// An item that is being pasted, for which a delegate sets a result.
///
/// Only the first result counts.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextpasteitem).
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// The provider of the item.
  var itemProvider: NSItemProvider { get }
  /// The object of a drag within the app; nil, as drags of text are not reported.
  var localObject: Any? { get }
  /// The attributes that a text without its own gets.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text with the default attributes.
  func setResult(string: String)
  /// Pastes a text with its attributes, if the view accepts them (`allowsEditingTextAttributes`).
  func setResult(attributedString string: NSAttributedString)
  /// Pastes an attachment, if the view accepts attributes.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what would be pasted without a delegate: the item's text or, if the view accepts attributes, its picture.
  func setDefaultResult()
}
