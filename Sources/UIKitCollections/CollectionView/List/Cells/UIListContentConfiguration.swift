@_spi(UIKit) import UIKitCore

/// A description of a row's content: an image, a text and a secondary text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration).
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  /// The image at the start of the row; nil for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none. It is replaced by `attributedText`.
  public var text: String?
  /// The text with attributes, in place of `text`; nil for none.
  public var attributedText: NSAttributedString?
  /// The font, colour and wrapping of the text.
  public var textProperties = TextProperties()
  /// The secondary text, below the text or at the end of its line; nil for none.
  public var secondaryText: String?
  /// The secondary text with attributes, in place of `secondaryText`; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, colour and wrapping of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The axes on which the margins are at least those of the surrounding cell; horizontal by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the secondary text is at the end of the text's line if both fit, rather than below it; false by default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The opacity of the whole content, from 0 to 1; 1 by default.
  public var alpha: CGFloat = 1
  /// The space between the image and the texts, in points; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the texts when they are side by side, in points; 6 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between the texts when one is below the other, in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The dependence of the colours on the cell's state.
  private enum Style { case plain, header, sidebar }
  private var style = Style.plain
  /// The origin of a configuration that adapts to the list around it; nil for others.
  private var adaptation: Adaptation?

  /// A header or footer, and the list for which its properties were chosen.
  private struct Adaptation: Hashable {
    var isHeader: Bool
    var environment = UIListEnvironment.unspecified
  }

  init() {}

  /// Returns the configuration of a plain cell: a text in body style and a secondary text below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a cell with a secondary text below its text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a cell with a value: the secondary text is at the end of the line if both fit.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  /// Returns the configuration of a list's header, which adapts to the `listEnvironment` of its view. Outside of lists
  /// it is that of a grouped list.
  public static func header() -> UIListContentConfiguration { adapting(Adaptation(isHeader: true)) }
  /// Returns the configuration of a list's footer, which adapts to the `listEnvironment` of its view. Outside of lists
  /// it is that of a grouped list.
  public static func footer() -> UIListContentConfiguration { adapting(Adaptation(isHeader: false)) }

  private static func adapting(_ adaptation: Adaptation) -> UIListContentConfiguration {
    var configuration: UIListContentConfiguration
    switch (adaptation.environment, adaptation.isHeader) {
    case (.plain, true): configuration = plainHeader()
    case (.plain, false), (.sidebar, false), (.sidebarPlain, false): configuration = plainFooter()
    case (.sidebar, true), (.sidebarPlain, true): configuration = sidebarHeader()
    case (_, true): configuration = groupedHeader()
    case (_, false): configuration = groupedFooter()
    }
    configuration.adaptation = adaptation
    return configuration
  }

  /// Replaces the properties that the app has not changed by those for another list.
  private mutating func adapt(to environment: UIListEnvironment) {
    guard let adaptation, adaptation.environment != environment else { return }
    let old = Self.adapting(adaptation)
    let new = Self.adapting(Adaptation(isHeader: adaptation.isHeader, environment: environment))
    textProperties.isDimmed = false
    if textProperties == old.textProperties { textProperties = new.textProperties }
    if directionalLayoutMargins == old.directionalLayoutMargins {
      directionalLayoutMargins = new.directionalLayoutMargins
    }
    self.adaptation = new.adaptation
  }

  /// Returns the configuration of a header in a plain list, in headline style.
  public static func plainHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .headline), .label)
  }
  /// Returns the configuration of a footer in a plain list, in a secondary colour.
  public static func plainFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  }
  /// Returns the configuration of a header in a grouped list: small capital letters in a secondary colour.
  public static func groupedHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), .secondaryLabel, transform: .uppercase)
  }
  /// Returns the configuration of a footer in a grouped list: small letters in a secondary colour.
  public static func groupedFooter() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }
  /// Returns the configuration of a prominent header in an inset grouped list, in headline style.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.preferredFont(forTextStyle: .headline), .label)
  }
  /// Returns the configuration of a very prominent header in an inset grouped list, in title style.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(title, .label)
  }
  /// Returns the configuration of a sidebar's cell, which is white on the tint colour while selected.
  public static func sidebarCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.style = .sidebar
    return configuration
  }
  /// Returns the configuration of a sidebar's cell with a secondary text below its text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
  /// Returns the configuration of a cell in a sidebar that is beside another one.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a cell with a secondary text, in a sidebar that is beside another one.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a sidebar's header, in title style.
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

  /// Returns the configuration for a state: a disabled row's texts are paler, those of a sidebar's selected row are
  /// white on its tint colour.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    copy.adapt(to: state.traitCollection.listEnvironment)
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
