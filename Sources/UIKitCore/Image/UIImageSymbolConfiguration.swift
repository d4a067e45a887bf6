extension UIImage {
  /// The traits by which an image's variant is chosen.
  ///
  /// Unchecked as classes that can be subclassed are: a configuration does not change after its creation.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; nil for none.
    public let traitCollection: UITraitCollection?
    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Returns this configuration with other traits; nil for none.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { own(with(traits: traitCollection)) }

    /// Returns this configuration with the values given in another in place of its own; itself for nil.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      return own(merged(with: otherConfiguration))
    }

    private func own<Own: Configuration>(_ made: Configuration) -> Own {
      guard let made = made as? Own else {
        preconditionFailure("\(Own.self) must be created by UIImage.Configuration itself")
      }
      return made
    }

    func with(traits: UITraitCollection?) -> Configuration { Configuration(traits: traits) }

    func merged(with other: Configuration) -> Configuration { Configuration(traits: mergedTraits(with: other)) }

    final func mergedTraits(with other: Configuration) -> UITraitCollection? {
      guard let traitCollection, let others = other.traitCollection else {
        return other.traitCollection ?? traitCollection
      }
      return UITraitCollection(traitsFrom: [traitCollection, others])
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && traitCollection == other.traitCollection
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// The size of a symbol in relation to its font size.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// Not given: medium.
    case unspecified = 0
    /// 0.79 times the medium size.
    case small = 1
    /// The size that suits text of the font size.
    case medium = 2
    /// 1.29 times the medium size.
    case large = 3
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// Not given: regular.
    case unspecified = 0
    case ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the weight of text that suits the symbol.
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

  /// The size, weight and colours of a symbol image. Values that are not given are 17 points, regular, and the tint
  /// colour.
  ///
  /// Unchecked because its superclass is: it does not change after its creation.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    /// The colours, of which the first is used.
    let colors: [UIColor]

    init(
      size: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil, colors: [UIColor] = [],
      traits: UITraitCollection? = nil
    ) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init(traits: traits)
    }

    /// A configuration without any values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }

    /// Creates a configuration with a font size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }

    /// Creates a configuration with a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }

    /// Creates a configuration with a font size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale, colors: [])
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, scale: scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight)
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize)
    }

    /// Creates a configuration with the size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }

    /// Creates a configuration with the size of a text style, at the user's preferred text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// Creates a configuration with a colour. The symbol has one shade here; on iOS minor parts are paler.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, colors: [hierarchicalColor])
    }

    /// Creates a configuration with colours, of which the first is used.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, colors: paletteColors)
    }

    /// Returns a configuration without values: symbols here have no colours of their own.
    public class func preferringMulticolor() -> Self { make(Self.self) }
    /// Returns a configuration without values: symbols here have one colour anyway.
    public class func preferringMonochrome() -> Self { make(Self.self) }
    /// Returns a configuration without values: symbols here have one shade.
    public class func preferringHierarchical() -> Self { make(Self.self) }

    private static func make<Type: SymbolConfiguration>(_ type: Type.Type) -> Type {
      guard let made = SymbolConfiguration(size: nil) as? Type else {
        preconditionFailure("\(type) must be created by UIImage.SymbolConfiguration itself")
      }
      return made
    }

    override func with(traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(size: pointSize, weight: weight, scale: scale, colors: colors, traits: traits)
    }

    override func merged(with other: Configuration) -> Configuration {
      let traits = mergedTraits(with: other)
      guard let other = other as? SymbolConfiguration else { return with(traits: traits) }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
        colors: other.colors.isEmpty ? colors : other.colors, traits: traits)
    }

    /// The side of the square in which the symbol is drawn, in points: a little more than the height of capitals of its
    /// font size. Small and large are Apple's 0.79 and 1.29.
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
        && traitCollection == other.traitCollection
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }

  /// The configuration that a symbol was created with; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// Returns the same symbol in another size or weight; nil for an image that is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return nil }
    let merged = symbol.configuration?.applying(configuration) ?? configuration
    guard let made = UIImage(systemName: symbol.name, withConfiguration: merged) else { return nil }
    made.takeRendering(of: self)
    return made
  }

  /// The configuration of the image: that of a symbol, else the traits for which the image was made.
  public var configuration: Configuration? { symbolConfiguration ?? Configuration(traits: traitCollection) }

  /// The traits for which the image was made: its scale. Variants for light and dark do not keep theirs.
  public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

  /// Returns the image for `configuration`: a symbol of that size and weight, or the variant for its traits of an image
  /// that has several.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol = (configuration as? SymbolConfiguration).flatMap({ applyingSymbolConfiguration($0) }) {
      return symbol
    }
    guard let traits = configuration.traitCollection else { return self }
    return variant(for: traits)
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
