/// The look of a bar's buttons in each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public override convenience init() {
    self.init(style: .plain)
  }

  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

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

  open func copy(with zone: NSZone? = nil) -> Any {
    copied
  }
}

/// The look of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
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
