/// A row of dots, one for each page, the present one brighter.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// Points, as on iOS.
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

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      guard numberOfPages != oldValue else { return }
      page = min(max(page, 0), max(numberOfPages - 1, 0))
      rebuild()
    }
  }
  /// Kept between 0 and the number of pages. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsLayout()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none
  open var preferredIndicatorImage: UIImage? { didSet { rebuild() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    rebuild()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

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
    // Where there is no room the dots stand closer.
    let pitch = min(Self.pitch, bounds.width / CGFloat(max(numberOfPages, 1)))
    let left = bounds.midX - pitch * CGFloat(numberOfPages) / 2
    // iOS's: white on whatever is behind. Without a plate and on light backgrounds that would not be seen, so by
    // lightness.
    let dim = pageIndicatorTintColor ?? UIColor.tertiaryLabel
    let bright = currentPageIndicatorTintColor ?? UIColor.label
    for (index, view) in dots.enumerated() {
      let place = isRightToLeft ? numberOfPages - 1 - index : index
      let image = index == page ? preferredCurrentPageIndicatorImage ?? images[index] : images[index]
      let shown = image ?? preferredIndicatorImage
      let side = shown == nil ? Self.dot : Self.pitch - 3
      view.isHidden = isHiddenForOne
      view.bounds.size = CGSize(width: side, height: side)
      view.center = CGPoint(x: left + (CGFloat(place) + 0.5) * pitch, y: bounds.midY)
      view.image = shown?.withRenderingMode(.alwaysTemplate)
      view.tintColor = index == page ? bright : dim
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
    go(to: dragStart.page + (isRightToLeft ? -steps : steps))
    return true
  }

  /// A tap goes one page on or back, by the side of the present dot it is on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasDragged = interactionState == .continuous
    interactionState = .none
    dragStart = nil
    setNeedsLayout()
    guard !wasDragged, let touch, dots.indices.contains(page) else { return }
    let isAfter = touch.location(in: self).x > dots[page].center.x
    interactionState = .discrete
    go(to: page + (isAfter != isRightToLeft ? 1 : -1))
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
    dragStart = nil
    setNeedsLayout()
  }

  open override var canBecomeFocused: Bool { isEnabled && !isHidden && numberOfPages > 1 }

  override var focusRingArea: (rect: CGRect, radius: CGFloat) { (plate.frame, plate.layer.cornerRadius) }

  /// Left and right turn pages.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, isEnabled, let type = presses.first?.type, type == .leftArrow || type == .rightArrow else {
      super.pressesBegan(presses, with: event)
      return
    }
    go(to: page + ((type == .rightArrow) != isRightToLeft ? 1 : -1))
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
