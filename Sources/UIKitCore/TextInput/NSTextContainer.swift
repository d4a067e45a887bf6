/// The room in which a text view sets its text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Called when something here changed.
  final var onChange: (() -> Void)?
  final var currentSize: CGSize
  final weak var attachedManager: NSLayoutManager?
  /// A text view's manager, which is made when it is first asked for.
  final var makeManager: (() -> NSLayoutManager?)?

  public override convenience init() {
    self.init(size: .zero)
  }

  public init(size: CGSize) {
    currentSize = size
    super.init()
  }

  /// The manager that sets a text in the container.
  open var layoutManager: NSLayoutManager? { attachedManager ?? makeManager?() }

  /// Points. A text view sets the width that it has; its height is without limit while the view scrolls.
  open var size: CGSize {
    get { currentSize }
    set {
      guard newValue != currentSize else { return }
      currentSize = newValue
      onChange?()
    }
  }

  /// Points left free at both ends of each line. 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { onChange?() } } }
  /// 0, the default, is as many as there are.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { onChange?() } } }
  /// How lines break, and with a largest number of lines how the last one ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { onChange?() } } }
  /// Whether the width follows the text view's. True in a text view that made its container itself.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { onChange?() } } }
  open var heightTracksTextView = false
  /// Kept. Lines go across the whole container.
  open var exclusionPaths: [UIBezierPath] = []
  /// True: lines go across the whole container.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// Moves the container to another manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    if let old = attachedManager, let index = old.textContainers.firstIndex(where: { $0 === self }) {
      old.removeTextContainer(at: index)
    }
    newLayoutManager.addTextContainer(self)
  }
}
