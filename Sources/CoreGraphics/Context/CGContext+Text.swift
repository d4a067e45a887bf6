import Foundation

/// The state of text, which Core Text draws.
extension CGContext {
  /// The place of the next text, in the space of the text matrix: its translation.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The PostScript name of the font of glyphs drawn by their number, and its size in points.
  package var font: (name: String, size: CGFloat) {
    get { state.font }
    set { state.font = newValue }
  }

  /// The way in which glyphs are drawn by their number.
  package var textDrawingMode: CGTextDrawingMode { state.textMode }

  /// Sets the size of the font of glyphs drawn by their number, in points.
  public func setFontSize(_ size: CGFloat) { state.font.size = size }

  /// Sets the way in which glyphs are drawn by their number. Lines of text are always filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Sets whether glyphs may be put between pixels. Without effect: glyphs are on whole points.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether glyphs are put between pixels. Without effect, like the above.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether places between pixels are rounded. Without effect, like the above.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets whether places between pixels are rounded. Without effect, like the above.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Sets whether glyphs may be smoothed. Without effect: they always are, in shades of their colour.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether glyphs are smoothed. Without effect, like the above.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
}
