/// Makes one colour from another, such as a paler one for a pressed state.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// Shades of grey of the same lightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      // Rec. 709 luma weights.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// The view's tint colour, whatever colour is given.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// A paler tint of the colour's own hue.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
      guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return color }
      return UIColor(hue: hue, saturation: saturation / 2, brightness: brightness, alpha: alpha)
    }
  }
}
