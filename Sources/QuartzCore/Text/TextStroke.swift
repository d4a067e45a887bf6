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
    of layout: PangoLayout, color: CGColor, shadow: CGColor?, attributes: (Int) -> TextAttributes?
  ) -> RenderNode? {
    let logical = layout.extents
    let margin = CGFloat(logical.height).points
    let area = CGRect(
      x: CGFloat(logical.x).points, y: CGFloat(logical.y).points, width: CGFloat(logical.width).points,
      height: CGFloat(logical.height).points
    ).insetBy(dx: -margin, dy: -margin)
    var isEmpty = true
    let node = drawing(area) { cairo in
      layout.walk { place in
        repeat {
          guard let run = place.run, let item = run.pointee.item, let font = item.pointee.analysis.font,
            let glyphs = run.pointee.glyphs, let look = attributes(Int(item.pointee.offset)), look.isOutlined
          else { continue }
          isEmpty = false
          let baseline = place.baseline - run.pointee.y_offset
          cairo.save()
          cairo.translate(x: Double(CGFloat(place.runExtents.x).points), y: Double(CGFloat(baseline).points))
          if look.obliqueness != 0 {
            cairo.concatenate(CGAffineTransform(a: 1, b: 0, c: -look.obliqueness, d: 1, tx: 0, ty: 0))
          }
          cairo.newPath()
          pango_cairo_glyph_string_path(cairo.pointer, font, glyphs)
          let fill = shadow ?? look.color ?? color
          // Upright filled letters have already been drawn by Pango.
          if look.hidesLetters, look.stroke?.fills ?? true {
            cairo.setSource(fill)
            cairo.fillPreserving()
          }
          if let stroke = look.stroke {
            cairo.setSource(shadow ?? stroke.color ?? fill)
            cairo.lineWidth = Double(look.font.size * stroke.width / 100)
            cairo.lineJoin = CAIRO_LINE_JOIN_MITER
            cairo.stroke()
          }
          cairo.newPath()
          cairo.restore()
        } while place.nextRun()
      }
    }
    return isEmpty ? nil : node
  }
}

extension CairoContext {
  fileprivate func setSource(_ color: CGColor) {
    let rgba = color.rgba
    setSource(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }
}
