/// The values of `UITextInputTraits`.
@MainActor struct KeyboardTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var inlinePredictionType = UITextInlinePredictionType.default
  var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  var writingToolsBehavior = UIWritingToolsBehavior.default
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
}
