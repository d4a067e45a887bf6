/// The look of a menu's elements.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimenudisplaypreferences).
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
  /// The largest number of lines of a title; 0, the default, for the usual one.
  open var maximumNumberOfTitleLines = 0

  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
