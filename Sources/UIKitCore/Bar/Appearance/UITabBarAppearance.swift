/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Pictures above titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Pictures beside titles.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

/// The look of a tab bar's items in each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()
  private var style: Style

  public override convenience init() {
    self.init(style: .stacked)
  }

  public required init(style: Style) {
    self.style = style
    super.init()
  }

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

  open func copy(with zone: NSZone? = nil) -> Any {
    copied
  }
}

/// The look of a tab bar's items in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
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
