@_spi(UIKit) import UIKitCore

extension UIListContentConfiguration {
  /// How a text of a row is shown.
  @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
    /// How a text is aligned in its row.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// How the letters of a text are changed before it is shown, by the rules of the current locale.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour, before `colorTransformer` and dimming.
    public var color: UIColor
    /// Derives the colour that is drawn from `color`; nil draws it as it is.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment; natural by default, which is leading.
    public var alignment = TextAlignment.natural
    /// How the text is broken, or cut where it has no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 means as many as there are.
    public var numberOfLines = 0
    /// Whether the font is shrunk to fit the width, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of the font's size that it may be shrunk to, 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be set closer before the text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size of text that the person prefers.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a text that is cut is shown whole when the pointer rests on it.
    public var showsExpansionTextWhenTruncated = false
    /// The change of letters before the text is shown.
    public var transform = TextTransform.none
    var isDimmed = false
    /// Whether it is on the tint colour of a sidebar's selected row.
    var isOnTint = false

    init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
      self.font = font
      self.color = color
    }

    /// The colour as drawn.
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

    // Transformers are functions, which cannot be compared: two values that both have one are taken as different.
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

  /// How the image of a row is shown.
  @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
    /// In `reservedLayoutSize`: the width or height that rows with symbols of one size line up by.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The configuration that a symbol image is shown with; nil for its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil stands for the view's tint colour.
    public var tintColor: UIColor?
    /// Derives the tint that is drawn; nil draws it as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// Zero in a dimension means no limit.
    public var maximumSize = CGSize.zero
    /// The space the image is centred in; zero in a dimension means the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when the system inverts those of the screen.
    public var accessibilityIgnoresInvertColors = false
    /// Of the line around the image; nil stands for the tint colour.
    public var strokeColor: UIColor?
    /// Derives the colour of the line around the image; nil draws it as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points; 0 draws no line.
    public var strokeWidth: CGFloat = 0
    /// Whether it is on the tint colour of a sidebar's selected row.
    var isOnTint = false

    init() {}

    /// The colour of a template or symbol image in a view of the given tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      if isOnTint { return .white }
      let base = self.tintColor ?? tintColor
      return tintColorTransformer?(base) ?? base
    }

    /// The colour of the line around the image in a view of the given tint colour.
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
