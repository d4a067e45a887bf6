/// An object that controls the editing of a text view, and is notified of it. All methods are optional; missing ones
/// return true.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether the user's edit may be made; true by default. Not called for changes in code.
  ///
  /// - Parameter range: in UTF-16 units of the current text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Returns whether the user's edit may be made. Called in place of `textView(_:shouldChangeTextIn:replacementText:)`
  /// if it is implemented; there is always one range here.
  ///
  /// - Parameter ranges: in UTF-16 units of the present text.
  func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String)
    -> Bool
  /// Called on iOS before the system's tools rewrite the text. Never called here: there are none.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// Called on iOS after the system's tools have rewritten the text. Never called here: there are none.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// Called after the user has changed the text, and after `textViewDidChangeSelection(_:)`.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Called when the user clicked a link in a text that cannot be edited.
  ///
  /// - Returns: whether the link is opened; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// Called when the user clicked a picture in a text that cannot be edited.
  ///
  /// - Returns: without effect, as a click on a picture does nothing else.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Called when the user clicked a link, if the method with an interaction is missing.
  ///
  /// - Returns: whether the link is opened; true by default.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

  /// Called when the user clicked a picture, if the method with an interaction is missing.
  ///
  /// - Returns: without effect.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool

  /// Returns the action of a click on an item of a text that cannot be edited; nil for its menu. The default is
  /// `defaultAction`, which opens a link.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?

  /// Returns the menu of an item, opened by a click without an action; nil for none. The default is `defaultMenu`.
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?

  /// Returns the menu for a selection; nil, the default, for the usual one. Not called: text views have the desktop's
  /// menu.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before the menu for a selection is shown. Not called: text views have the desktop's menu.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu for a selection goes. Not called: text views have the desktop's menu.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

/// The way in which the user touched a link in a text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextiteminteraction).
public enum UITextItemInteraction: Int, Sendable {
  /// A click, which opens the link.
  case invokeDefaultAction = 0
  /// A long press, which shows actions. Does not occur here.
  case presentActions
  /// A press that shows a preview. Does not occur here.
  case preview
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    OptionalMethod.handleMissing(
      .textViewShouldChangeTextInRanges, of: self as any UITextViewDelegate, [textView, ranges, text], else: true
    ) {
      $0.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
    }
  }
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}

  /// Calls the method for several ranges or, if it is missing, that for one.
  func allowsChange(of textView: UITextView, in range: NSRange, to text: String) -> Bool {
    let answer = OptionalMethod.call(.textViewShouldChangeTextInRanges) {
      self.textView(textView, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text)
    }
    return answer ?? self.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.handleMissing(
      .textViewEditMenu, of: self as any UITextViewDelegate, [textView, range, suggestedActions], else: nil
    ) {
      $0.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
  }
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    OptionalMethod.handleMissing(
      .textViewWillPresentEditMenu, of: self as any UITextViewDelegate, [textView, animator]
    ) {
      $0.textView(textView, willPresentEditMenuWith: animator)
    }
  }
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    OptionalMethod.handleMissing(
      .textViewWillDismissEditMenu, of: self as any UITextViewDelegate, [textView, animator]
    ) {
      $0.textView(textView, willDismissEditMenuWith: animator)
    }
  }
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.handleMissing(
      .textViewShouldBeginEditing, of: self as any UITextViewDelegate, [textView], else: true
    ) {
      $0.textViewShouldBeginEditing(textView)
    }
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.handleMissing(.textViewShouldEndEditing, of: self as any UITextViewDelegate, [textView], else: true)
    {
      $0.textViewShouldEndEditing(textView)
    }
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethod.handleMissing(.textViewDidBeginEditing, of: self as any UITextViewDelegate, [textView]) {
      $0.textViewDidBeginEditing(textView)
    }
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethod.handleMissing(.textViewDidEndEditing, of: self as any UITextViewDelegate, [textView]) {
      $0.textViewDidEndEditing(textView)
    }
  }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    OptionalMethod.handleMissing(
      .textViewShouldChangeTextIn, of: self as any UITextViewDelegate, [textView, range, text], else: true
    ) {
      $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }
  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethod.handleMissing(.textViewDidChange, of: self as any UITextViewDelegate, [textView]) {
      $0.textViewDidChange(textView)
    }
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethod.handleMissing(.textViewDidChangeSelection, of: self as any UITextViewDelegate, [textView]) {
      $0.textViewDidChangeSelection(textView)
    }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.handleMissing(
      .textViewShouldInteractWith, of: self as any UITextViewDelegate, [textView, URL, characterRange, interaction],
      else: true
    ) {
      $0.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.handleMissing(
      .textViewShouldInteractWithAttachment, of: self as any UITextViewDelegate,
      [textView, textAttachment, characterRange, interaction], else: true
    ) {
      $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    OptionalMethod.handleMissing(
      .textViewShouldInteractWithIn, of: self as any UITextViewDelegate, [textView, URL, characterRange], else: true
    ) {
      $0.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    OptionalMethod.handleMissing(
      .textViewShouldInteractWithAttachmentIn, of: self as any UITextViewDelegate,
      [textView, textAttachment, characterRange], else: true
    ) {
      $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
  }
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    OptionalMethod.handleMissing(
      .textViewPrimaryActionFor, of: self as any UITextViewDelegate, [textView, textItem, defaultAction],
      else: defaultAction
    ) {
      $0.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
  }
  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?
  {
    OptionalMethod.handleMissing(
      .textViewMenuConfigurationFor, of: self as any UITextViewDelegate, [textView, textItem, defaultMenu],
      else: UITextItem.MenuConfiguration(menu: defaultMenu)
    ) {
      $0.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
  }
}
