/// The use of the system's tools that rewrite text. Stored; has no effect: there are none.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior).
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No tools.
  case none = -1
  /// The tools that suit the view.
  case `default` = 0
  /// Tools that change the text in place.
  case complete = 1
  /// Tools in a panel.
  case limited = 2
}
