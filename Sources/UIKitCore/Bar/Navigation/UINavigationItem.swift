/// The content of a navigation bar for one controller.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before it; large at the first one.
    case automatic = 0
    /// Large, in a bar that prefers large titles.
    case always = 1
    /// Small.
    case never = 2
    /// Large, but in the row of the buttons on iOS; as `always` here.
    case inline = 3
  }

  /// The titles of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item it leads to, or a shorter one.
    case `default` = 0
    /// The word “Back”.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// A short name for the item; nil by default. Stored; has no effect: screen readers read the title.
  open var accessibilityLabel: String?
  /// A short text about the result of acting on the item; nil by default. Stored; has no effect.
  open var accessibilityHint: String?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// The title in the middle of the bar; nil, the default, for none.
  open var title: String? { didSet { itemDidChange() } }
  /// The title with attributes; nil, the default, uses `title`.
  open var attributedTitle: AttributedString? { didSet { itemDidChange() } }
  /// The text below the title; nil, the default, for none.
  open var subtitle: String? { didSet { itemDidChange() } }
  /// The text below the title with attributes; nil, the default, uses `subtitle`.
  open var attributedSubtitle: AttributedString? { didSet { itemDidChange() } }
  /// The large title; nil, the default, is `title`.
  open var largeTitle: String? { didSet { itemDidChange() } }
  /// The text below the large title; nil, the default, is `subtitle`.
  open var largeSubtitle: String? { didSet { itemDidChange() } }
  /// The text below the large title with attributes; nil, the default, uses `largeSubtitle`.
  open var largeAttributedSubtitle: AttributedString? { didSet { itemDidChange() } }
  /// The view shown in place of the title; nil, the default, for none.
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line of text above the bar's buttons; nil, the default, for none.
  open var prompt: String? { didSet { itemDidChange() } }
  /// The back button shown when another item is on top of this one; nil, the default, for the usual one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The title of the back button that leads to this item; nil, the default, is the item's title.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// The titles of the back button that leads to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// Whether the back button is hidden while the item is shown; false by default.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the items at the left are shown next to the back button, not in its place; false by default.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  /// The items at the left edge, from left to right; leading in the reading direction. Nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The items at the right edge, from right to left; trailing in the reading direction. Nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// When the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }

  /// The controller of the search bar below the title; nil, the default, for none.
  open var searchController: UISearchController? { didSet { itemDidChange() } }
  /// Whether the search bar is hidden when the content scrolls away from its top; true by default.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// The preferred place of the search bar. Stored; has no effect: it is always below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { itemDidChange() } }
  /// The place of the search bar: always `.stacked`.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The look of the bar while the item is shown; nil, the default, is the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The look of a low bar; nil by default. Stored; has no effect.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The look of the bar while the content is at its top; nil, the default, is the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The look of a low bar while the content is at its top; nil by default. Stored; has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The action of the back button in place of going back; nil, the default, for none.
  open var backAction: UIAction? { didSet { itemDidChange() } }

  /// The place of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// In one row with the buttons.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// In the row with the buttons, or in a toolbar.
    case integrated = 3
    /// In the middle of the row with the buttons.
    case integratedCentered = 4
    /// A button that becomes the search bar.
    case integratedButton = 5
  }

  /// A space for the search bar in a toolbar. The search bar is always below the title, so this is an empty space.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem.fixedSpace(0)
  /// Whether the search bar may be in a toolbar; true by default. Stored; has no effect: it is always below the title.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether the search bar may be in the bar of a container; false by default. Stored; has no effect: it is always
  /// below the title.
  open var searchBarPlacementAllowsExternalIntegration = false

  /// The first item at the left edge. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right edge. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The arrangement of a bar's contents.
  public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
  /// The arrangement of the contents. Stored; has no effect: it is always that of a navigator.
  open var style = ItemStyle.navigator
  /// The identifier under which the user's arrangement of the bar would be saved. Stored; has no effect.
  open var customizationIdentifier: String?
  /// A closure that returns the menu of the title. Stored; has no effect: titles have no menu.
  open var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?
  /// The items added to the overflow menu. Stored; has no effect.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The item groups at the leading edge; setting them sets `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { (leftBarButtonItems ?? []).map { $0.creatingFixedGroup() } }
    set { leftBarButtonItems = newValue.filter { !$0.isHidden }.flatMap(\.barButtonItems) }
  }
  /// The item groups in the centre. Stored; has no effect.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The item groups at the trailing edge, the outermost last; setting them sets `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { (rightBarButtonItems ?? []).reversed().map { $0.creatingFixedGroup() } }
    set { rightBarButtonItems = newValue.filter { !$0.isHidden }.flatMap(\.barButtonItems).reversed() }
  }

  /// Shows or hides the back button, without animation here.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Replaces the items at the left edge, without animation here.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Replaces the items at the right edge, without animation here.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Replaces the items at the left edge with one, without animation here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the items at the right edge with one, without animation here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Set by the bar that shows the item.
  final var onChange: (@MainActor () -> Void)?

  var shownSubtitle: NSAttributedString? { Self.text(attributedSubtitle, subtitle) }
  var shownLargeSubtitle: NSAttributedString? {
    Self.text(largeAttributedSubtitle, largeSubtitle) ?? shownSubtitle
  }

  private static func text(_ attributed: AttributedString?, _ plain: String?) -> NSAttributedString? {
    if let attributed { return NSAttributedString(attributed) }
    return plain.flatMap { $0.isEmpty ? nil : NSAttributedString(string: $0) }
  }

  final var observers: UIPropertyObservers?
  private func itemDidChange() {
    onChange?()
    observers?.look()
  }
}
