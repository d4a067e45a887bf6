/// An element of a menu.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// A name that identifies it in tests; nil by default. It is never read out.
  open var accessibilityIdentifier: String?

  /// The mark beside an element's title.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A tick.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The title is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open var title: String
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The picture of the element; nil for none.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
