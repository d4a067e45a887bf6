/// A material like glass behind a view. Here it is a translucent colour, as that of a blur.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiglasseffect).
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// The translucency of glass.
  public enum Style: Int, Sendable {
    /// Glass on which text is legible everywhere.
    case regular = 0
    /// Glass that lets more of the content behind it through.
    case clear = 1
  }

  let style: Style
  /// Whether the glass reacts to touches; false by default. Stored; has no effect: it does not move.
  open var isInteractive = false
  /// The colour of the glass; nil, the default, for none. To show a new one, set the view's effect again.
  open var tintColor: UIColor?

  /// Creates glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates glass of the regular style.
  public override init() {
    style = .regular
    super.init()
  }

  private enum CodingKey {
    static let style = "UIGlassEffectStyle"
    static let isInteractive = "UIInteractive"
    static let tintColor = "UITintColor"
  }

  /// Creates glass from an archive; of the regular style if that has none.
  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: CodingKey.style)) ?? .regular
    isInteractive = coder.decodeBool(forKey: CodingKey.isInteractive)
    tintColor = coder.decodeObject(of: UIColor.self, forKey: CodingKey.tintColor)
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: CodingKey.style)
    coder.encode(isInteractive, forKey: CodingKey.isInteractive)
    if let tintColor { coder.encode(tintColor, forKey: CodingKey.tintColor) }
  }

  // Shared by button configurations, which are equal only if they have the same effect.
  static let sharedRegular = UIGlassEffect(style: .regular)
  static let sharedClear = UIGlassEffect(style: .clear)

  var color: UIColor {
    if let tintColor { return tintColor.withAlphaComponent(style == .regular ? 0.85 : 0.5) }
    let opacity: CGFloat = style == .regular ? 0.82 : 0.4
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: opacity) }
  }
}

/// A container in which views with glass that are near each other flow together. It shows nothing itself, and here the
/// views inside stay apart.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiglasscontainereffect).
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points below which views flow together; 0 by default. Stored; has no effect.
  open var spacing: CGFloat = 0

  public override init() { super.init() }

  private static let spacingKey = "UISpacing"

  /// Creates a container from an archive.
  public required init?(coder: NSCoder) {
    spacing = CGFloat(coder.decodeDouble(forKey: Self.spacingKey))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(spacing), forKey: Self.spacingKey)
  }
}
