import CGTK

/// The setting in which Pango lays texts out (`PangoContext`): fonts as Cairo draws them, and a direction.
final class PangoContext {
  let pointer: OpaquePointer

  /// Creates a context on the default font map, which belongs to the calling thread.
  init() {
    pointer = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    // Cairo 1.16 puts glyphs on whole pixels: fractional advances would cause uneven gaps.
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(pointer, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pointer, 1)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Finds fonts again.
  func fontsDidChange() { lineup_fonts_did_change(pointer) }
}
