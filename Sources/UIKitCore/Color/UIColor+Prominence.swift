extension UIColor {
  /// The strength of a colour.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uicolor/prominence-swift.enum).
  public enum Prominence: Int, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3

    /// The opacities are those of the label colours in the light style.
    var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// Returns the colour in a strength: with a part of its opacity.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    if prominence == .primary { return self }
    return UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.components.alpha * prominence.opacity)
    }
  }

  /// The colour in the standard range of brightness: the colour itself.
  public var standardDynamicRange: UIColor { self }
}
