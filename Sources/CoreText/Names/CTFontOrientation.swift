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
}
