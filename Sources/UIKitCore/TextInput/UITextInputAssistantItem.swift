/// The buttons beside the suggestions of an on-screen keyboard. They are kept, but not displayed, as there is none.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinputassistantitem).
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// The groups at the leading edge.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing edge.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the system may hide its own buttons. Stored; has no effect.
  open var allowsHidingShortcuts = true
}
