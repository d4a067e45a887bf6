/// A spinner above a scroll view's content, which starts a refresh when the content is pulled down far enough.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height in points that the control takes while it refreshes.
  static let height: CGFloat = 60
  /// The distance in points by which the content must be pulled to start a refresh.
  static let threshold: CGFloat = 112
  /// The distance in points at which the first spoke appears.
  private static let firstSpoke: CGFloat = 24

  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel(frame: .zero)
  private var refreshing = false
  private var addedInset: CGFloat = 0
  /// Whether a pull has started a refresh, so that only another pull can start the next.
  private var waitsForRelease = false

  /// Creates a control for a scroll view's `refreshControl`.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIRefreshControl.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  private func setUp() {
    spinner.hidesWhenStopped = false
    spinner.isHidden = false
    spinner.shownPart = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.isHidden = true
    addSubview(spinner)
    addSubview(label)
    tintColorDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // The control is grey unless it was given a colour.
    spinner.color = appearanceState.tintColor ?? .systemGray
  }

  /// Whether a refresh is running: from the pull, or `beginRefreshing()`, until `endRefreshing()`.
  open var isRefreshing: Bool { refreshing }

  /// The text below the spinner; nil, the default, for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      if let attributedTitle { label.attributedText = attributedTitle }
      label.isHidden = attributedTitle == nil
      setNeedsLayout()
    }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: refreshing, label: attributedTitle?.string ?? "Refreshing", traits: .updatesFrequently,
      role: .busyIndicator)
  }

  /// Shows the control as refreshing and makes room for it. Sends no action.
  open func beginRefreshing() {
    guard !refreshing else { return }
    refreshing = true
    spinner.shownPart = nil
    spinner.startAnimating()
    // A finger that holds the content keeps it in place; room is made when it is lifted.
    if (superview as? UIScrollView)?.isDragging != true { makeRoom(animated: false) }
  }

  /// Ends the refresh: the control stops turning and the content moves back.
  open func endRefreshing() {
    guard refreshing else { return }
    refreshing = false
    takeRoomBack()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.spinner.alpha = 0
      self.spinner.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    } completion: { _ in
      guard !self.refreshing else { return }
      self.spinner.stopAnimating()
      self.reset()
    }
  }

  private func reset() {
    spinner.alpha = 1
    spinner.transform = .identity
    spinner.shownPart = 0
  }

  /// Moves the content down by the control's height.
  private func makeRoom(animated: Bool) {
    guard addedInset == 0, let scrollView = superview as? UIScrollView else { return }
    reset()
    spinner.shownPart = nil
    addedInset = Self.height
    scrollView.contentInset.top += addedInset
  }

  private func takeRoomBack() {
    guard addedInset != 0, let scrollView = superview as? UIScrollView else { return }
    let inset = addedInset
    addedInset = 0
    let isInRoom = scrollView.contentOffset.y < -scrollView.adjustedContentInset.top + inset
    let offset = scrollView.contentOffset
    scrollView.contentInset.top -= inset
    guard isInRoom, !scrollView.isDragging, scrollView.window != nil else { return }
    // Setting the inset may have moved the offset at once; the content must move up smoothly.
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    scrollView.setContentOffset(
      CGPoint(x: offset.x, y: scrollView.verticalRange.lowerBound), animated: true)
  }

  /// Called when the content is pulled down by `distance` points.
  func pulled(by distance: CGFloat) {
    if distance <= 0 { waitsForRelease = false }
    guard !refreshing, !waitsForRelease else { return }
    spinner.shownPart = (distance - Self.firstSpoke) / (Self.threshold - Self.firstSpoke)
    guard distance >= Self.threshold else { return }
    waitsForRelease = true
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Called when the pulling finger was lifted, before the content springs back.
  func pullEnded() {
    waitsForRelease = false
    if refreshing { makeRoom(animated: true) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.intrinsicContentSize
    let hasTitle = !label.isHidden
    spinner.bounds.size = size
    spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 24 : Self.height / 2)
    label.frame = CGRect(x: 8, y: 44, width: max(0, bounds.width - 16), height: 16)
  }
}
