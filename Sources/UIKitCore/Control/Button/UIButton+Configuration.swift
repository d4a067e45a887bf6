extension UIButton {
  /// The content and look of a button in one value.
  @preconcurrency @MainActor public struct Configuration: @preconcurrency Hashable {
    /// The size of a button, which decides its font and insets.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The rounding of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// Uses `background.cornerRadius` unchanged.
      case fixed = -1
      /// Uses `background.cornerRadius` at the medium size, and more in taller buttons.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half the button's height.
      case capsule = 4
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// Centred in a button without a picture, else leading.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The style in apps with the Mac's idiom, which does not exist here. Stored; has no effect.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    /// The symbol that shows that a button opens a menu.
    public enum Indicator: Int, Sendable {
      /// A double chevron on buttons that show their menu's choice; else none.
      case automatic = 0
      /// No symbol.
      case none = 1
      /// A double chevron.
      case popup = 2
    }

    enum Style { case plain, gray, tinted, filled }

    let style: Style
    /// The title; nil for none. `attributedTitle` wins over it.
    public var title: String?
    /// The title with attributes; nil, the default, uses `title`.
    public var attributedTitle: AttributedString?
    /// A function that changes the attributes of the title when the button shows it; nil for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The wrapping of the title; by words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title; nil for none. `attributedSubtitle` wins over it.
    public var subtitle: String?
    /// The subtitle with attributes; nil, the default, uses `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// A function that changes the attributes of the subtitle when the button shows it; nil for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The wrapping of the subtitle; by words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The alignment of title and subtitle with each other; automatic by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The picture; nil for none.
    public var image: UIImage?
    /// A function that changes the picture's colour; nil for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol as the picture; nil, the default, follows the title's text style.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The effect with which a symbol replaces another one when the configuration changes; nil, the default, for none.
    public var symbolContentTransition: UISymbolContentTransition?
    /// The distance in points between picture and title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance in points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The side of the title on which the picture is; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distances in points from the edges to the content; those of the medium size by default.
    public var contentInsets = Size.medium.insets
    /// The colour of title and picture; nil, the default, is that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil, the default, is that of the style.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The style in apps with the Mac's idiom. Stored; has no effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The size of the button; medium by default. Setting it resets `contentInsets`.
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    /// Whether an activity indicator replaces the picture; false by default.
    public var showsActivityIndicator = false
    /// A function that changes the activity indicator's colour; nil for none.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The symbol that shows that the button opens a menu; automatic by default.
    public var indicator = Indicator.automatic
    /// A function that changes the indicator's colour; nil for none.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether the style changes the look of a selected button; true by default.
    public var automaticallyUpdateForSelection = true
    /// The background. Colours that are nil are those of the style.
    public var background = UIBackgroundConfiguration.button

    init(_ style: Style) {
      self.style = style
    }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a pale tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the same configuration as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the same configuration as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the same configuration as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns the same configuration as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// Returns a configuration with glass behind the title. Glass is a translucent colour here.
    public static func glass() -> Configuration { glass(.plain, .regular) }
    /// Returns a configuration with clearer glass behind the title. Glass is a translucent colour here.
    public static func clearGlass() -> Configuration { glass(.plain, .clear) }
    /// Returns a configuration with glass in the tint colour behind the title. It is the tint colour here.
    public static func prominentGlass() -> Configuration { glass(.filled, .regular) }
    /// Returns a configuration with clearer glass in the tint colour. It is the tint colour here.
    public static func prominentClearGlass() -> Configuration { glass(.filled, .clear) }

    private static func glass(_ style: Style, _ effect: UIGlassEffect.Style) -> Configuration {
      var made = Configuration(style)
      made.cornerStyle = .capsule
      if style == .plain {
        made.baseForegroundColor = .label
        made.background.visualEffect = effect == .clear ? UIGlassEffect.sharedClear : .sharedRegular
      }
      return made
    }

    /// Resets `contentInsets` to those of the button's size.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
    }

    /// Returns the configuration unchanged: colours are resolved when the button shows them.
    public func updated(for button: UIButton) -> Configuration { self }

    // Transformers are functions, which cannot be compared: two configurations that both have one are never equal.
    public static func == (lhs: Configuration, rhs: Configuration) -> Bool {
      lhs.style == rhs.style && lhs.title == rhs.title && lhs.attributedTitle == rhs.attributedTitle
        && lhs.titleLineBreakMode == rhs.titleLineBreakMode && lhs.subtitle == rhs.subtitle
        && lhs.attributedSubtitle == rhs.attributedSubtitle && lhs.subtitleLineBreakMode == rhs.subtitleLineBreakMode
        && lhs.titleAlignment == rhs.titleAlignment && lhs.image == rhs.image
        && lhs.preferredSymbolConfigurationForImage == rhs.preferredSymbolConfigurationForImage
        && lhs.imagePadding == rhs.imagePadding && lhs.titlePadding == rhs.titlePadding
        && lhs.imagePlacement == rhs.imagePlacement && lhs.contentInsets == rhs.contentInsets
        && lhs.baseForegroundColor == rhs.baseForegroundColor && lhs.baseBackgroundColor == rhs.baseBackgroundColor
        && lhs.cornerStyle == rhs.cornerStyle && lhs.macIdiomStyle == rhs.macIdiomStyle
        && lhs.buttonSize == rhs.buttonSize && lhs.showsActivityIndicator == rhs.showsActivityIndicator
        && lhs.indicator == rhs.indicator
        && lhs.automaticallyUpdateForSelection == rhs.automaticallyUpdateForSelection
        && lhs.background == rhs.background && !lhs.hasTransformers && !rhs.hasTransformers
    }

    private var hasTransformers: Bool {
      titleTextAttributesTransformer != nil || subtitleTextAttributesTransformer != nil || imageColorTransformer != nil
        || activityIndicatorColorTransformer != nil || indicatorColorTransformer != nil
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(image)
      hasher.combine(buttonSize)
    }
  }
}

extension UIBackgroundConfiguration {
  /// The default background of a button, with the corner radius of a medium button on iOS.
  static var button: UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration(style: .clear, color: nil)
    made.cornerRadius = 5.95
    return made
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  /// Returns the radius in points for a button of `size`, where `.fixed` gives `fixed`.
  func radius(in size: CGSize, fixed: CGFloat) -> CGFloat {
    let most = min(size.width, size.height) / 2
    // The height in points of a medium button with the system font on iOS.
    let growth = max(1, size.height / 34.33)
    return switch self {
    case .fixed: min(fixed, most)
    case .dynamic: min(fixed * growth, most)
    case .small: min(4 * growth, most)
    case .medium: min(6 * growth, most)
    case .large: min(9 * growth, most)
    case .capsule: most
    }
  }
}
