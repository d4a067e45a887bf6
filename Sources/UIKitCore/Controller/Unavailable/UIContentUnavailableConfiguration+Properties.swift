extension UIContentUnavailableConfiguration {
  /// The alignment of the content in its view.
  public enum Alignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// That of the reading direction, centred vertically.
    case natural = 1
  }

  /// The look of a text.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration).
  @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The wrapping of lines; by words by default.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The largest number of lines; 0, the default, is no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters may move closer before text is cut; false by default. Stored; has no effect.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The look of the picture.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration).
  @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol or template; nil for the view's tint colour.
    public var tintColor: UIColor?
    /// The radius of the picture's corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points; 0, the default, is no limit along an axis.
    public var maximumSize = CGSize.zero
    /// Whether the picture keeps its colours when the screen's are inverted; false by default. Stored; has no effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The behaviour of a button.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration).
  @preconcurrency @MainActor public struct ButtonProperties: @preconcurrency Hashable {
    /// The action of a click; nil, the default, for none.
    public var primaryAction: UIAction?
    /// The menu; nil, the default, for none. Without an action a click opens it.
    public var menu: UIMenu?
    /// Whether the button reacts; true by default.
    public var isEnabled = true
    /// The role of the button; normal by default.
    public var role = UIButton.Role.normal
  }
}
