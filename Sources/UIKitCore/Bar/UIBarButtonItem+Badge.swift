extension UIBarButtonItem {
  /// A mark at a bar button: a number, a short text or a dot.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.class).
  @preconcurrency @MainActor open class Badge: NSObject, @preconcurrency NSCopying {
    /// The text; nil for a dot.
    open private(set) var stringValue: String?
    /// The colour of the text; nil, the default, is white.
    open var foregroundColor: UIColor?
    /// The colour of the badge; nil, the default, is red.
    open var backgroundColor: UIColor?
    /// The font of the text; nil, the default, is the system's.
    open var font: UIFont?

    init(_ text: String?) {
      stringValue = text
      super.init()
    }

    /// Returns a badge with a number.
    public class func count(_ count: Int) -> Badge { Badge(count.formatted()) }
    /// Returns a badge with a text.
    public class func string(_ string: String) -> Badge { Badge(string) }
    /// Returns a dot.
    public class func indicator() -> Badge { Badge(nil) }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Badge(stringValue)
      copy.foregroundColor = foregroundColor
      copy.backgroundColor = backgroundColor
      copy.font = font
      return copy
    }
  }
}
