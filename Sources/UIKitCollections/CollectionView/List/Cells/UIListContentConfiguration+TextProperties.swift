@_spi(UIKit) import UIKitCore

extension UIListContentConfiguration {
  /// The properties of a row's text.
  @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
    /// The alignment of a text in its row.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural = 0
      /// In the middle of the row's width for text.
      case center = 1
      /// At both edges, except for the last line.
      case justified = 2
    }

    /// The transformation of a text's letters before it is shown, by the rules of the current locale.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font; that of body text by default.
    public var font: UIFont
    /// The colour, before `colorTransformer` and dimming are applied.
    public var color: UIColor
    /// The function that derives the displayed colour from `color`; nil, the default, changes nothing.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment; natural by default, which is leading.
    public var alignment = TextAlignment.natural
    /// The way that text is wrapped, or truncated if there is no space; truncated at the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether the font is shrunk to fit the width, down to `minimumScaleFactor`; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest fraction of the font's size to which it may be shrunk, from 0 to 1; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be set more tightly before the text is truncated; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the preferred text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a truncated text is shown in full when the pointer rests on it; false by default.
    public var showsExpansionTextWhenTruncated = false
    /// The transformation of letters before the text is shown; none by default.
    public var transform = TextTransform.none
    var isDimmed = false
    /// Whether the text is on the tint colour of a sidebar's selected row.
    var isOnTint = false

    init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
      self.font = font
      self.color = color
    }

    /// Returns the displayed colour: `color` after its transformer.
    public func resolvedColor() -> UIColor {
      let base = isOnTint ? UIColor.white : isDimmed ? UIColor.tertiaryLabel : color
      return colorTransformer?(base) ?? base
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }

    // Transformers are functions, which cannot be compared: two values that both have one are considered different.
    public static func == (lhs: TextProperties, rhs: TextProperties) -> Bool {
      lhs.font == rhs.font && lhs.color == rhs.color && lhs.alignment == rhs.alignment
        && lhs.lineBreakMode == rhs.lineBreakMode && lhs.numberOfLines == rhs.numberOfLines
        && lhs.adjustsFontSizeToFitWidth == rhs.adjustsFontSizeToFitWidth
        && lhs.minimumScaleFactor == rhs.minimumScaleFactor && lhs.transform == rhs.transform
        && lhs.allowsDefaultTighteningForTruncation == rhs.allowsDefaultTighteningForTruncation
        && lhs.adjustsFontForContentSizeCategory == rhs.adjustsFontForContentSizeCategory
        && lhs.showsExpansionTextWhenTruncated == rhs.showsExpansionTextWhenTruncated
        && lhs.isDimmed == rhs.isDimmed && lhs.isOnTint == rhs.isOnTint && lhs.colorTransformer == nil
        && rhs.colorTransformer == nil
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }

  /// The properties of a row's image.
  @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
    /// A value for `reservedLayoutSize`: the width or height with which rows with symbols of one size line up.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The configuration with which a symbol image is shown; nil for its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour; nil, the default, stands for the view's.
    public var tintColor: UIColor?
    /// The function that derives the displayed tint colour; nil, the default, changes nothing.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; zero in a dimension, the default, means no limit.
    public var maximumSize = CGSize.zero
    /// The size in points of the space in which the image is centred; zero in a dimension, the default, means the
    /// image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when the system inverts those of the screen. Stored, without effect.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the line around the image; nil, the default, stands for the tint colour.
    public var strokeColor: UIColor?
    /// The function that derives the displayed colour of the line; nil, the default, changes nothing.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the image, in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// Whether the image is on the tint colour of a sidebar's selected row.
    var isOnTint = false

    init() {}

    /// Returns the colour of a template or symbol image in a view of the given tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      if isOnTint { return .white }
      let base = self.tintColor ?? tintColor
      return tintColorTransformer?(base) ?? base
    }

    /// Returns the colour of the line around the image in a view of the given tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let base = strokeColor ?? tintColor
      return strokeColorTransformer?(base) ?? base
    }

    public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
      lhs.preferredSymbolConfiguration == rhs.preferredSymbolConfiguration && lhs.tintColor == rhs.tintColor
        && lhs.cornerRadius == rhs.cornerRadius && lhs.maximumSize == rhs.maximumSize
        && lhs.reservedLayoutSize == rhs.reservedLayoutSize && lhs.isOnTint == rhs.isOnTint
        && lhs.accessibilityIgnoresInvertColors == rhs.accessibilityIgnoresInvertColors
        && lhs.strokeColor == rhs.strokeColor && lhs.strokeWidth == rhs.strokeWidth
        && lhs.tintColorTransformer == nil && rhs.tintColorTransformer == nil
        && lhs.strokeColorTransformer == nil && rhs.strokeColorTransformer == nil
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}

extension UIListContentConfiguration.TextProperties: ConfigurationDescription, @preconcurrency CustomStringConvertible,
  @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomReflectable
{
  package var describedProperties: KeyValuePairs<String, Any> {
    [
      "font": font, "color": color, "alignment": alignment, "lineBreakMode": lineBreakMode,
      "numberOfLines": numberOfLines, "transform": transform,
    ]
  }

  public var description: String { propertyDescription }
  public var debugDescription: String { description }
  public var customMirror: Mirror { propertyMirror }
}

extension UIListContentConfiguration.ImageProperties: ConfigurationDescription, @preconcurrency CustomStringConvertible,
  @preconcurrency CustomDebugStringConvertible, @preconcurrency CustomReflectable
{
  package var describedProperties: KeyValuePairs<String, Any> {
    [
      "tintColor": tintColor as Any, "cornerRadius": cornerRadius, "maximumSize": maximumSize,
      "reservedLayoutSize": reservedLayoutSize,
    ]
  }

  public var description: String { propertyDescription }
  public var debugDescription: String { description }
  public var customMirror: Mirror { propertyMirror }
}
