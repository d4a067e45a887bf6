import Foundation

/// Settings of a search in a page.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkfindconfiguration).
@preconcurrency @MainActor open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
  /// Whether the search goes up; false by default.
  open var backwards = false
  /// Whether capital letters differ from small ones; false by default.
  open var caseSensitive = false
  /// Whether the search goes on at the other end; true by default.
  open var wraps = true

  /// Creates the default settings.
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKFindConfiguration()
    (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
    return copy
  }
}

/// The result of a search in a page.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkfindresult).
@preconcurrency @MainActor open class WKFindResult: NSObject, @preconcurrency NSCopying {
  /// Whether the text was found.
  public let matchFound: Bool

  init(matchFound: Bool) { self.matchFound = matchFound }

  /// Returns the result itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
