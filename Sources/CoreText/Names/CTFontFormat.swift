/// A format of font files.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontformat).
public enum CTFontFormat: UInt32, Sendable {
  /// Another one.
  case unrecognized = 0
  /// OpenType with PostScript's outlines.
  case openTypePostScript = 1
  /// OpenType with TrueType's outlines.
  case openTypeTrueType = 2
  /// TrueType.
  case trueType = 3
  /// PostScript.
  case postScript = 4
  /// Pictures of pixels.
  case bitmap = 5
}
