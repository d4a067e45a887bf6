/// A bar of buttons, at the bottom of the screen or inside an app's view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitoolbar).
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  private var itemList: [UIBarButtonItem] = []
  private var pieces: [(item: UIBarButtonItem, view: UIView?)] = []
  private let background = BarBackgroundView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIToolbar.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  private func setUp() {
    background.hasLineOnTop = true
    addSubview(background)
    if let prototype = BarPrototypes.existing(for: type(of: self)) as? UIToolbar {
      standardAppearance = prototype.standardAppearance
      compactAppearance = prototype.compactAppearance
      scrollEdgeAppearance = prototype.scrollEdgeAppearance
      barTintColor = prototype.barTintColor
      if let tint = prototype.appearanceState.tintColor { tintColor = tint }
    }
    applyAppearance()
  }

  /// Returns the prototype of new bars. Its properties must be set before the bars are created.
  public class func appearance() -> Self { BarPrototypes.prototype(of: self) }

  /// The bar's delegate. It is not retained, and never called.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The place of the bar: always `.bottom`.
  open var barPosition: UIBarPosition { .bottom }
  /// The style of the bar; `.black` gives a black background. Superseded by appearances.
  open var barStyle = UIBarStyle.default { didSet { applyAppearance() } }
  /// Whether the bar is translucent; true by default. Superseded by appearances.
  open var isTranslucent = true { didSet { applyAppearance() } }
  /// The colour of the bar; nil, the default, is that of its appearance.
  open var barTintColor: UIColor? { didSet { applyAppearance() } }
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance() { didSet { rebuild() } }
  /// The look of a low bar; nil by default. Stored; has no effect.
  open var compactAppearance: UIToolbarAppearance? { didSet { rebuild() } }
  /// The look of the bar while the content's end is at it; nil by default. Stored; has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { rebuild() } }
  /// The look of a low bar while the content's end is at it; nil by default. Stored; has no effect.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  private var backgroundImages: [BarPlace: UIImage] = [:]
  private var shadowImages: [BarPlace: UIImage] = [:]

  /// Sets the image behind the buttons. An image for a specific position takes precedence over that for `.any`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarPlace(topOrBottom, barMetrics)] = backgroundImage
    applyAppearance()
  }

  /// Returns the image behind the buttons; nil for none.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarPlace(topOrBottom, barMetrics)]
  }

  /// Sets the image that replaces the line at the bar's edge; an empty image removes the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[BarPlace(topOrBottom, .default)] = shadowImage
    applyAppearance()
  }

  /// Returns the image that replaces the line; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[BarPlace(topOrBottom, .default)]
  }

  /// The buttons and spaces from leading to trailing. Setting it does not animate.
  open var items: [UIBarButtonItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, with a cross fade if `animated` is true.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in itemList { item.onChange = nil }
    itemList = items ?? []
    for item in itemList { item.onChange = { [weak self] in self?.rebuild() } }
    rebuild()
    if animated, window != nil {
      UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve, animations: nil)
    }
  }

  private func rebuild() {
    for (_, view) in pieces { view?.removeFromSuperview() }
    pieces = itemList.filter { !$0.isHidden }.map { item in
      let look = item.style == .done ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance
      return (item, BarButtons.makeView(item, appearance: look))
    }
    for (_, view) in pieces { if let view { addSubview(view) } }
    applyAppearance()
    setNeedsLayout()
  }

  private func applyAppearance() {
    let look = UIToolbarAppearance(barAppearance: standardAppearance)
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if barStyle != .default { look.backgroundColor = .black }
    if let barTintColor {
      look.backgroundEffect = nil
      look.backgroundColor = barTintColor
    }
    let places = [BarPlace(barPosition, .default), BarPlace(.any, .default)]
    if let image = places.lazy.compactMap({ self.backgroundImages[$0] }).first {
      look.backgroundEffect = nil
      look.backgroundImage = image
    }
    if let image = places.lazy.compactMap({ self.shadowImages[$0] }).first {
      look.shadowImage = image
      if image.size == .zero { look.shadowColor = nil }
    }
    background.show(look)
  }

  // MARK: Layout

  /// The height in points above the safe area.
  static let contentHeight: CGFloat = 44

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.contentHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIToolbar.contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let margin: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
    let gap: CGFloat = 8
    let area = CGRect(
      x: safeAreaInsets.left + margin, y: 0,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin),
      height: min(bounds.height, UIToolbar.contentHeight))
    let sizes = pieces.map { piece -> CGSize in
      guard let view = piece.view else {
        return CGSize(width: piece.item.systemItem == .fixedSpace ? piece.item.width : 0, height: 0)
      }
      var size = view is UIButton ? view.sizeThatFits(area.size) : view.bounds.size
      if size.width <= 0 || size.height <= 0 { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      return CGSize(width: size.width, height: min(size.height, area.height))
    }
    let flexible = pieces.filter { $0.item.systemItem == .flexibleSpace }.count
    // Visible neighbours have a gap between them.
    var used = sizes.reduce(0) { $0 + $1.width }
    for index in pieces.indices.dropFirst() where pieces[index].view != nil && pieces[index - 1].view != nil {
      used += gap
    }
    let share = flexible > 0 ? max(0, area.width - used) / CGFloat(flexible) : 0
    var x = area.minX
    for (index, piece) in pieces.enumerated() {
      if index > 0, piece.view != nil, pieces[index - 1].view != nil { x += gap }
      let width = piece.item.systemItem == .flexibleSpace ? share : sizes[index].width
      if let view = piece.view {
        let left = isRightToLeft ? bounds.width - x - width : x
        view.frame = CGRect(
          x: left.rounded(), y: ((area.height - sizes[index].height) / 2).rounded(), width: width,
          height: sizes[index].height)
      }
      x += width
    }
  }
}

/// The delegate of a toolbar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitoolbardelegate).
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
