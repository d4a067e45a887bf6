/// A typeface at a size.
///
/// The system font is the desktop's sans serif; sizes are points and weights CSS's hundreds behind Apple's −1…1.
///
/// Unchecked as classes that can be subclassed are: a font does not change once it is made.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The values that identify a font.
  struct Values: Hashable, Sendable {
    /// Nil is the system's.
    var family: String?
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
    /// OpenType features by tag, beside those that are on by themselves.
    var features: [String: Int] = [:]
    /// The name that the font was found by, if it is not made of family and style.
    var postScriptName: String?
  }

  private let mark = CoreFoundationMark()
  let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A font by its full or family name, with the style after a hyphen ("DejaVuSans-Bold"); nil when no installed family
  /// has the name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let values = UIFont.values(named: fontName, size: UIFont.validSize(fontSize)) else { return nil }
    self.values = values
    super.init()
  }

  /// No font yet: what a property has until another is set. Drawn, it is the system's at 12 points.
  public override convenience init() { self.init(UIFont.systemFont(ofSize: 12).values) }

  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0 { values.size = pointSize }
    self.values = values
    super.init()
  }

  open var familyName: String { values.family ?? ".AppleSystemUIFont" }
  open var pointSize: CGFloat { values.size }

  open var fontName: String {
    if let name = values.postScriptName { return name }
    var styles = values.weight.styleName
    if values.isItalic { styles = styles == "Regular" ? "Italic" : styles + "Italic" }
    return (values.family ?? ".SFUI").replacingOccurrences(of: " ", with: "") + "-" + styles
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values: values) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = values
    copy.size = UIFont.validSize(fontSize)
    copy.textStyle = nil
    return UIFont(copy)
  }

  /// Sizes that make no sense become the system's, as on iOS.
  static func validSize(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

  // MARK: Metrics, in points

  private lazy var metrics = FontMetrics(values)

  /// Above the baseline.
  open var ascender: CGFloat { metrics.ascender }
  /// Below the baseline: negative.
  open var descender: CGFloat { metrics.descender }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var leading: CGFloat { 0 }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }

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
  /// CSS's and Pango's scale, 100 to 900.
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
