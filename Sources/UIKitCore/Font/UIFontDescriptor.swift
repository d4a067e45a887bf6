/// A description of a font, from which fonts can be created.
///
/// Unchecked as classes that can be subclassed are: a descriptor does not change after its creation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifontdescriptor).
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Traits of a font's look.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is semibold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The font is for lines from top to bottom. No font here has the trait.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font is made for interfaces. Stored; has no effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The lines are closer. Stored; has no effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The lines are further apart. Stored; has no effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the class of a font's design, one of those below. They are stored without effect, and no font here
    /// has a class.
    public static let classMask = SymbolicTraits(rawValue: 0xF << 28)
    /// Serifs as of the first printers.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs between the old and the modern style.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Thin serifs, with strong contrasts.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Strong, round serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Strong, square serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of another form.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters as of handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The class of a font's design in Objective-C; see `SymbolicTraits.classMask`.
  public typealias Class = UInt

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual design, without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design with letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A key of a descriptor's attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The full name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the style. Stored; has no effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The matrix of the letters. Stored; has no effect.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The name that people see.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The descriptors of the fonts for letters that the font lacks. Stored; has no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The characters that the font has. Stored; has no effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The distance between letters in points. Stored; has no effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// A dictionary of traits, by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, in `fontAttributes` only.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A list of features by type and selector, such as `kLowerCaseType` and `kLowerCaseSmallCapsSelector`. They have
    /// an effect where the font has the corresponding OpenType feature.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of a feature in `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = type
    /// The older name of `selector`.
    public static let typeIdentifier = selector
  }

  /// A key of a trait in `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, as a number from −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits. Without effect in `addingAttributes(_:)`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The width. Without effect in `addingAttributes(_:)`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: italic unless 0.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  let values: UIFont.Values
  /// The matrix of the letters; the identity by default. Only its slant has an effect, as italics.
  public let matrix: CGAffineTransform

  init(values: UIFont.Values, matrix: CGAffineTransform = .identity) {
    self.values = values
    self.matrix = matrix
    super.init()
  }

  /// Creates a descriptor of a font's full or family name, at the usual size, with a matrix of the letters. Only the
  /// slant of the matrix has an effect, as italics.
  public init(name fontName: String, matrix: CGAffineTransform) {
    let size = UIFont.systemFontSize
    let named = UIFont.values(named: fontName, size: size) ?? UIFont.Values(family: fontName, size: size)
    values = UIFontDescriptor.slanted(named, by: matrix)
    self.matrix = matrix
    super.init()
  }

  private static func slanted(_ values: UIFont.Values, by matrix: CGAffineTransform) -> UIFont.Values {
    guard matrix.c != 0 else { return values }
    var copy = values
    copy.postScriptName = nil
    copy.isItalic = true
    return copy
  }

  /// Creates a descriptor of a font's full or family name, at a size in points.
  public init(name fontName: String, size: CGFloat) {
    values =
      UIFont.values(named: fontName, size: UIFont.validSize(size))
      ?? UIFont.Values(family: fontName, size: UIFont.validSize(size))
    matrix = .identity
    super.init()
  }

  /// Creates a descriptor from attributes; by default, the system font of 14 points.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    values = UIFontDescriptor.adding(attributes, to: UIFont.Values(size: UIFont.systemFontSize))
    matrix = attributes[.matrix] as? CGAffineTransform ?? .identity
    super.init()
  }

  /// Creates a descriptor from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let values = UIFont.Values(coder) else { return nil }
    self.values = values
    matrix = coder.decodeCGAffineTransform(forKey: UIFontDescriptor.matrixKey)
    super.init()
  }

  /// Writes the descriptor to an archive.
  open func encode(with coder: NSCoder) {
    values.encode(with: coder)
    coder.encode(matrix, forKey: UIFontDescriptor.matrixKey)
  }

  /// True: archives are read with their classes checked.
  open class var supportsSecureCoding: Bool { true }

  private static let matrixKey = "UIFontMatrix"

  /// Returns the descriptor of a text style at the user's preferred text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style at the preferred text size of `traitCollection`, or of the current traits
  /// for nil.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the value of one of `fontAttributes`; nil if it has none.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The size in points.
  open var pointSize: CGFloat { values.size }
  /// The full name, with the style after a hyphen.
  open var postscriptName: String { UIFont(values).fontName }

  /// The traits of the font's look.
  open var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if values.isItalic { traits.insert(.traitItalic) }
    if values.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if values.isMonospaced { traits.insert(.traitMonoSpace) }
    if values.isCondensed { traits.insert(.traitCondensed) }
    if values.isExpanded { traits.insert(.traitExpanded) }
    return traits
  }

  /// The attributes: size, name, family and text style.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: values.size, .name: postscriptName]
    attributes[.family] = values.family ?? values.appleFamily?.name
    attributes[.textStyle] = values.textStyle
    return attributes
  }

  /// Returns the descriptor with further attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(values: UIFontDescriptor.adding(attributes, to: values))
  }

  /// Returns the descriptor with italics, bold, width and letters of equal width as in `symbolicTraits`. Other traits
  /// are ignored.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = values
    copy.postScriptName = nil
    copy.isItalic = symbolicTraits.contains(.traitItalic)
    copy.isMonospaced = symbolicTraits.contains(.traitMonoSpace) || values.appleFamily?.look == .monospaced
    copy.isCondensed = symbolicTraits.contains(.traitCondensed)
    copy.isExpanded = symbolicTraits.contains(.traitExpanded)
    let isBold = copy.weight.rawValue >= UIFont.Weight.semibold.rawValue
    if symbolicTraits.contains(.traitBold) != isBold { copy.weight = isBold ? .regular : .bold }
    return UIFontDescriptor(values: copy)
  }

  /// Returns the descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = values
    copy.size = newPointSize
    return UIFontDescriptor(values: copy)
  }

  /// Returns the descriptor with a matrix of the letters, of which only the slant has an effect, as italics.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    UIFontDescriptor(values: UIFontDescriptor.slanted(values, by: matrix), matrix: matrix)
  }

  /// Returns the descriptor with another style of its family, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let words = Set(newFace.lowercased().split { !$0.isLetter }.map(String.init))
    var copy = values
    copy.postScriptName = nil
    copy.isItalic = !words.isDisjoint(with: ["italic", "oblique"])
    copy.isCondensed = words.contains("condensed")
    copy.weight = UIFontDescriptor.weights.first { words.contains($0.name) }?.weight ?? .regular
    return UIFontDescriptor(values: copy, matrix: matrix)
  }

  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// Returns the descriptors of the installed fonts of this descriptor's family, at its size, which have its traits if
  /// `.traits` or `.face` is among the keys. Empty for the system font.
  ///
  /// - Parameter mandatoryKeys: the attributes in which the fonts must agree with the descriptor; nil for none.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    guard let family = values.family ?? values.appleFamily?.name else { return [] }
    let keys = mandatoryKeys ?? []
    return UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: pointSize) }.filter {
      if keys.contains(.name), $0.postscriptName != postscriptName { return false }
      return keys.isDisjoint(with: [.traits, .face]) || $0.symbolicTraits == symbolicTraits
    }
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var copy = values
    copy.setFamily(named: newFamily)
    return UIFontDescriptor(values: copy)
  }

  /// Returns the system font in another design; nil for fonts of a given family.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard values.family == nil, values.appleFamily == nil else { return nil }
    var copy = values
    copy.isRounded = design == .rounded
    copy.isSerif = design == .serif
    copy.isMonospaced = design == .monospaced
    return UIFontDescriptor(values: copy)
  }

  private static func adding(_ attributes: [AttributeName: Any], to values: UIFont.Values) -> UIFont.Values {
    var values = values
    if let family = attributes[.family] as? String {
      values.setFamily(named: family)
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

  /// Returns the descriptor itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }
  open override var hash: Int { values.hashValue }
}
