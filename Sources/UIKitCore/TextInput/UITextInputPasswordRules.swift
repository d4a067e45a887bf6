/// The needs of a service's new passwords, in the words of iOS's password managers. They are kept; nothing makes
/// passwords.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Whether what the person is about to type is proposed in the text.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }
