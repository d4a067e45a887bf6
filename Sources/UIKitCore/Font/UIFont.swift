/// A typeface at a size in points.
///
/// The system font is the desktop's sans serif. Apple's weights from −1 to 1 become CSS's hundreds.
///
/// Unchecked as classes that can be subclassed are: a font does not change after its creation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifont).
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The weight of a font, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of 100 in CSS.
    public static let ultraLight = Weight(-0.8)
    /// A weight of 200 in CSS.
    public static let thin = Weight(-0.6)
    /// A weight of 300 in CSS.
    public static let light = Weight(-0.4)
    /// A weight of 400 in CSS.
    public static let regular = Weight(0)
    /// A weight of 500 in CSS.
    public static let medium = Weight(0.23)
    /// A weight of 600 in CSS.
    public static let semibold = Weight(0.3)
    /// A weight of 700 in CSS.
    public static let bold = Weight(0.4)
    /// A weight of 800 in CSS.
    public static let heavy = Weight(0.56)
    /// A weight of 900 in CSS.
    public static let black = Weight(0.62)
  }

  /// The width of a font's letters; 0 is normal.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Very narrow letters; the same as `condensed` here.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// Normal letters.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A role of text, which decides its font together with the preferred text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title, above `largeTitle`.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title, above `largeTitle`.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// A large title; 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level; 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level; 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level; 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading; 17 points and semibold at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading; 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text; 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout; 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote; 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption; 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption; 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The values that identify a font.
  struct Values: Hashable, Sendable {
    /// The family; nil is the system's.
    var family: String?
    /// The family that the font stands in for; nil if it is drawn as itself.
    var appleFamily: AppleFontFamily?
    var size: CGFloat
    var weight = Weight.regular
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var isSerif = false
    var isRounded = false
    var isCondensed = false
    var isExpanded = false
    var textStyle: TextStyle?
    /// The OpenType features by tag, besides those that are on by default.
    var features: [String: Int] = [:]
    /// The name by which the font was found, if it does not consist of family and style.
    var postScriptName: String?
  }

  private let mark = CoreFoundationMark()
  let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a font from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let values = Values(coder) else { return nil }
    self.values = values
    super.init()
  }

  /// Writes the font to an archive.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// True: archives are read with their classes checked.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a font from its full or family name, with the style after a hyphen ("DejaVuSans-Bold"); nil if there is
  /// no such family. A family of iOS that is not installed is drawn as one that looks alike.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let values = UIFont.values(named: fontName, size: UIFont.validSize(fontSize)) else { return nil }
    self.values = values
    super.init()
  }

  /// Creates a placeholder, which is drawn as the system font at 12 points.
  public override convenience init() { self.init(UIFont.systemFont(ofSize: 12).values) }

  /// Creates a font from a descriptor. A size of 0 keeps the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0 { values.size = pointSize }
    self.values = values
    super.init()
  }

  /// The name of the family.
  open var familyName: String { values.family ?? values.appleFamily?.name ?? ".AppleSystemUIFont" }
  /// The size in points.
  open var pointSize: CGFloat { values.size }

  /// The full name, with the style after a hyphen.
  open var fontName: String {
    if let name = values.postScriptName { return name }
    if let family = values.appleFamily { return family.fontName(weight: values.weight, isItalic: values.isItalic) }
    var styles = values.weight.styleName
    if values.isItalic { styles = styles == "Regular" ? "Italic" : styles + "Italic" }
    return (values.family ?? ".SFUI").replacingOccurrences(of: " ", with: "") + "-" + styles
  }

  /// A description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values: values) }

  /// Returns the font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = values
    copy.size = UIFont.validSize(fontSize)
    copy.textStyle = nil
    return UIFont(copy)
  }

  /// Returns the system's size for one that is not positive or not finite, as on iOS.
  static func validSize(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

  // MARK: Metrics, in points

  private lazy var metrics = FontMetrics(values)

  /// The height above the baseline.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the baseline, as a negative number.
  open var descender: CGFloat { metrics.descender }
  /// The height of a line.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between lines: always 0.
  open var leading: CGFloat { 0 }
  /// The height of capital letters.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters without ascenders.
  open var xHeight: CGFloat { metrics.xHeight }

  /// Returns the font itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-weight: \(values.weight.cssWeight); "
      + "font-style: \(values.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt>"
  }
}

extension UIFont.Weight {
  /// The weight on the scale of CSS and Pango, 100 to 900.
  var cssWeight: Int {
    let table: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    if rawValue <= -0.8 { return 100 }
    for (low, high) in zip(table, table.dropFirst()) where rawValue <= high.0 {
      return Int((low.1 + (high.1 - low.1) * (rawValue - low.0) / (high.0 - low.0)).rounded())
    }
    return 900
  }

  init(cssWeight: Int) {
    switch cssWeight {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }

  var styleName: String {
    switch cssWeight {
    case ..<150: "Ultralight"
    case ..<250: "Thin"
    case ..<350: "Light"
    case ..<450: "Regular"
    case ..<550: "Medium"
    case ..<650: "Semibold"
    case ..<750: "Bold"
    case ..<850: "Heavy"
    default: "Black"
    }
  }
}
