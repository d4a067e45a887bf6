/// The look of a tab bar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbarappearance).
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the picture above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items with the picture next to the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items with a small picture next to the title. Stored; has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of the mark of the selected item; nil by default. Stored; has no effect.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture of the mark of the selected item; nil by default. Stored; has no effect.
  open var selectionIndicatorImage: UIImage?

  /// The places of items with the picture above the title; automatic by default, for those that the bar itself has.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width in points of centred items with the picture above the title; 0, the default, for the bar's own.
  open var stackedItemWidth: CGFloat = 0
  /// The distance in points between centred items with the picture above the title; 0, the default, for the bar's own.
  open var stackedItemSpacing: CGFloat = 0

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The look of a tab bar's items in each state.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The arrangement of picture and title.
  public enum Style: Int, Sendable {
    /// The picture above the title.
    case stacked = 0
    /// The picture next to the title.
    case inline = 1
    /// A small picture next to the title.
    case compactInline = 2
  }

  /// The look in the normal state.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The look of a disabled item.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The look of a focused item. Stored; has no effect.
  open private(set) var focused = UITabBarItemStateAppearance()
  private var style: Style

  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Creates the default look of an arrangement.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  /// Resets the look to the default of an arrangement.
  open func configureWithDefault(for style: Style) {
    self.style = style
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }

  var copied: Self {
    let made = type(of: self).init(style: style)
    made.normal = normal.copied
    made.selected = selected.copied
    made.disabled = disabled.copied
    made.focused = focused.copied
    return made
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    copied
  }
}

/// The look of a tab bar's items in one state.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, on top of the default ones; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance in points by which the title is moved; zero by default. Stored; has no effect: the item's own counts.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture; nil, the default, is the tint colour in the selected state, else grey.
  open var iconColor: UIColor?
  /// The colour of the badge; nil, the default, is red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; empty by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance in points by which the badge is moved; zero by default. Stored; has no effect.
  open var badgePositionAdjustment = UIOffset.zero

  var copied: UITabBarItemStateAppearance {
    let made = UITabBarItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.iconColor = iconColor
    made.badgeBackgroundColor = badgeBackgroundColor
    made.badgeTextAttributes = badgeTextAttributes
    made.badgePositionAdjustment = badgePositionAdjustment
    return made
  }
}
