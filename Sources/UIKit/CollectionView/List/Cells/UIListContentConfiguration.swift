/// A description of a row's content: an image, a text and a secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// On these axes the margins are at least as wide as those of the cell around the view.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the secondary text stands at the end of the text's line if both fit, rather than below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Of the whole content. 1 by default.
  public var alpha: CGFloat = 1
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How the colours follow a state.
  private enum Style { case plain, header, sidebar }
  private var style = Style.plain

  init() {}

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .headline), .label)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, transform: .uppercase)
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .headline), .label)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(title, .label)
  }
  public static func sidebarCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.style = .sidebar
    return configuration
  }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarHeader() -> UIListContentConfiguration { header(title, .label) }

  private static var title: UIFont {
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize, weight: .semibold)
  }

  private static func header(
    _ font: UIFont, _ color: UIColor, transform: TextProperties.TextTransform = .none
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties = TextProperties(font: font, color: color)
    configuration.textProperties.transform = transform
    configuration.directionalLayoutMargins.top = 8
    configuration.directionalLayoutMargins.bottom = 8
    configuration.style = .header
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration for a state: a disabled row's texts are paler, those of a sidebar's selected row are white on
  /// its tint.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    copy.textProperties.isDimmed = isDisabled
    copy.secondaryTextProperties.isDimmed = isDisabled
    let isSelected = style == .sidebar && ((state as? UICellConfigurationState)?.isSelected ?? false)
    copy.textProperties.isOnTint = isSelected
    copy.secondaryTextProperties.isOnTint = isSelected
    copy.imageProperties.isOnTint = isSelected
    return copy
  }
}

extension UIListContentConfiguration: ConfigurationDescription, @preconcurrency CustomStringConvertible,
  @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomReflectable
{
  var describedProperties: KeyValuePairs<String, Any> {
    [
      "image": image as Any, "text": text as Any, "attributedText": attributedText as Any,
      "secondaryText": secondaryText as Any, "secondaryAttributedText": secondaryAttributedText as Any,
      "directionalLayoutMargins": directionalLayoutMargins, "alpha": alpha,
    ]
  }

  public var description: String { propertyDescription }
  public var debugDescription: String { description }
  public var customMirror: Mirror { propertyMirror }
}
