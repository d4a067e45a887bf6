import CGTK
import CoreGraphics
import Foundation

/// The glyphs of a font and the tables of its file. Lengths are in points, and y points up.
///
/// It belongs to the thread that creates it.
package final class FontFile {
  private let font: UnsafeMutablePointer<PangoFont>
  private let shapes: OpaquePointer

  /// Finds the font for a description; nil if there is none at all.
  package init?(_ description: FontDescription) {
    let engine = TextEngine.current
    guard let font = pango_context_load_font(engine.context.pointer, engine.font(description).choice.pointer) else {
      return nil
    }
    guard let shapes = pango_font_get_hb_font(font) else {
      g_object_unref(font)
      return nil
    }
    self.font = font
    self.shapes = shapes
  }

  deinit { g_object_unref(font) }

  private var face: OpaquePointer? { hb_font_get_face(shapes) }

  /// The units of the font's coordinates per size.
  package var unitsPerEm: Int { Int(hb_face_get_upem(face)) }
  package var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  /// Returns the glyph of a character; nil if the font lacks it.
  package func glyph(of scalar: Unicode.Scalar) -> UInt16? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shapes, scalar.value, &glyph) != 0 else { return nil }
    return UInt16(exactly: glyph)
  }

  /// Returns the glyph with a name; nil if there is none or the font has no names.
  package func glyph(named name: String) -> UInt16? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_glyph_from_name(shapes, name, -1, &glyph) != 0 else { return nil }
    return UInt16(exactly: glyph)
  }

  /// Returns the width of a glyph, rounded to whole points as in texts.
  package func advance(of glyph: UInt16) -> CGFloat {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, PangoGlyph(glyph), nil, &logical)
    return CGFloat(logical.width).points.rounded()
  }

  /// Returns the rectangle of a glyph's shape, from its place on the baseline.
  package func bounds(of glyph: UInt16) -> CGRect {
    var box = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shapes, hb_codepoint_t(glyph), &box) != 0 else { return .zero }
    // Its height is negative.
    return CGRect(
      x: CGFloat(box.x_bearing).points, y: CGFloat(box.y_bearing + box.height).points, width: CGFloat(box.width).points,
      height: CGFloat(-box.height).points)
  }

  /// Returns the outline of a glyph, from its place on the baseline; nil if it has none, as a space.
  package func path(of glyph: UInt16) -> CGPath? {
    let outline = Outline()
    hb_font_get_glyph_shape(
      shapes, hb_codepoint_t(glyph), Outline.functions, Unmanaged.passUnretained(outline).toOpaque())
    return outline.elements.isEmpty ? nil : CGPath(elements: outline.elements)
  }

  /// Returns a table of the font's file by its tag, such as "head"; nil if it has none.
  package func table(_ tag: UInt32) -> Data? {
    guard let blob = hb_face_reference_table(face, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(bytes: bytes, count: Int(length))
  }
}

extension FontFile {
  /// Collects the outline that HarfBuzz draws.
  private final class Outline {
    var elements: [CGPath.Element] = []

    // Set up once and immutable afterwards.
    nonisolated(unsafe) static let functions: OpaquePointer? = {
      let functions = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        functions, { _, data, _, x, y, _ in Outline.at(data)?.elements.append(.move(Outline.point(x, y))) }, nil, nil)
      hb_draw_funcs_set_line_to_func(
        functions, { _, data, _, x, y, _ in Outline.at(data)?.elements.append(.line(Outline.point(x, y))) }, nil, nil)
      hb_draw_funcs_set_quadratic_to_func(
        functions,
        { _, data, _, controlX, controlY, x, y, _ in
          Outline.at(data)?.elements.append(.quad(Outline.point(controlX, controlY), Outline.point(x, y)))
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
          Outline.at(data)?.elements.append(
            .curve(Outline.point(firstX, firstY), Outline.point(secondX, secondY), Outline.point(x, y)))
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        functions, { _, data, _, _ in Outline.at(data)?.elements.append(.close) }, nil, nil)
      hb_draw_funcs_make_immutable(functions)
      return functions
    }()

    private static func at(_ data: UnsafeMutableRawPointer?) -> Outline? {
      data.map { Unmanaged<Outline>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func point(_ x: Float, _ y: Float) -> CGPoint {
      CGPoint(x: CGFloat(x).points, y: CGFloat(y).points)
    }
  }
}
