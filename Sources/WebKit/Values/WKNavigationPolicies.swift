/// The answer of a delegate to a navigation that is about to start.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation does not start.
  case cancel
  /// The page is loaded.
  case allow
  /// The page is saved to a file.
  case download
}

/// The answer of a delegate to the head of a response.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The navigation ends.
  case cancel
  /// The page is loaded.
  case allow
  /// The page is saved to a file.
  case download
}
