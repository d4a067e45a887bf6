/// The way in which glyphs are drawn by their number.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode).
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs.
  case fill = 0
  /// Draws along their outlines.
  case stroke = 1
  /// Fills the glyphs and draws along their outlines.
  case fillStroke = 2
  /// Draws nothing.
  case invisible = 3
  /// Fills the glyphs. Does not add them to the clip.
  case fillClip = 4
  /// Draws along the outlines of the glyphs. Does not add them to the clip.
  case strokeClip = 5
  /// Fills the glyphs and draws along their outlines. Does not add them to the clip.
  case fillStrokeClip = 6
  /// Draws nothing. Does not add the glyphs to the clip.
  case clip = 7
}
