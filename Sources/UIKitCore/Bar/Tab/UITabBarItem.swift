/// A tab with a picture, a title and a badge.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbaritem).
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The system's tabs, each with a title and a symbol.
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The picture of the selected tab; nil, the default, uses `image` or its filled variant.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// A short text in a red capsule at the picture; nil, the default, for none. An empty text gives a dot.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The colour of the badge; nil, the default, is that of the appearance.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// The distance in points by which the title is moved; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
  /// The look of the tab; nil, the default, is that of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// The look of the bar while the content's end is at it; nil by default. Stored; has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a tab with a title, a picture and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title and pictures for its two states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs, with a tag.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = attributes
    itemDidChange()
  }
  /// Returns the attributes set for the badge's text in a state; nil for none.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person.circle.fill"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.bullet"
    }
  }
}
