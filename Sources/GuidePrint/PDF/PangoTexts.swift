import CGTK
import Foundation
import GuideModel

/// Measures and draws texts of any script with Pango, in points, independent of a screen's pixels.
final class PangoTexts: TextMeasuring {
  private let context: OpaquePointer
  private let isRightToLeft: Bool
  private var known: [Question: CGSize] = [:]

  private struct Question: Hashable {
    var text: PageText
    var width: Double
  }

  /// - Parameter isRightToLeft: the direction of texts that have none of their own.
  init(isRightToLeft: Bool, language: String) {
    self.isRightToLeft = isRightToLeft
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    pango_cairo_context_set_resolution(context, 72)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    pango_context_set_language(context, pango_language_from_string(language))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  func size(of text: PageText, width: Double) -> CGSize {
    let question = Question(text: text, width: width)
    if let size = known[question] { return size }
    let size = layout(text, width: width).size
    if known.count > 4_096 { known.removeAll(keepingCapacity: true) }
    known[question] = size
    return size
  }

  /// Lays a text out in a width, in points.
  func layout(_ text: PageText, width: Double) -> PrintedText {
    // Pango returns a layout, or ends the program if there is no memory.
    let layout = pango_layout_new(context)!
    let string = text.string
    pango_layout_set_text(layout, string, -1)
    pango_layout_set_width(layout, Int32((max(1, min(width, 1e5)) * Double(PANGO_SCALE)).rounded()))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if text.maxLines > 0 {
      pango_layout_set_height(layout, -Int32(text.maxLines))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    let list = pango_attr_list_new()!
    var position: UInt32 = 0
    for (index, run) in text.runs.enumerated() {
      let end = index == text.runs.count - 1 ? UInt32.max : position + UInt32(run.text.utf8.count)
      insert(run, position..<end, into: list)
      position = end
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    pango_layout_set_auto_dir(layout, 1)
    pango_layout_set_alignment(layout, alignment(text.alignment, string))
    return PrintedText(owning: layout)
  }

  private func insert(_ run: PageText.Run, _ range: Range<UInt32>, into list: OpaquePointer) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = range.lowerBound
      attribute?.pointee.end_index = range.upperBound
      if let attribute { pango_attr_list_insert(list, attribute) }
    }
    let font = pango_font_description_new()
    pango_font_description_set_family(font, "Noto Sans, sans-serif")
    pango_font_description_set_size(font, Int32((run.size * Double(PANGO_SCALE)).rounded()))
    pango_font_description_set_weight(font, run.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    add(pango_attr_font_desc_new(font))
    pango_font_description_free(font)
    add(pango_attr_font_features_new("tnum=1"))
    let rgb = run.ink.rgb
    func component(_ shift: UInt32) -> UInt16 { UInt16(rgb >> shift & 0xFF) * 257 }
    add(pango_attr_foreground_new(component(16), component(8), component(0)))
    add(pango_attr_insert_hyphens_new(0))
  }

  /// Returns the alignment of a text that begins at the page's leading side whatever its own direction: Pango exchanges
  /// left and right for a text that runs the other way than the page.
  private func alignment(_ alignment: PageText.Alignment, _ text: String) -> PangoAlignment {
    let own = text.startsRightToLeft ?? isRightToLeft
    switch alignment {
    case .center: return PANGO_ALIGN_CENTER
    case .leading: return (own == isRightToLeft) == isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .trailing: return (own == isRightToLeft) == isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }
}
