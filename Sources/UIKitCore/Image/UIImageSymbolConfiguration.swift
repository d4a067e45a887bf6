extension UIImage {
  /// How an image variant is chosen.
  ///
  /// Unchecked as classes that can be subclassed are: a configuration does not change once it is made.
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

    /// The weight of text that the symbol stands well beside.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// Size, weight and colours of a symbol image. What is left out comes from elsewhere: 17 points, regular, the tint
  /// colour.
  ///
  /// Unchecked because its superclass is: it does not change once it is made.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    /// The symbol is drawn in the first of them.
    let colors: [UIColor]

    init(size: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil, colors: [UIColor] = []) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init(traits: nil)
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }

    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale, colors: [])
    }

    public convenience init(scale: SymbolScale) {
      self.init(size: nil, scale: scale)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight)
    }

    public convenience init(font: UIFont) {
      self.init(size: font.pointSize)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// Drawn in one colour here; on iOS its parts are paler the less they matter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, colors: [hierarchicalColor])
    }

    /// Drawn in the first colour here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, colors: paletteColors)
    }

    /// Symbols here have no colours of their own: nothing changes.
    public class func preferringMulticolor() -> Self { make(Self.self) }
    public class func preferringMonochrome() -> Self { make(Self.self) }
    public class func preferringHierarchical() -> Self { make(Self.self) }

    private static func make<Type: SymbolConfiguration>(_ type: Type.Type) -> Type {
      guard let made = SymbolConfiguration(size: nil) as? Type else {
        preconditionFailure("\(type) is made by UIImage.SymbolConfiguration itself")
      }
      return made
    }

    /// This configuration with what `configuration` says in place of its own.
    open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: configuration.pointSize ?? pointSize, weight: configuration.weight ?? weight,
        scale: configuration.scale ?? scale, colors: configuration.colors.isEmpty ? colors : configuration.colors)
    }

    /// The side of the square a symbol is drawn in, in points: a little higher than the capitals of its font size.
    /// Small and large are Apple's 0.79 and 1.29.
    var height: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.79
        case .large: 1.29
        default: 1
        }
      return ((pointSize ?? 17) * factor * 1.15).rounded()
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale && colors == other.colors
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }

  /// The configuration a symbol was made with.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The same symbol in another size or weight; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    let merged = symbol.configuration?.applying(configuration) ?? configuration
    guard let made = UIImage(systemName: symbol.name, withConfiguration: merged) else { return nil }
    made.takeRendering(of: self)
    return made
  }

  /// The image for `configuration`; an image that is no symbol has one variant.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  var symbolName: String? { symbol?.name }
}

/// The origin of a symbol image.
struct SymbolOrigin {
  let name: String
  let configuration: UIImage.SymbolConfiguration?
}

extension UITraitCollection {
  /// The configuration for looking up images under these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}
