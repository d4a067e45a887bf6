/// The area in which a text view lays out its text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextcontainer).
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Called when a property has changed.
  final var onChange: (() -> Void)?
  final var observers: UIPropertyObservers?
  final var currentSize: CGSize
  final weak var attachedManager: NSLayoutManager?
  /// Creates a text view's manager when it is first needed.
  final var makeManager: (() -> NSLayoutManager?)?

  public override convenience init() {
    self.init(size: .zero)
  }

  /// Creates a container of a size in points.
  public init(size: CGSize) {
    currentSize = size
    super.init()
  }

  /// The manager that lays out the text in the container; nil for none.
  open var layoutManager: NSLayoutManager? { attachedManager ?? makeManager?() }

  /// The size in points. A text view sets the width; the height has no limit while the view scrolls.
  open var size: CGSize {
    get { currentSize }
    set {
      guard newValue != currentSize else { return }
      currentSize = newValue
      hasChanged()
    }
  }

  /// The space at both ends of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { hasChanged() } } }
  /// The largest number of lines; 0, the default, is no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { hasChanged() } } }
  /// The way of breaking lines, which also decides how the last of a limited number of lines ends; by words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { hasChanged() } } }
  /// Whether the width follows the text view's; false by default, but true for a text view's own container.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { hasChanged() } } }
  /// Whether the height follows the text view's; false by default. Stored; has no effect.
  open var heightTracksTextView = false { didSet { observers?.look() } }
  /// The areas that lines leave free. Stored; has no effect: lines cover the whole width.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { observers?.look() } }
  /// Whether the container is a rectangle: always true.
  open var isSimpleRectangularTextContainer: Bool { true }

  private func hasChanged() {
    onChange?()
    observers?.look()
  }

  /// Moves the container to another layout manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    if let old = attachedManager, let index = old.textContainers.firstIndex(where: { $0 === self }) {
      old.removeTextContainer(at: index)
    }
    newLayoutManager.addTextContainer(self)
  }
}
