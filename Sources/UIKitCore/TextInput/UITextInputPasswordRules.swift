/// The rules for a service's new passwords, in the format of iOS. They are stored but have no effect, as no passwords
/// are generated.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules).
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  /// The rules in their textual form.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules from their textual form.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Whether predictions of the user's input are displayed in the text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype).
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }
