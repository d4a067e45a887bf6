extension UIButton {
  /// A button's whole look in one value.
  public struct Configuration {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public struct Background {
      public var backgroundColor: UIColor?
      /// Points.
      public var cornerRadius: CGFloat = 5.95
      public var strokeColor: UIColor?
      public var strokeWidth: CGFloat = 0
    }

    enum Style { case plain, gray, tinted, filled }

    let style: Style
    public var title: String?
    public var attributedTitle: NSAttributedString?
    public var subtitle: String?
    public var image: UIImage?
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    public var showsActivityIndicator = false
    public var background = Background()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

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
}

/// A configuration worked out for a button: colours, font, title.
@MainActor struct ButtonContent {
  enum Title {
    case plain(String)
    case attributed(NSAttributedString)
  }

  var title: Title?
  var image: UIImage?
  var foreground: UIColor
  var background: UIColor?
  var font: UIFont

  init(_ configuration: UIButton.Configuration, button: UIButton) {
    let tint = button.tintColor ?? .systemBlue
    image = configuration.image
    title =
      configuration.attributedTitle.map(Title.attributed) ?? configuration.title.map(Title.plain)
    font = .systemFont(
      ofSize: configuration.buttonSize == .mini || configuration.buttonSize == .small ? 15 : 17,
      weight: configuration.style == .filled && configuration.buttonSize == .large ? .semibold : .regular)
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain:
      foreground = configuration.baseForegroundColor ?? tint
      background = base
    case .gray:
      foreground = configuration.baseForegroundColor ?? tint
      background = base ?? .secondarySystemFill
    case .tinted:
      foreground = configuration.baseForegroundColor ?? tint
      background = (base ?? tint).withAlphaComponent(0.18)
    case .filled:
      foreground = configuration.baseForegroundColor ?? .white
      background = base ?? tint
    }
    if let own = configuration.background.backgroundColor { background = own }
  }
}
