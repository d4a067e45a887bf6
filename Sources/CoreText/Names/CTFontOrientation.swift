/// The orientation of glyphs. Stored; has no effect: they are for horizontal lines.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontorientation).
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own.
  case `default` = 0
  /// For horizontal lines.
  case horizontal = 1
  /// For vertical lines.
  case vertical = 2

  /// The older name of `default`.
  public static let kCTFontDefaultOrientation = CTFontOrientation.default
  /// The older name of `horizontal`.
  public static let kCTFontHorizontalOrientation = CTFontOrientation.horizontal
  /// The older name of `vertical`.
  public static let kCTFontVerticalOrientation = CTFontOrientation.vertical
}
