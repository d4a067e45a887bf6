/// The buttons beside the suggestions of a keyboard on the screen. A desktop has none: they are kept, and not shown.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}
