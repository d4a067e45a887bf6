extension NSAttributedString.Key {
  /// The font, a `UIFont`; the system font of 12 points if absent.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The style of the paragraph, an `NSParagraphStyle`. The style of a paragraph's first character applies.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the text, a `UIColor`; black if absent.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether ligatures are used, as a number: 0 disables them; the font's standard ligatures by default.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The space after each character in points, as a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space between characters in points, as a number. Used where there is no `kern`.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The line below the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the outline, a `UIColor`; that of the text if absent.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline as a percentage of the font's size; a negative width also fills the letters.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An effect on the letters. Stored; has no effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Whether the text is vertical, a number. Text is always horizontal, as on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
  /// The attachment in place of a character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The link, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance above the baseline in points, as a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of the line below the text, a `UIColor`; the text's colour if absent.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor`; the text's colour if absent.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant of the letters, as a number: 0 is upright.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The expansion of the letters, as a number. Stored; has no effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The writing direction. Stored; has no effect: that of the paragraph style is used.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// A shadow behind text. Stored; has no effect: text is drawn without it.
///
/// Unchecked as on iOS: a shared shadow must not be changed.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsshadow).
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The distance of the shadow in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur of the shadow in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`; black with an opacity of one third by default. Nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  private enum CodingKey {
    static let offset = "NSShadowOffset"
    static let blur = "NSShadowBlurRadius"
    static let color = "NSShadowColor"
  }

  /// Creates a shadow from an archive that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    shadowOffset = coder.decodeCGSize(forKey: CodingKey.offset)
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: CodingKey.blur))
    shadowColor = coder.decodeObjectIfPresent(of: UIColor.self, forKey: CodingKey.color)
    super.init()
  }

  /// Writes the shadow to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(shadowOffset, forKey: CodingKey.offset)
    coder.encode(Double(shadowBlurRadius), forKey: CodingKey.blur)
    coder.encode(shadowColor as? UIColor, forKey: CodingKey.color)
  }

  /// True: archives are read with their classes checked.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}
