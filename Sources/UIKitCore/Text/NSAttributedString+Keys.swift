extension NSAttributedString.Key {
  /// `UIFont`; 12 points of the system font when absent.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// `UIColor`; black when absent.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Number; 0 means no ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// Raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Raw value of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// `URL` or `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// A shadow behind text.
///
/// Unchecked as on iOS: who shares a shadow does not change it any more.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public override init() {
    super.init()
  }
}
