/// The meaning of a part of a paragraph, such as emphasis.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/inlinepresentationintent).
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the meanings.
  public let rawValue: UInt
  /// Creates meanings from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, usually in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, usually in bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, usually in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line's end in the source, which is a space in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line's end.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag of HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
