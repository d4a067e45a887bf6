/// Values that few responders have set.
@MainActor final class ResponderExtras {
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
  lazy var assistantItem = UITextInputAssistantItem()
}
