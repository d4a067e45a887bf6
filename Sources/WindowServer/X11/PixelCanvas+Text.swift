import CGTK
import CPixels

extension PixelCanvas {
  /// Draws a line of glyphs as Cairo does where the pen is on whole pixels.
  ///
  /// - Parameters:
  ///   - x, y: the pen's place, in pixels.
  ///   - scale: pixels per point.
  /// - Returns: whether it was drawn: not when the pen is between pixels or a glyph is no outline.
  @MainActor func text(
    _ node: OpaquePointer, x: Double, y: Double, scale: Double, clip: Rect
  ) -> Bool {
    guard gsk_text_node_has_color_glyphs(node) == 0, let font = gsk_text_node_get_font(node),
      let color = gsk_text_node_get_color(node)?.pointee
    else { return false }
    var count: guint = 0
    guard let glyphs = gsk_text_node_get_glyphs(node, &count) else { return false }
    let masks = GlyphMasks.masks(of: font, scale: scale)
    return withUnsafeTemporaryAllocation(of: PlacedMask.self, capacity: Int(count)) { placed in
      var length = 0
      var advance: Int32 = 0
      for index in 0..<Int(count) {
        let info = glyphs[index]
        defer { advance += info.geometry.width }
        if info.glyph == PangoGlyph(PANGO_GLYPH_EMPTY) { continue }
        guard info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) == 0,
          let penX = Self.pixel(x + Double(advance + info.geometry.x_offset) * scale / Double(PANGO_SCALE)),
          let penY = Self.pixel(y + Double(info.geometry.y_offset) * scale / Double(PANGO_SCALE))
        else { return false }
        let mask = masks.mask(of: info.glyph)
        if mask.width == 0 { continue }
        placed[length] = PlacedMask(
          rect: Rect(x: penX + mask.left, y: penY + mask.top, width: mask.width, height: mask.height),
          start: mask.start)
        length += 1
      }
      var reach = Int.max
      for index in stride(from: length - 1, through: 0, by: -1) {
        placed[index].following = reach
        reach = min(reach, placed[index].rect.x)
      }
      draw(UnsafeBufferPointer(rebasing: placed[..<length]), masks.coverage, Paint(color), clip: clip)
      return true
    }
  }

  private struct PlacedMask {
    var rect: Rect
    var start: Int
    /// The left edge of the leftmost glyph after this one.
    var following = 0
  }

  /// Draws glyphs one by one, and together those that share pixels: their coverage is added before any colour is.
  private func draw(
    _ glyphs: UnsafeBufferPointer<PlacedMask>, _ coverage: [UInt8], _ paint: Paint, clip: Rect
  ) {
    coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      var first = 0
      while first < glyphs.count {
        var inked = glyphs[first].rect
        var end = first + 1
        while end < glyphs.count, glyphs[end].rect.meets(inked) {
          inked = inked.union(glyphs[end].rect)
          end += 1
        }
        // A later one may reach back over the one after it: then all that is left is drawn together.
        if glyphs[end - 1].following < inked.maxX {
          while end < glyphs.count {
            inked = inked.union(glyphs[end].rect)
            end += 1
          }
        }
        if inked.meets(clip) {
          if end == first + 1 {
            tint(inked, coverage + glyphs[first].start, stride: inked.width, paint, clip: clip)
          } else {
            drawTogether(
              UnsafeBufferPointer(rebasing: glyphs[first..<end]), inked, coverage, paint, clip: clip)
          }
        }
        first = end
      }
    }
  }

  private func drawTogether(
    _ glyphs: UnsafeBufferPointer<PlacedMask>, _ inked: Rect, _ coverage: UnsafePointer<UInt8>, _ paint: Paint,
    clip: Rect
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: inked.area + 3) { sum in
      guard let base = sum.baseAddress else { return }
      base.initialize(repeating: 0, count: inked.area + 3)
      for glyph in glyphs {
        let rect = glyph.rect
        for y in 0..<rect.height {
          let source = coverage + glyph.start + y * rect.width
          let target = base + (rect.y - inked.y + y) * inked.width + rect.x - inked.x
          for x in 0..<rect.width { target[x] = UInt8(min(UInt32(target[x]) + UInt32(source[x]), 255)) }
        }
      }
      tint(inked, base, stride: inked.width, paint, clip: clip)
    }
  }

  /// Lays a colour over the pixels of `rect`, each as far as it is covered.
  ///
  /// - Parameter coverage: has three more bytes after the last, see `lineup_tint_pixels`.
  func tint(_ rect: Rect, _ coverage: UnsafePointer<UInt8>, stride length: Int, _ paint: Paint, clip: Rect) {
    let part = rect.cut(to: clip)
    guard part.width > 0, part.height > 0 else { return }
    for y in part.y..<part.maxY {
      let source = coverage + (y - rect.y) * length + part.x - rect.x
      let target = row(y) + part.x
      // Whole groups of four reach over the end of a row, which is the next row but for the last.
      if y + 1 < bounds.maxY || part.maxX + 3 <= bounds.maxX {
        lineup_tint_pixels(target, source, part.width, paint.pixel)
      } else {
        for x in 0..<part.width where source[x] != 0 {
          target[x] = Self.lay(paint.pixel, UInt32(source[x]), over: target[x])
        }
      }
    }
  }

  /// The pixel a coordinate is on, if it is on one.
  private static func pixel(_ value: Double) -> Int? {
    let rounded = value.rounded()
    return abs(value - rounded) < 0.02 && abs(rounded) < 1e7 ? Int(rounded) : nil
  }
}
