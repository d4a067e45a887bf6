/// The values that only few responders set.
@MainActor final class ResponderExtras {
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
  lazy var assistantItem = UITextInputAssistantItem()
}
