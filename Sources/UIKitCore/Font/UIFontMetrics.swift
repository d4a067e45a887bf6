/// Scales sizes and fonts with the user's preferred text size, as a text style is scaled.
///
/// Unchecked as classes that can be subclassed are: it consists of constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifontmetrics).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Scales as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Creates metrics that scale as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font at the user's preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font at the preferred text size of `traitCollection`, or of the current traits for nil.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font at the user's preferred text size, but not larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at a preferred text size, but not larger than a size in points.
  ///
  /// - Parameter maximumPointSize: 0 means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a length scaled to the user's preferred text size, rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled to the preferred text size of `traitCollection`, or of the current traits for nil, rounded
  /// to pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = style.size(for: traits.preferredContentSizeCategory) / style.defaultSize
    let pixels = max(traits.displayScale, 1)
    return (value * scale * pixels).rounded() / pixels
  }
}

extension UIFont.TextStyle {
  /// The metrics that scale as this style does.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
