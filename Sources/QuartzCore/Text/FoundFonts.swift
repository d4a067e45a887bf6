import CGTK
import CoreGraphics

/// The properties of fonts found for text.
struct FoundFonts {
  struct Facts {
    var family: String
    var ascent: CGFloat
    var descent: CGFloat
  }

  private var known: [UnsafeMutablePointer<PangoFont>: Facts] = [:]

  mutating func facts(of font: UnsafeMutablePointer<PangoFont>) -> Facts {
    if let facts = known[font] { return facts }
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, PangoGlyph(PANGO_GLYPH_EMPTY), nil, &logical)
    var family = ""
    if let description = pango_font_describe(font) {
      family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
      pango_font_description_free(description)
    }
    let facts = Facts(
      family: family, ascent: -CGFloat(logical.y).points, descent: CGFloat(logical.height + logical.y).points)
    known[font] = facts
    return facts
  }
}
