/// The options for a line's rectangle.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctlineboundsoptions).
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Leaves out the space to the next line. Without effect: there is none.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Leaves out shifts by neighbouring scripts. Without effect.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Lets punctuation hang. Without effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// Measures the shapes of glyphs rather than the fonts.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Measures the optical edges. Without effect: those of the fonts are used.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// Includes the extents of the language. Without effect.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
