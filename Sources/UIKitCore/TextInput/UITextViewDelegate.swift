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
    OptionalMethod.isMissing(.textViewShouldChangeTextInRanges)
    return true
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
    OptionalMethod.isMissing(.textViewEditMenu)
    return nil
  }
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    OptionalMethod.isMissing(.textViewWillPresentEditMenu)
  }
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    OptionalMethod.isMissing(.textViewWillDismissEditMenu)
  }
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.isMissing(.textViewShouldBeginEditing)
    return true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.isMissing(.textViewShouldEndEditing)
    return true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMethod.isMissing(.textViewDidBeginEditing) }
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalMethod.isMissing(.textViewDidEndEditing) }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    OptionalMethod.isMissing(.textViewShouldChangeTextIn)
    return true
  }
  public func textViewDidChange(_ textView: UITextView) { OptionalMethod.isMissing(.textViewDidChange) }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethod.isMissing(.textViewDidChangeSelection)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.isMissing(.textViewShouldInteractWith)
    return true
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.isMissing(.textViewShouldInteractWithAttachment)
    return true
  }
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    OptionalMethod.isMissing(.textViewShouldInteractWithIn)
    return true
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    OptionalMethod.isMissing(.textViewShouldInteractWithAttachmentIn)
    return true
  }
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    OptionalMethod.isMissing(.textViewPrimaryActionFor)
    return defaultAction
  }
  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?
  {
    OptionalMethod.isMissing(.textViewMenuConfigurationFor)
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
}
