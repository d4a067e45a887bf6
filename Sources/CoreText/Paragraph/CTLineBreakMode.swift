/// The way of breaking lines, or of cutting text that is too long.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctlinebreakmode).
public enum CTLineBreakMode: UInt8, Sendable {
  /// Breaks lines between words.
  case byWordWrapping = 0
  /// Breaks lines between characters.
  case byCharWrapping = 1
  /// Cuts the text at the edge.
  case byClipping = 2
  /// Shows the end of the text after an ellipsis.
  case byTruncatingHead = 3
  /// Shows the start of the text before an ellipsis.
  case byTruncatingTail = 4
  /// Shows both ends of the text around an ellipsis.
  case byTruncatingMiddle = 5
}
