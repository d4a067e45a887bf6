/// A function that changes a colour, for example to a paler one for a pressed state.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct).
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer with a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed colour.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// Returns a grey of the same lightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      // The luma weights of Rec. 709.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// Returns the view's tint colour, whatever the colour.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// Returns a paler tint of the same hue.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
      guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return color }
      return UIColor(hue: hue, saturation: saturation / 2, brightness: brightness, alpha: alpha)
    }
  }
}
