/// The style of a paragraph: alignment, spacing, line breaking. Lengths are in points.
///
/// The style of a paragraph. That of its first character applies.
///
/// Unchecked as classes that can be subclassed are: only the mutable subclass can be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The rules for breaking lines, besides the mode.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Moves a word to avoid a short last line. Stored; has no effect.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Does not break inside Hangul words. Stored; has no effect.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The system's usual rules.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy = LineBreakStrategy()
    var textLists: [NSTextList] = []
    /// Twelve stops, 28 points apart (facts 16.2).
    var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
  }

  private let mark = CoreFoundationMark()
  var values: Values

  /// A style with the default values.
  public static let `default` = NSParagraphStyle()
  /// Returns the writing direction of a language; left to right for nil.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates a style from an archive.
  public required init?(coder: NSCoder) {
    values = Values(coder)
    super.init()
  }

  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// The space between lines; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, before the next one; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, unless it is the text's first; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of the lines; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of the first line; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines; 0 by default.
  open var headIndent: CGFloat { values.headIndent }
  /// The position at which lines end, as a distance from the start, or from the end if it is not positive; 0 by
  /// default.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The way of breaking lines or cutting text; by words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The smallest height of a line; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line; 0, the default, is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the font's line height; 0, the default, leaves it unchanged.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The writing direction; natural by default, which follows the text.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The width at which words are hyphenated, from 0 to 1; 0 by default. Stored; has no effect.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as is usual; false by default. Stored; has no effect.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The distance between tab stops after the last one; 0, the default, for that between the last two.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether characters may move closer before text is cut; false by default. Stored; has no effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The rules for breaking lines; none by default. Stored; has no effect: Unicode's rules are used.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops, sorted by location. By default twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops }

  /// The lists that contain the paragraph, the outermost first; none by default. Stored; has no effect on layout: the
  /// text contains the markers.
  open var textLists: [NSTextList] { values.textLists }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
  /// Whether paragraphs must be laid out individually, because of indents, spacing or tabs.
  var needsParagraphs: Bool {
    values.firstLineHeadIndent != 0 || values.headIndent != 0 || values.tailIndent != 0
      || values.paragraphSpacing != 0 || values.paragraphSpacingBefore != 0
  }

  /// The style for the layout engine, without alignment and line breaking, which depend on the view.
  var paragraph: TextParagraph {
    var style = TextParagraph()
    style.lineSpacing = values.lineSpacing
    style.minimumLineHeight = values.minimumLineHeight
    style.maximumLineHeight = values.maximumLineHeight
    style.lineHeightMultiple = values.lineHeightMultiple
    style.firstIndent = values.firstLineHeadIndent
    style.headIndent = values.headIndent
    style.tailIndent = values.tailIndent
    style.spacing = values.paragraphSpacing
    style.spacingBefore = values.paragraphSpacingBefore
    style.tabInterval = values.defaultTabInterval
    style.tabs = values.tabStops.map { stop in
      TextParagraph.Tab(location: stop.location, alignment: stop.tabAlignment)
    }
    switch values.baseWritingDirection {
    case .leftToRight: style.direction = .leftToRight
    case .rightToLeft: style.direction = .rightToLeft
    case .natural: break
    }
    return style
  }
}

extension NSTextTab {
  fileprivate var tabAlignment: TextParagraph.Tab.Alignment {
    if options[.columnTerminators] != nil { return .decimal }
    switch alignment {
    case .center: return .center
    case .right: return .right
    default: return .left
    }
  }
}
