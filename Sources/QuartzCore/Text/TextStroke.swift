import CGTK
import CoreGraphics

/// A shadow of letters.
package struct TextShadow: Hashable, Sendable {
  /// The offset in points; y points down.
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// An outline of letters.
package struct TextStroke: Hashable, Sendable {
  /// The width as a percentage of the font's size.
  package var width: CGFloat
  /// Whether the letters are also filled.
  package var fills: Bool
  /// The colour; nil for that of the letters.
  package var color: CGColor?

  package init(width: CGFloat, fills: Bool, color: CGColor?) {
    self.width = width
    self.fills = fills
    self.color = color
  }
}

extension TextAttributes {
  /// Whether Pango must draw the letters invisibly, because they are drawn as outlines.
  var hidesLetters: Bool { obliqueness != 0 || stroke.map { !$0.fills } ?? false }
  /// Whether the letters are drawn as outlines, alone or on top of Pango's drawing.
  var isOutlined: Bool { obliqueness != 0 || stroke != nil }
}

extension RenderNode {
  /// Returns the letters of a layout that are drawn as outlines, because they have a stroke or a slant.
  ///
  /// - Parameters:
  ///   - attributes: returns the attributes of the letter at a byte of the layout's text.
  ///   - shadow: the colour of all strokes and fills, for a shadow; nil for their own colours.
  static func outlines(
    of layout: OpaquePointer, color: CGColor, shadow: CGColor?, attributes: (Int) -> TextAttributes?
  ) -> RenderNode? {
    guard let iterator = pango_layout_get_iter(layout) else { return nil }
    defer { pango_layout_iter_free(iterator) }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let margin = CGFloat(logical.height).points
    let area = CGRect(
      x: CGFloat(logical.x).points, y: CGFloat(logical.y).points, width: CGFloat(logical.width).points,
      height: CGFloat(logical.height).points
    ).insetBy(dx: -margin, dy: -margin)
    var isEmpty = true
    let node = drawing(area) { cairo in
      repeat {
        guard let run = pango_layout_iter_get_run_readonly(iterator), let item = run.pointee.item,
          let font = item.pointee.analysis.font, let glyphs = run.pointee.glyphs,
          let look = attributes(Int(item.pointee.offset)), look.isOutlined
        else { continue }
        isEmpty = false
        var place = PangoRectangle()
        pango_layout_iter_get_run_extents(iterator, nil, &place)
        let baseline = pango_layout_iter_get_baseline(iterator) - run.pointee.y_offset
        cairo_save(cairo)
        cairo_translate(cairo, Double(CGFloat(place.x).points), Double(CGFloat(baseline).points))
        if look.obliqueness != 0 {
          var slant = cairo_matrix_t(xx: 1, yx: 0, xy: -Double(look.obliqueness), yy: 1, x0: 0, y0: 0)
          cairo_transform(cairo, &slant)
        }
        cairo_new_path(cairo)
        pango_cairo_glyph_string_path(cairo, font, glyphs)
        let fill = shadow ?? look.color ?? color
        // Upright filled letters have already been drawn by Pango.
        if look.hidesLetters, look.stroke?.fills ?? true {
          cairo.setSource(fill)
          cairo_fill_preserve(cairo)
        }
        if let stroke = look.stroke {
          cairo.setSource(shadow ?? stroke.color ?? fill)
          cairo_set_line_width(cairo, Double(look.font.size * stroke.width / 100))
          cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
          cairo_stroke(cairo)
        }
        cairo_new_path(cairo)
        cairo_restore(cairo)
      } while pango_layout_iter_next_run(iterator) != 0
    }
    return isEmpty ? nil : node
  }
}

extension OpaquePointer {
  fileprivate func setSource(_ color: CGColor) {
    let rgba = color.rgba
    cairo_set_source_rgba(self, rgba.red, rgba.green, rgba.blue, rgba.alpha)
  }
}
