extension UIImage {
  /// How an image variant is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?
    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Size of a symbol image. Weights are kept and have no effect: icon themes have one.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    let weight: SymbolWeight
    let scale: SymbolScale

    init(size: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      super.init(traits: nil)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .regular, scale: .medium)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .medium)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    public convenience init(scale: SymbolScale) {
      self.init(size: 17, weight: .regular, scale: scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(size: 17, weight: weight, scale: .medium)
    }

    public convenience init(font: UIFont) {
      self.init(size: font.pointSize, weight: .regular, scale: .medium)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: .regular, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular, scale: .medium)
    }

    /// A symbol is a little higher than the capitals of its font size; small and large are Apple's 0.79 and 1.29.
    var height: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.79
        case .large: 1.29
        default: 1
        }
      return (pointSize * factor * 1.1).rounded()
    }
  }
}
