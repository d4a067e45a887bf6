/// The cause of a navigation.
///
/// Pages are not drawn here, so nobody taps their links or sends their forms.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wknavigationtype).
public enum WKNavigationType: Int, Sendable {
  /// A link that was tapped.
  case linkActivated
  /// A form that was sent.
  case formSubmitted
  /// A move in the list of visited pages.
  case backForward
  /// A page that is loaded again.
  case reload
  /// A form that is sent again.
  case formResubmitted
  /// Another cause: the app's own requests, among others.
  case other = -1
}
