/// A button's configuration, resolved for its current state: texts, colours, pictures.
@MainActor struct ButtonContent {
  var title: NSAttributedString?
  var subtitle: NSAttributedString?
  var titleLineBreakMode = NSLineBreakMode.byWordWrapping
  var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
  var image: UIImage?
  var imageColor: UIColor
  var indicatorColor: UIColor
  var activityColor: UIColor
  var background: UIBackgroundConfiguration
  /// The opacity of all parts; less than 1 in a pressed button.
  var opacity: CGFloat = 1

  private enum Base {
    case plain, gray, tinted, filled
  }

  init(_ configuration: UIButton.Configuration, button: UIButton) {
    let traits = button.currentTraits
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor ?? .systemBlue
    let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
    // A selected button is one step more prominent.
    let base: Base =
      switch configuration.style {
      case .plain: isSelected ? .tinted : .plain
      case .gray: isSelected ? .filled : .gray
      case .tinted: isSelected ? .filled : .tinted
      case .filled: .filled
      }
    var foreground: UIColor
    var fill: UIColor?
    switch base {
    case .plain:
      foreground = configuration.baseForegroundColor ?? tint
      fill = configuration.baseBackgroundColor
    case .gray:
      foreground = configuration.baseForegroundColor ?? tint
      fill = configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      foreground = configuration.baseForegroundColor ?? tint
      fill = (configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled:
      foreground = configuration.style == .filled ? configuration.baseForegroundColor ?? .white : .white
      fill = configuration.baseBackgroundColor ?? tint
    }
    if !button.isEnabled {
      foreground = .tertiaryLabel
      if fill != nil { fill = .tertiarySystemFill }
    }
    background = configuration.background
    // Nil means that the style decides, unless the background has a means of its own to get a colour.
    let own = background.backgroundColor ?? fill
    background.backgroundColor = own ?? .clear
    if let transformer = background.backgroundColorTransformer, own != nil {
      background.backgroundColor = transformer(own ?? tint)
      background.backgroundColorTransformer = nil
    }
    if button.isHighlighted {
      if let own { background.backgroundColor = own.faded(base == .filled ? 0.75 : 0.6, traits) }
      if base != .filled { foreground = foreground.faded(0.6, traits) }
    }
    let size = configuration.buttonSize
    titleLineBreakMode = configuration.titleLineBreakMode
    subtitleLineBreakMode = configuration.subtitleLineBreakMode
    title = Self.text(
      configuration.title, configuration.attributedTitle, configuration.titleTextAttributesTransformer,
      font: .preferredFont(forTextStyle: size.titleStyle, compatibleWith: traits), color: foreground)
    subtitle = Self.text(
      configuration.subtitle, configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
      font: .preferredFont(forTextStyle: size.subtitleStyle, compatibleWith: traits),
      color: base == .filled || !button.isEnabled ? foreground : foreground.faded(0.8, traits))
    image = configuration.image
    if let symbol = image, symbol.isSymbolImage, symbol.symbolConfiguration?.pointSize == nil {
      // A symbol next to text is as large as the title.
      image = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: size.titleStyle)) ?? symbol
    }
    if let wanted = configuration.preferredSymbolConfigurationForImage {
      image = image?.applyingSymbolConfiguration(wanted) ?? image
    }
    imageColor = configuration.imageColorTransformer?(foreground) ?? foreground
    indicatorColor = configuration.indicatorColorTransformer?(foreground) ?? foreground
    activityColor = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
  }

  private static func text(
    _ plain: String?, _ attributed: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
    font: UIFont, color: UIColor
  ) -> NSAttributedString? {
    guard attributed?.characters.isEmpty == false || plain?.isEmpty == false else { return nil }
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    if let transformer { base = transformer(base) }
    guard let attributed else { return NSAttributedString(string: plain ?? "", attributes: base.attributes) }
    let made = NSMutableAttributedString(string: String(attributed.characters), attributes: base.attributes)
    let own = NSAttributedString(attributed)
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length), options: []) { attributes, range, _ in
      made.addAttributes(attributes, range: range)
    }
    return made
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied by `part`.
  func faded(_ part: CGFloat, _ traits: UITraitCollection) -> UIColor {
    let color = resolvedColor(with: traits)
    return color.withAlphaComponent(color.components.alpha * part)
  }
}
