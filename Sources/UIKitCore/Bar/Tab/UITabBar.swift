/// A bar of tabs, of which one is selected.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbar).
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
  /// The widths of the tabs.
  public enum ItemPositioning: Int, Sendable {
    /// `centered` in a wide window, else `fill`.
    case automatic = 0
    /// The tabs share the width of the bar.
    case fill = 1
    /// The tabs have a fixed width, and are centred in the bar.
    case centered = 2
  }

  private let background = BarBackgroundView(frame: .zero)
  private var buttons: [TabButton] = []
  /// Returns whether a tapped tab may be selected. Called before the delegate.
  final var shouldSelect: (@MainActor (UITabBarItem) -> Bool)?
  final var didSelect: (@MainActor (UITabBarItem) -> Void)?
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { applyAppearance() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UITabBar.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  private func setUp() {
    background.hasLineOnTop = true
    addSubview(background)
    accessibilityTraits = .tabBar
    if let prototype = BarPrototypes.existing(for: type(of: self)) as? UITabBar {
      standardAppearance = prototype.standardAppearance
      scrollEdgeAppearance = prototype.scrollEdgeAppearance
      unselectedItemTintColor = prototype.unselectedItemTintColor
      barTintColor = prototype.barTintColor
      isTranslucent = prototype.isTranslucent
      if let tint = prototype.appearanceState.tintColor { tintColor = tint }
    }
    applyAppearance()
  }

  /// Returns the prototype of new bars. Its properties must be set before the bars are created.
  public class func appearance() -> Self { BarPrototypes.prototype(of: self) }

  /// The object that is notified of selections. It is not retained.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether the user may be choosing the bar's items; see `beginCustomizingItems(_:)`.
  public internal(set) var isCustomizing = false
  /// The place of the bar: always `.bottom`.
  open var barPosition: UIBarPosition { .bottom }
  /// The style of the bar; `.black` gives a black background. Superseded by appearances.
  open var barStyle = UIBarStyle.default { didSet { applyAppearance() } }
  /// Whether the bar is translucent; true by default. Superseded by appearances.
  open var isTranslucent = true { didSet { applyAppearance() } }
  /// The colour of the bar; nil, the default, is that of its appearance.
  open var barTintColor: UIColor? { didSet { applyAppearance() } }
  /// The colour of the tabs that are not selected; nil, the default, is that of the appearance.
  open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { applyAppearance() } }
  /// The look of the bar while the content's end is at it; nil, the default, is no background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { applyAppearance() } }
  /// The widths of the tabs; automatic by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of a centred tab in points; 0, the default, is 140.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between centred tabs in points; 0 by default.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The picture of the bar's background; nil, the default, for none.
  open var backgroundImage: UIImage? { didSet { applyAppearance() } }
  /// The picture of the line above the bar; nil by default. An empty image removes the line.
  open var shadowImage: UIImage? { didSet { applyAppearance() } }
  /// The picture of the mark of the selected tab; nil by default. Stored; has no effect.
  open var selectionIndicatorImage: UIImage?

  /// The tabs from leading to trailing; nil for none.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }

  /// Replaces the tabs, without animation here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected tab; nil for none. Setting it does not call the delegate.
  open weak var selectedItem: UITabBarItem? { didSet { refresh() } }

  /// Whether a drag that is held over a tab selects it; false by default.
  open var isSpringLoaded = false { didSet { springLoadButtons() } }

  private func springLoadButtons() {
    for button in buttons { button.springLoadAsTap(isSpringLoaded) }
  }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item: item)
      item.onChange = { [weak self] in self?.refresh() }
      button.addAction(UIAction { [weak self] _ in self?.tapped(item) }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    springLoadButtons()
    if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
    refresh()
  }

  private func tapped(_ item: UITabBarItem) {
    guard shouldSelect?(item) ?? true else { return }
    selectedItem = item
    didSelect?(item)
    delegate?.tabBar(self, didSelect: item)
  }

  private func refresh() {
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.show(self)
    }
    setNeedsLayout()
  }

  private func applyAppearance() {
    if isAtScrollEdge, scrollEdgeAppearance == nil, barTintColor == nil, isTranslucent, backgroundImage == nil {
      background.show(nil)
    } else {
      let look = UITabBarAppearance(
        barAppearance: isAtScrollEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance)
      if !isTranslucent { look.configureWithOpaqueBackground() }
      if barStyle != .default { look.backgroundColor = .black }
      if let barTintColor {
        look.backgroundEffect = nil
        look.backgroundColor = barTintColor
      }
      if let backgroundImage { look.backgroundImage = backgroundImage }
      if let shadowImage {
        look.shadowImage = shadowImage
        if shadowImage.size == .zero { look.shadowColor = nil }
      }
      background.show(look)
    }
    refresh()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// The height in points above the safe area.
  static let contentHeight: CGFloat = 49

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.contentHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let isWide = traitCollection.horizontalSizeClass == .regular
    let count = CGFloat(buttons.count)
    let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let look = standardAppearance
    let positioning = look.stackedItemPositioning == .automatic ? itemPositioning : look.stackedItemPositioning
    let isCentred = positioning == .centered || (positioning == .automatic && isWide)
    let wanted = look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth
    var width = isCentred ? (wanted > 0 ? wanted : 140) : room / count
    width = min(width, room / count)
    let spacing = isCentred ? (look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing) : 0
    let total = width * count + spacing * (count - 1)
    let left = safeAreaInsets.left + (room - total) / 2
    for (index, button) in buttons.enumerated() {
      let place = isRightToLeft ? buttons.count - 1 - index : index
      if button.isInline != isWide {
        button.isInline = isWide
        button.show(self)
      }
      button.frame = CGRect(
        x: left + CGFloat(place) * (width + spacing), y: 0, width: width, height: UITabBar.contentHeight)
    }
  }
}

extension UITabBar {
  /// Lets the user choose the bar's items.
  ///
  /// No sheet of items is shown here, so nothing changes: only the delegate's methods are called. On iOS the sheet has
  /// a button that ends it; here `endCustomizing(animated:)` has to be called.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbar/begincustomizingitems(_:)).
  public func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    isCustomizing = true
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends what `beginCustomizingItems(_:)` has started.
  ///
  /// - Returns: whether the items have changed; false here.
  @discardableResult public func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    let items = items ?? []
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    isCustomizing = false
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }
}
