/// Whether results of sums are suggested while the user types. Stored; has no effect: nothing is suggested.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitextmathexpressioncompletiontype).
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default` = 0, no, yes }
