/// A description of a font.
///
/// Unchecked as classes that can be subclassed are: a descriptor does not change once it is made.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Fonts for lines from top to bottom: no font has it here, as lines go across.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A list of features by type and selector, as `kLowerCaseType` and `kLowerCaseSmallCapsSelector`. They count where
    /// the font has the OpenType feature that is meant.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  let values: UIFont.Values

  init(values: UIFont.Values) {
    self.values = values
    super.init()
  }

  public init(name fontName: String, size: CGFloat) {
    values =
      UIFont.values(named: fontName, size: UIFont.validSize(size))
      ?? UIFont.Values(family: fontName, size: UIFont.validSize(size))
    super.init()
  }

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    values = UIFontDescriptor.adding(attributes, to: UIFont.Values(size: UIFont.systemFontSize))
    super.init()
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { values.size }
  open var postscriptName: String { UIFont(values).fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if values.isItalic { traits.insert(.traitItalic) }
    if values.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if values.isMonospaced { traits.insert(.traitMonoSpace) }
    if values.isCondensed { traits.insert(.traitCondensed) }
    if values.isExpanded { traits.insert(.traitExpanded) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: values.size, .name: postscriptName]
    attributes[.family] = values.family
    attributes[.textStyle] = values.textStyle
    return attributes
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(values: UIFontDescriptor.adding(attributes, to: values))
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = values
    copy.postScriptName = nil
    copy.isItalic = symbolicTraits.contains(.traitItalic)
    copy.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    copy.isCondensed = symbolicTraits.contains(.traitCondensed)
    copy.isExpanded = symbolicTraits.contains(.traitExpanded)
    let isBold = copy.weight.rawValue >= UIFont.Weight.semibold.rawValue
    if symbolicTraits.contains(.traitBold) != isBold { copy.weight = isBold ? .regular : .bold }
    return UIFontDescriptor(values: copy)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = values
    copy.size = newPointSize
    return UIFontDescriptor(values: copy)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var copy = values
    copy.family = newFamily
    copy.postScriptName = nil
    return UIFontDescriptor(values: copy)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard values.family == nil else { return nil }
    var copy = values
    copy.isRounded = design == .rounded
    copy.isSerif = design == .serif
    copy.isMonospaced = design == .monospaced
    return UIFontDescriptor(values: copy)
  }

  private static func adding(_ attributes: [AttributeName: Any], to values: UIFont.Values) -> UIFont.Values {
    var values = values
    if let family = attributes[.family] as? String {
      values.family = family
      values.postScriptName = nil
    }
    if let name = attributes[.name] as? String, let named = UIFont.values(named: name, size: values.size) {
      values = named
    }
    if let size = attributes[.size] as? CGFloat { values.size = size }
    if let size = attributes[.size] as? NSNumber { values.size = CGFloat(size.doubleValue) }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
      guard let type = feature[.type] as? Int, let selector = feature[.selector] as? Int else { continue }
      if type == kNumberSpacingType { values.hasMonospacedDigits = selector == kMonospacedNumbersSelector }
      guard let new = OpenTypeFeatures.values(type: type, selector: selector) else { continue }
      values.features.merge(new) { $1 }
      values.features = values.features.filter { $0.value != 0 || OpenTypeFeatures.isOnByDefault($0.key) }
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      values.postScriptName = nil
      if let weight = traits[.weight] as? UIFont.Weight { values.weight = weight }
      if let weight = traits[.weight] as? CGFloat { values.weight = UIFont.Weight(weight) }
      if let slant = traits[.slant] as? CGFloat { values.isItalic = slant != 0 }
    }
    return values
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }
  open override var hash: Int { values.hashValue }
}
