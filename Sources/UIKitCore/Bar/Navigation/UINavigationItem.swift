/// A controller's contents in a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

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

  open var title: String? { didSet { itemDidChange() } }
  open var titleView: UIView? { didSet { itemDidChange() } }
  open var prompt: String? { didSet { itemDidChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }

  /// A search bar under the title.
  open var searchController: UISearchController? { didSet { itemDidChange() } }
  /// Whether the search bar goes when the content scrolls away from its top.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { itemDidChange() } }
  /// Search bars are always stacked here.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// While the content is at its top. Nil stands for no background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// Takes the back button's place in what it does.
  open var backAction: UIAction? { didSet { itemDidChange() } }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The arrangement of the contents.
  public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
  /// Kept. Contents are arranged as in a navigator.
  open var style = ItemStyle.navigator
  /// The name that a person's arrangement of the bar would be kept by.
  open var customizationIdentifier: String?
  /// Makes the menu of the title from the one that is suggested. Kept: titles have no menu.
  open var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The items at the leading end; setting them sets `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { (leftBarButtonItems ?? []).map { $0.creatingFixedGroup() } }
    set { leftBarButtonItems = newValue.filter { !$0.isHidden }.flatMap(\.barButtonItems) }
  }
  /// Kept. Titles are in the middle.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The items at the trailing end, the outermost last; setting them sets `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { (rightBarButtonItems ?? []).reversed().map { $0.creatingFixedGroup() } }
    set { rightBarButtonItems = newValue.filter { !$0.isHidden }.flatMap(\.barButtonItems).reversed() }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Set by the bar that shows the item.
  final var onChange: (@MainActor () -> Void)?
  private func itemDidChange() { onChange?() }
}
