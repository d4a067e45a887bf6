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
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// Space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the secondary text stands at the end of the text's line if both fit, rather than below it.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  private var isHeader = false

  init() {}

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration { header(.headline, .label) }
  public static func plainFooter() -> UIListContentConfiguration { header(.subheadline, .secondaryLabel) }
  public static func groupedHeader() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel, transform: .uppercase)
  }
  public static func groupedFooter() -> UIListContentConfiguration { header(.footnote, .secondaryLabel) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(.headline, .label) }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header(.title3, .label) }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarHeader() -> UIListContentConfiguration { header(.headline, .secondaryLabel) }

  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor, transform: TextProperties.TextTransform = .none
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    configuration.textProperties.transform = transform
    configuration.directionalLayoutMargins.top = 8
    configuration.directionalLayoutMargins.bottom = 8
    configuration.isHeader = true
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration for a state: a disabled row's texts are paler.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    copy.textProperties.isDimmed = isDisabled
    copy.secondaryTextProperties.isDimmed = isDisabled
    return copy
  }
}
