import UniformTypeIdentifiers

/// A button that pastes into its target. It is enabled while the pasteboard holds something that the target accepts.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipastecontrol).
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  /// The parts of the button's title.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
    /// The parts, with an arrow as on iOS 16.
    case arrowAndLabel = 3
  }

  /// The look of the button.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class).
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// The parts of the title; both by default.
    open var displayMode = DisplayMode.iconAndLabel
    /// The rounding of the corners; dynamic by default.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners in points, for the fixed style; that of a button by default.
    open var cornerRadius: CGFloat = 5.95
    /// The colour of the title; nil, the default, is white.
    open var baseForegroundColor: UIColor?
    /// The colour of the background; nil, the default, is the tint colour.
    open var baseBackgroundColor: UIColor?

    public override init() { super.init() }
  }

  /// The look of the button.
  public let configuration: Configuration
  /// The object that receives the pasted items; nil, the default, for none. It is not retained.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { contentMayHaveChanged() } }
  private let button = UIButton(configuration: .filled())

  /// Creates a button with a look.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.cornerStyle = configuration.cornerStyle
    look.background.cornerRadius = configuration.cornerRadius
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }

  private var observer: (any NSObjectProtocol)?

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  private var providers: [NSItemProvider] {
    let board = UIPasteboard.general
    if let image = board.image { return [NSItemProvider(object: image)] }
    if let text = board.string { return [NSItemProvider(object: text as NSString)] }
    return []
  }

  private func contentMayHaveChanged() {
    let found = providers
    button.isEnabled = isEnabled && !found.isEmpty && target?.canPaste(found) == true
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Observes in a window only, so that the observation ends without a `deinit`.
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer =
      window == nil
      ? nil
      : NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.contentMayHaveChanged() }
      }
    contentMayHaveChanged()
  }

  private func paste() {
    let found = providers
    if let target, target.canPaste(found) { target.paste(itemProviders: found) }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
