/// The bar of a navigation controller, with a back button, title and buttons, and below them a large title and a search
/// bar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinavigationbar).
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, SearchBarContainer {
  private var itemList: [UINavigationItem] = []
  let content = NavigationBarContent()
  private let background = BarBackgroundView(frame: .zero)
  final var onBack: (@MainActor () -> Void)?
  /// Buttons of the system's before those of the first item.
  var systemItems: [UIBarButtonItem] = [] { didSet { if systemItems != oldValue { rebuild() } } }
  /// The item of another bar that the first item's back button leads to, its present title, and the action that shows
  /// it; nil for none.
  var outerBack: (item: UINavigationItem, title: String?, action: @MainActor () -> Void)? {
    didSet { if outerBack?.item !== oldValue?.item || outerBack?.title != oldValue?.title { rebuild() } }
  }
  /// Called when the bar's height may have changed, because of a large title or a search bar.
  final var onHeightChange: (@MainActor () -> Void)?
  /// Whether a search hides everything except its bar.
  var isSearching = false { didSet { if isSearching != oldValue { searchingDidChange() } } }
  /// Whether the content is at its top, so that nothing is under the bar.
  var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { applyAppearance() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UINavigationBar.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(role: .toolBar) }

  private func setUp() {
    addSubview(background)
    content.addParts(to: self)
    if let prototype = BarPrototypes.existing(for: type(of: self)) as? UINavigationBar { takeLook(of: prototype) }
    applyAppearance()
  }

  // MARK: Items

  /// The object that controls and is notified of changes of items. It is not retained.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items from the root to the one shown. Setting it does not animate.
  open var items: [UINavigationItem]? {
    get { itemList }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown; nil for none.
  open var topItem: UINavigationItem? { itemList.last }
  /// The item that the back button leads to; nil for none.
  open var backItem: UINavigationItem? { itemList.dropLast().last }

  /// Replaces the items. With animation the new content fades in.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    itemList.last?.onChange = nil
    itemList = items ?? []
    itemList.last?.onChange = { [weak self] in self?.rebuild() }
    isSearching = false
    rebuild()
    if animated, window != nil { content.fadeIn() }
  }

  /// Adds an item and shows it, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(itemList + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the last item, if the delegate allows it, and returns it; nil at the first item.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard itemList.count > 1, let last = itemList.last, delegate?.navigationBar(self, shouldPop: last) ?? true else {
      return nil
    }
    setItems(itemList.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  private func rebuild() {
    content.rebuild(in: self)
    applyAppearance()
    setNeedsLayout()
    onHeightChange?()
  }

  private func searchingDidChange() {
    applyAppearance()
    setNeedsLayout()
    onHeightChange?()
  }

  // MARK: Look

  /// The place of the bar: always `.topAttached`.
  open var barPosition: UIBarPosition { .topAttached }
  /// The style of the bar; `.black` gives a black background and white titles. Superseded by appearances.
  open var barStyle = UIBarStyle.default { didSet { applyAppearance() } }
  /// Whether the bar is translucent; true by default. Superseded by appearances.
  open var isTranslucent = true { didSet { applyAppearance() } }
  /// Whether titles are large, where the item does not decide it; false by default.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { rebuild() } } }
  /// The colour of the bar; nil, the default, is that of its appearance.
  open var barTintColor: UIColor? { didSet { applyAppearance() } }
  /// The attributes of titles, on top of those of the appearance; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
  /// The attributes of large titles, on top of those of the appearance; nil by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
  /// The picture of the line below the bar; nil by default. An empty image removes the line.
  open var shadowImage: UIImage? { didSet { applyAppearance() } }
  /// The symbol on the back button; nil, the default, for a chevron.
  open var backIndicatorImage: UIImage? { didSet { rebuild() } }
  /// The mask of that symbol in transitions; nil by default. Stored; has no effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [Int: UIImage] = [:]

  /// Sets the picture of the bar's background. Only that for `.default` is shown.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = image
    applyAppearance()
  }

  /// Returns the picture set for the bar's background; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }

  /// Sets the image behind the bar, which is the same for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Returns the image behind the bar; nil for none.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  private var titleShifts: [Int: CGFloat] = [:]

  /// Sets the vertical offset of titles in points. Stored; has no effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics.rawValue] = adjustment
  }

  /// Returns the vertical offset of titles in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics.rawValue] ?? 0
  }

  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { rebuild() } }
  /// The look of a low bar; nil by default. Stored; has no effect: bars have one height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { rebuild() } }
  /// The look of the bar while the content is at its top; nil, the default, is no background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { rebuild() } }
  /// The look of a low bar while the content is at its top; nil by default. Stored; has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { rebuild() } }

  /// Returns the prototype of new bars. Its properties must be set before the bars are created.
  public class func appearance() -> Self { BarPrototypes.prototype(of: self) }

  private func takeLook(of other: UINavigationBar) {
    standardAppearance = other.standardAppearance
    compactAppearance = other.compactAppearance
    scrollEdgeAppearance = other.scrollEdgeAppearance
    compactScrollEdgeAppearance = other.compactScrollEdgeAppearance
    prefersLargeTitles = other.prefersLargeTitles
    barTintColor = other.barTintColor
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    isTranslucent = other.isTranslucent
    barStyle = other.barStyle
    shadowImage = other.shadowImage
    if let tint = other.appearanceState.tintColor { tintColor = tint }
  }

  /// The appearance in force: that of the item, or else the bar's. Its background is used only if `drawsBackground`.
  var currentAppearance: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge, let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance else { return standard }
    return edge
  }

  private func applyAppearance() {
    let hasEdgeLook = (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance) != nil
    let hasLegacyLook =
      barTintColor != nil || !isTranslucent || backgroundImage(for: .default) != nil || barStyle != .default
    if isAtScrollEdge, !isSearching, !hasEdgeLook, !hasLegacyLook {
      background.show(nil)
    } else if hasLegacyLook {
      let look = UINavigationBarAppearance(barAppearance: currentAppearance)
      if !isTranslucent { look.configureWithOpaqueBackground() }
      if barStyle != .default { look.backgroundColor = .black }
      if let barTintColor {
        look.backgroundEffect = nil
        look.backgroundColor = barTintColor
      }
      if let image = backgroundImage(for: .default) {
        look.backgroundEffect = nil
        look.backgroundImage = image
      }
      if let shadowImage {
        look.shadowImage = shadowImage
        if shadowImage.size == .zero { look.shadowColor = nil }
      }
      background.show(look)
    } else {
      background.show(currentAppearance)
    }
    content.applyTitles(of: self)
  }

  // MARK: Layout

  /// The height in points below the safe area, without large title and search bar.
  var contentHeight: CGFloat {
    // Without a status bar above it, the field keeps a distance from the window's edge.
    if isSearching { return safeAreaInsets.top > 0 ? 0 : 8 }
    return topItem?.prompt == nil ? 44 : 74
  }

  /// Whether the current item's title is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isSearching, let item = topItem, item.titleView == nil else { return false }
    switch item.largeTitleDisplayMode {
    case .always, .inline: return true
    case .never: return false
    case .automatic:
      // The same as for the previous title.
      for earlier in itemList.reversed() where earlier.largeTitleDisplayMode != .automatic {
        return earlier.largeTitleDisplayMode != .never
      }
      return true
    }
  }

  var largeTitleHeight: CGFloat {
    showsLargeTitle ? 52 + (topItem?.shownLargeSubtitle == nil ? 0 : NavigationBarContent.largeSubtitleHeight) : 0
  }

  var searchHeight: CGFloat {
    guard let bar = topItem?.searchController?.searchBar else { return 0 }
    return 52 + (bar.showsScopeBar ? UISearchBar.scopeHeight : 0)
  }

  private var searchHides: Bool {
    topItem?.searchController != nil && topItem?.hidesSearchBarWhenScrolling == true && !isSearching
  }

  /// The range in which scrolling changes the bar's height, without the safe area.
  var heightRange: ClosedRange<CGFloat> {
    let low = contentHeight + (searchHides ? 0 : searchHeight)
    return low...max(low, contentHeight + largeTitleHeight + searchHeight)
  }

  /// The rectangles of the bar's parts.
  var parts: (row: CGRect, large: CGRect, search: CGRect) {
    let top = safeAreaInsets.top
    let row = CGRect(x: 0, y: top, width: bounds.width, height: contentHeight)
    let extra = max(0, bounds.height - row.maxY)
    let search = searchHides ? min(max(extra - largeTitleHeight, 0), searchHeight) : min(searchHeight, extra)
    let large = max(0, extra - search)
    return (
      row, CGRect(x: 0, y: row.maxY, width: bounds.width, height: large),
      CGRect(x: 0, y: row.maxY + large, width: bounds.width, height: search)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightRange.upperBound)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heightRange.upperBound)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    content.layOut(in: self)
  }
}

/// An object that decides which items a navigation bar may push and pop, and that is notified of both.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinavigationbardelegate).
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
