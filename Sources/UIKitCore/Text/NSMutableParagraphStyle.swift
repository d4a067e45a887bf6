/// A paragraph style that can be changed.
///
/// Unchecked as on iOS: a shared style must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }

  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  /// Adds a tab stop, keeping the stops sorted by location.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Removes all tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }

  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}

/// A tab stop of a paragraph.
///
/// Unchecked as classes that can be subclassed are: a tab stop does not change after its creation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstexttab).
open class NSTextTab: NSObject, NSSecureCoding, @unchecked Sendable {
  /// A key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which a decimal tab is aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the stop.
  public let alignment: NSTextAlignment
  /// The distance from the paragraph's start, in points.
  public let location: CGFloat
  /// The options of the stop.
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a distance in points from the paragraph's start.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the characters at which a decimal tab is aligned: the decimal separator of a locale, by default the
  /// user's.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  private enum CodingKey {
    static let alignment = "NSAlignment"
    static let location = "NSLocation"
    static let terminators = "NSColumnTerminators"
  }

  open class var supportsSecureCoding: Bool { true }

  /// Creates a tab stop from an archive.
  public required init?(coder: NSCoder) {
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: CodingKey.alignment)) ?? .natural
    location = CGFloat(coder.decodeDouble(forKey: CodingKey.location))
    let terminators = coder.decodeObjectIfPresent(of: NSData.self, forKey: CodingKey.terminators)
    options = terminators.map { [.columnTerminators: CharacterSet(bitmapRepresentation: $0.copiedBytes)] } ?? [:]
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: CodingKey.alignment)
    coder.encode(Double(location), forKey: CodingKey.location)
    if let terminators = options[.columnTerminators] as? CharacterSet {
      coder.encode(terminators.bitmapRepresentation as NSData, forKey: CodingKey.terminators)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
