/// The look of a bar's buttons in each state.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The look of a pressed button. Stored; has no effect.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button. Only the attributes of its title have an effect.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The look of a focused button. Stored; has no effect.
  open private(set) var focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public override convenience init() {
    self.init(style: .plain)
  }

  /// Creates the default look of a style of button.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// Resets the look to the default of a style of button.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }

  var copied: Self {
    let made = type(of: self).init(style: style)
    made.normal = normal.copied
    made.highlighted = highlighted.copied
    made.disabled = disabled.copied
    made.focused = focused.copied
    return made
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    copied
  }
}

/// The look of a bar's buttons in one state.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance).
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title, on top of the default ones; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance in points by which the title is moved; zero by default. Stored; has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button; nil, the default, for none. Stored; has no effect.
  open var backgroundImage: UIImage?
  /// The distance in points by which the background picture is moved; zero by default. Stored; has no effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  var copied: UIBarButtonItemStateAppearance {
    let made = UIBarButtonItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.backgroundImage = backgroundImage
    made.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return made
  }
}
