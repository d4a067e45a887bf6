extension UIButton {
  /// A button's whole look in one value.
  @preconcurrency @MainActor public struct Configuration: @preconcurrency Hashable {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum CornerStyle: Int, Sendable {
      /// `background.cornerRadius` as it is.
      case fixed = -1
      /// `background.cornerRadius` at the medium size, more in higher buttons.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// Kept for the Mac's idiom, which there is none of here.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    /// The sign that a button opens a menu.
    public enum Indicator: Int, Sendable {
      /// A double chevron on buttons that show their menu's choice.
      case automatic = 0
      case none = 1
      case popup = 2
    }

    enum Style { case plain, gray, tinted, filled }

    let style: Style
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titleAlignment = TitleAlignment.automatic
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var contentInsets = Size.medium.insets
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    /// A turning wheel in the picture's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button looks different by itself.
    public var automaticallyUpdateForSelection = true
    /// Nil colours are worked out from the style.
    public var background = UIBackgroundConfiguration.button

    init(_ style: Style) {
      self.style = style
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }

    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
    }

    /// The configuration as it is for `button` now. Colours are worked out when the button shows them, so it is the
    /// same one.
    public func updated(for button: UIButton) -> Configuration { self }

    // Transformers are functions, which cannot be compared: two configurations that both have one are taken as
    // different.
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
  /// A button's background before anything is set: iOS's corner radius of a medium button.
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
  /// Points for a button of `size` whose own radius is `fixed`.
  func radius(in size: CGSize, fixed: CGFloat) -> CGFloat {
    let most = min(size.width, size.height) / 2
    // A medium button with the system's font is 34.33 points high.
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
