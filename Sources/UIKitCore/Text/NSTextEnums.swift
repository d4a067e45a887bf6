/// The horizontal alignment of text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nstextalignment).
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  case center = 1
  /// At the right.
  case right = 2
  /// Aligned at both sides.
  case justified = 3
  /// Left or right, by the reading direction.
  case natural = 4
}

/// The way of breaking lines, or of cutting text that is too long.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nslinebreakmode).
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks lines between words.
  case byWordWrapping = 0
  /// Breaks lines between characters.
  case byCharWrapping = 1
  /// Cuts the text at the edge.
  case byClipping = 2
  /// Shows the end of the text after an ellipsis.
  case byTruncatingHead = 3
  /// Shows the start of the text before an ellipsis.
  case byTruncatingTail = 4
  /// Shows both ends of the text around an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction in which text runs.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nswritingdirection).
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's first strong character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The style of a line below or through text. Single, thick and double lines are drawn; patterns are not.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsunderlinestyle).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line, drawn like a single one.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots. Stored; has no effect.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes. Stored; has no effect.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots. Stored; has no effect.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and double dots. Stored; has no effect.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line below spaces. Stored; has no effect.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The vertical position of text that is shrunk.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibaselineadjustment).
public enum UIBaselineAdjustment: Int, Sendable {
  /// At the baseline of text of the full size.
  case alignBaselines = 0
  /// Centred on the place of text of the full size.
  case alignCenters = 1
  /// At the top left corner.
  case none = 2
}

/// The options for drawing and measuring text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle's origin is the top left corner of the text; without the option, the start of the first baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the font's leading in the line height. Without effect: fonts here have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the shapes of the letters rather than the lines. Without effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Cuts the last line that fits with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of drawing text. Its scale is without effect: text does not shrink when drawn with it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext).
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text may be shrunk. Stored; has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which text was shrunk: always 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle in points that the drawn text took.
  open internal(set) var totalBounds = CGRect.zero
}
