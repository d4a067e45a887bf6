import CGTK
import CoreGraphics

/// Neighbouring glyphs of one font in a line.
package struct TextGlyphRun: Sendable {
  package struct Glyph: Sendable {
    /// The number in the font; nil if nothing is drawn.
    package var number: UInt16?
    /// The place, from the left end of the line's baseline; y points up.
    package var position: CGPoint
    package var advance: CGFloat
    /// The rectangle of the shape, from the glyph's place; y points up.
    package var ink: CGRect
    /// The UTF-16 unit of the text at which the glyph's characters start.
    package var unit: Int
  }

  /// The font's family, which differs from the wanted one if that lacks a character.
  package var family: String
  package var isRightToLeft: Bool
  /// The distances above and below the baseline, positive.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The glyphs from left to right.
  package var glyphs: [Glyph]

  mutating func move(by units: Int) {
    for index in glyphs.indices { glyphs[index].unit += units }
  }
}

extension TextGlyphRun.Glyph {
  /// Creates a glyph with its shape's rectangle.
  init(_ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>, at x: CGFloat, advance: Int32, unit: Int) {
    number = UInt16(exactly: glyph)
    position = CGPoint(x: x, y: 0)
    self.advance = CGFloat(advance).points
    self.unit = unit
    var rect = PangoRectangle()
    if number != nil { pango_font_get_glyph_extents(font, glyph, &rect, nil) }
    ink = CGRect(
      x: CGFloat(rect.x).points, y: CGFloat(-rect.y - rect.height).points, width: CGFloat(rect.width).points,
      height: CGFloat(rect.height).points)
  }
}
