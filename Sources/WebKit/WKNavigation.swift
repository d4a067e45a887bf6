import Foundation

/// A load of a page, by which a delegate tells loads apart.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor open class WKNavigation: NSObject {
  /// The kind of page that was requested from the server.
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended

  override init() { super.init() }
}
