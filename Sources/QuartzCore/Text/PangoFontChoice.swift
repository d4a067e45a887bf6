import CGTK
import CoreGraphics

/// A choice of a font (`PangoFontDescription`).
final class PangoFontChoice {
  let pointer: OpaquePointer

  init(_ description: FontDescription) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, description.family ?? FontDescription.systemFamilies)
    // Absolute: points are pixels, whatever the display's resolution is.
    let size = description.size.isFinite ? max(description.size, 0.01) : 1
    pango_font_description_set_absolute_size(pointer, Double(min(size, 8192)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(min(max(description.weight, 100), 1000))))
    // Everything is set: anything else would come from the context, which texts share.
    pango_font_description_set_style(pointer, description.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_variant(pointer, PANGO_VARIANT_NORMAL)
    pango_font_description_set_stretch(pointer, PANGO_STRETCH_NORMAL)
  }

  deinit { pango_font_description_free(pointer) }
}
