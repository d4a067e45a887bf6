/// An item of a bar: title, picture, state.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// Called when a nib or storyboard is loaded, after outlets are connected. Does nothing here.
  open func awakeFromNib() {}
  /// Called by Interface Builder alone, so never here.
  open func prepareForInterfaceBuilder() {}

  open var isEnabled = true { didSet { itemDidChange() } }
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  /// Set by the bar that shows the item.
  final var onChange: (@MainActor () -> Void)?
  func itemDidChange() { onChange?() }
}
