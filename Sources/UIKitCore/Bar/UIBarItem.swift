/// An item of a bar, with a title, a picture and a state.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// Called when the item was loaded from a nib or storyboard and outlets are connected. The default does nothing.
  open func awakeFromNib() {}
  /// Never called: only Interface Builder does.
  open func prepareForInterfaceBuilder() {}

  /// Whether the item reacts to clicks; true by default.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// The title; nil, the default, for none.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture; nil, the default, for none.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// The picture for low bars; nil by default. Stored; has no effect.
  open var landscapeImagePhone: UIImage?
  /// The distances in points by which the picture is moved; zero by default. Stored; has no effect.
  open var imageInsets = UIEdgeInsets.zero
  /// The distances in points by which the picture for low bars is moved; zero by default. Stored; has no effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The picture for the large content viewer; nil by default. Stored; has no effect.
  open var largeContentSizeImage: UIImage?
  /// The distances in points by which that picture is moved; zero by default. Stored; has no effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number that identifies the item in the app; 0 by default.
  open var tag = 0
  /// A name that identifies the item in tests. It is never read out.
  open var accessibilityIdentifier: String?
  /// The text that screen readers read for the item; nil, the default, for the title.
  open var accessibilityLabel: String?
  /// The text that screen readers read about the result of acting on the item; nil by default.
  open var accessibilityHint: String?

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state, on top of those of the bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  /// Returns the attributes of the title in a state, those set on `appearance()` included; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? BarItemProxies.value(for: self) { $0.titleTextAttributes(for: state) }
  }

  /// Set by the bar that shows the item.
  final var onChange: (@MainActor () -> Void)?
  final var observers: UIPropertyObservers?
  func itemDidChange() {
    onChange?()
    observers?.look()
  }
}
