@_spi(UIKit) import UIKitCore

/// A description of a row's content: an image, a text and a secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  /// The image at the row's beginning; nil for none.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil for none. Set either this or `attributedText`.
  public var text: String?
  /// The text with attributes; it replaces `text`.
  public var attributedText: NSAttributedString?
  /// The font, colour and wrapping of the text.
  public var textProperties = TextProperties()
  /// The secondary text, below the text or at the end of its line; nil for none.
  public var secondaryText: String?
  /// The secondary text with attributes; it replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, colour and wrapping of the secondary text.
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
  /// The space between the image and the texts, in points; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the texts when they stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between the texts when they stand below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How the colours follow a state.
  private enum Style { case plain, header, sidebar }
  private var style = Style.plain

  init() {}

  /// The configuration of a plain cell: a text in body type, a secondary text below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The configuration of a cell with a secondary text below its text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The configuration of a cell with a value: the secondary text stands at the end of the line where both fit.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  /// The configuration of a header in a plain list, in headline type.
  public static func plainHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .headline), .label)
  }
  /// The configuration of a footer in a plain list, in secondary colour.
  public static func plainFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  }
  /// The configuration of a header in a grouped list: small capital letters in secondary colour.
  public static func groupedHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, transform: .uppercase)
  }
  /// The configuration of a footer in a grouped list: small type in secondary colour.
  public static func groupedFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }
  /// The configuration of a prominent header in an inset grouped list, in headline type.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .headline), .label)
  }
  /// The configuration of a very prominent header in an inset grouped list, in title type.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(title, .label)
  }
  /// The configuration of a sidebar's cell, which is white on the tint colour while selected.
  public static func sidebarCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.style = .sidebar
    return configuration
  }
  /// The configuration of a sidebar's cell with a secondary text below its text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
  /// The configuration of a cell in a sidebar that stands beside another one.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a cell with a secondary text, in a sidebar that stands beside another one.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The configuration of a sidebar's header, in title type.
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
  package var describedProperties: KeyValuePairs<String, Any> {
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
