/// A row of tabs.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  private let background = BarBackgroundView(frame: .zero)
  private var buttons: [TabButton] = []
  /// Hears of taps before the delegate does; answers whether the tab may be chosen.
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

  /// The prototype of new bars: set its properties before bars are created.
  public class func appearance() -> Self { BarPrototypes.prototype(of: self) }

  open weak var delegate: (any UITabBarDelegate)?
  open var barPosition: UIBarPosition { .bottom }
  open var barStyle = UIBarStyle.default { didSet { applyAppearance() } }
  open var isTranslucent = true { didSet { applyAppearance() } }
  open var barTintColor: UIColor? { didSet { applyAppearance() } }
  open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
  open var standardAppearance = UITabBarAppearance() { didSet { applyAppearance() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { applyAppearance() } }
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Points; 0 is by the bar.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var backgroundImage: UIImage? { didSet { applyAppearance() } }
  open var shadowImage: UIImage? { didSet { applyAppearance() } }
  open var selectionIndicatorImage: UIImage?

  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Setting it does not call the delegate.
  open weak var selectedItem: UITabBarItem? { didSet { refresh() } }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item: item)
      item.onChange = { [weak self] in self?.refresh() }
      button.addAction(UIAction { [weak self] _ in self?.tapped(item) }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
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
      if barStyle == .black { look.backgroundColor = .black }
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

  /// Points above the safe area.
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
    let isCentred = itemPositioning == .centered || (itemPositioning == .automatic && isWide)
    var width = isCentred ? (itemWidth > 0 ? itemWidth : 140) : room / count
    width = min(width, room / count)
    let spacing = isCentred ? itemSpacing : 0
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

/// Hears of a tab bar's choices.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalMethod.isMissing(.tabBarDidSelect) }
}
