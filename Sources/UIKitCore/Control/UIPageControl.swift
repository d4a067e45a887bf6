/// A row of dots, one for each page, with that of the current page brighter.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipagecontrol).
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The background of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// A background only while the user interacts with the control.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    /// The same as `automatic` here.
    case minimal = 2
  }

  /// The way in which the user is changing the page.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none = 0
    /// A tap moves by one page.
    case discrete = 1
    /// A drag moves by several pages.
    case continuous = 2
  }

  /// The direction in which the pages follow each other.
  public enum Direction: Int, Sendable {
    /// That of the interface's language.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Downwards. The dots are side by side here.
    case topToBottom = 3
    /// Upwards. The dots are side by side here, the first at the right.
    case bottomToTop = 4
  }

  /// The diameter of a dot in points, as on iOS.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 26

  private var dots: [UIImageView] = []
  private let plate = UIView(frame: .zero)
  private var page = 0
  private var images: [Int: UIImage] = [:]
  private var dragStart: (x: CGFloat, page: Int)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIPageControl.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.isHidden = true
    addSubview(plate)
  }

  /// The number of pages; 0 by default. Negative numbers become 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      guard numberOfPages != oldValue else { return }
      page = min(max(page, 0), max(numberOfPages - 1, 0))
      shownPage = min(shownPage, max(numberOfPages - 1, 0))
      rebuild()
    }
  }
  /// The current page, from 0; 0 by default. It is clamped to the number of pages. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      if !defersCurrentPageDisplay { shownPage = page }
      setNeedsLayout()
    }
  }
  /// Whether the control is hidden where there is only one page; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The colour of the other pages' dots; nil, the default, is grey.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the current page's dot; nil, the default, is that of labels.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The background; automatic by default.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// Whether dragging across the dots changes the page; true by default.
  open var allowsContinuousInteraction = true
  /// The way in which the user is changing the page.
  open private(set) var interactionState = InteractionState.none
  /// A picture in place of the dots; nil, the default, for dots. It is drawn as a template.
  open var preferredIndicatorImage: UIImage? { didSet { rebuild() } }
  /// A picture for the current page; nil, the default, uses that of the page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The direction in which the pages follow each other; that of the language by default.
  open var direction = Direction.natural { didSet { setNeedsLayout() } }
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }
  /// Whether a new page is only shown by `updateCurrentPageDisplay()`; false by default.
  open var defersCurrentPageDisplay = false { didSet { if !defersCurrentPageDisplay { updateCurrentPageDisplay() } } }
  /// Shows the present page, if `defersCurrentPageDisplay` is set; else it is shown already.
  open func updateCurrentPageDisplay() {
    shownPage = page
    setNeedsLayout()
  }
  /// The page whose dot is bright.
  private var shownPage = 0

  /// Sets a picture for one page while it is the present one; nil uses `preferredCurrentPageIndicatorImage`.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsLayout()
  }
  /// Returns the picture set for a page while it is the present one; nil for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  private var currentImages: [Int: UIImage] = [:]

  /// Sets a picture for one page; nil uses `preferredIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    rebuild()
  }
  /// Returns the picture set for a page; nil for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Returns the size in points that a number of dots need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * Self.pitch + 10, height: Self.height)
  }

  private func rebuild() {
    for view in dots { view.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let view = UIImageView(frame: .zero)
      view.contentMode = .scaleAspectFit
      addSubview(view)
      return view
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isHiddenForOne = hidesForSinglePage && numberOfPages <= 1
    let width = CGFloat(numberOfPages) * Self.pitch
    // Where there is too little room, the dots are closer to each other.
    let pitch = min(Self.pitch, bounds.width / CGFloat(max(numberOfPages, 1)))
    let left = bounds.midX - pitch * CGFloat(numberOfPages) / 2
    // iOS uses white on any background. Without a background, white dots would be invisible on light content, so the
    // colours follow the interface's style.
    let dim = pageIndicatorTintColor ?? UIColor.tertiaryLabel
    let bright = currentPageIndicatorTintColor ?? UIColor.label
    for (index, view) in dots.enumerated() {
      let place = isReversed ? numberOfPages - 1 - index : index
      let isShown = index == shownPage
      let image = isShown ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? images[index] : images[index]
      let shown = image ?? preferredIndicatorImage
      let side = shown == nil ? Self.dot : Self.pitch - 3
      view.isHidden = isHiddenForOne
      view.bounds.size = CGSize(width: side, height: side)
      view.center = CGPoint(x: left + (CGFloat(place) + 0.5) * pitch, y: bounds.midY)
      view.image = shown?.withRenderingMode(.alwaysTemplate)
      view.tintColor = isShown ? bright : dim
      view.backgroundColor = shown == nil ? view.tintColor : nil
      view.layer.cornerRadius = shown == nil ? side / 2 : 0
    }
    plate.isHidden = isHiddenForOne || !(backgroundStyle == .prominent || interactionState != .none)
    plate.backgroundColor = .tertiarySystemFill
    let size = CGSize(width: min(width + 20, bounds.width), height: Self.height)
    plate.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    plate.layer.cornerRadius = size.height / 2
    alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return AccessibilityDefaults() }
    return AccessibilityDefaults(
      isElement: true, value: "page \(page + 1) of \(numberOfPages)",
      traits: accessibilityStateTraits.union(.adjustable), role: .slider,
      quantity: .init(minimum: 1, maximum: Double(max(numberOfPages, 1)), current: Double(page + 1), step: 1))
  }

  open override func accessibilityIncrement() { go(to: page + 1) }
  open override func accessibilityDecrement() { go(to: page - 1) }

  // MARK: Interaction

  private func go(to page: Int) {
    let target = min(max(page, 0), max(numberOfPages - 1, 0))
    guard target != self.page else { return }
    self.page = target
    if !defersCurrentPageDisplay { shownPage = target }
    setNeedsLayout()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = (touch.location(in: self).x, page)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let dragStart else { return true }
    let moved = touch.location(in: self).x - dragStart.x
    guard abs(moved) >= Self.pitch || interactionState == .continuous else { return true }
    interactionState = .continuous
    let steps = Int((moved / Self.pitch).rounded(.towardZero))
    go(to: dragStart.page + (isReversed ? -steps : steps))
    return true
  }

  /// A tap on either side of the current dot moves by one page in that direction.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasDragged = interactionState == .continuous
    interactionState = .none
    dragStart = nil
    setNeedsLayout()
    guard !wasDragged, let touch, dots.indices.contains(page) else { return }
    let isAfter = touch.location(in: self).x > dots[page].center.x
    interactionState = .discrete
    go(to: page + (isAfter != isReversed ? 1 : -1))
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
    dragStart = nil
    setNeedsLayout()
  }

  open override var canBecomeFocused: Bool { isEnabled && !isHidden && numberOfPages > 1 }

  override var focusRingArea: (rect: CGRect, radius: CGFloat) { (plate.frame, plate.layer.cornerRadius) }

  /// The left and right arrow keys change the page.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, isEnabled, let type = presses.first?.type, type == .leftArrow || type == .rightArrow else {
      super.pressesBegan(presses, with: event)
      return
    }
    go(to: page + ((type == .rightArrow) != isReversed ? 1 : -1))
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
