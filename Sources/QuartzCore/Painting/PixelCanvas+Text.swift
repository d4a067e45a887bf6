import CGTK
import CPixels

extension PixelCanvas {
  /// Draws a line of glyphs like Cairo if the pen is on whole pixels.
  ///
  /// - Parameters:
  ///   - x, y: the pen's position, in pixels.
  ///   - scale: pixels per point.
  /// - Returns: whether it was drawn; false if the pen is between pixels or a glyph is not an outline.
  @MainActor func text(
    _ node: TextNode, x: Double, y: Double, scale: Double, clip: Rect
  ) -> Bool {
    if let mask = node.mask, mask.scale == scale, let penX = WholePixel.exactly(x), let penY = WholePixel.exactly(y) {
      draw(mask, x: penX, y: penY, clip: clip)
      return true
    }
    guard let text = node.gsk.text else { return false }
    let masks = GlyphMasks.masks(of: text.font, scale: scale)
    let line = PlacedLine.shared
    line.masks.removeAll(keepingCapacity: true)
    var advance: Int32 = 0
    for index in 0..<text.count {
      let info = text.glyphs[index]
      defer { advance += info.geometry.width }
      if info.glyph == PangoGlyph(PANGO_GLYPH_EMPTY) { continue }
      guard info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) == 0,
        let penX = WholePixel.exactly(x + Double(advance + info.geometry.x_offset) * scale / Double(PANGO_SCALE)),
        let penY = WholePixel.exactly(y + Double(info.geometry.y_offset) * scale / Double(PANGO_SCALE))
      else { return false }
      let mask = masks.mask(of: info.glyph)
      if mask.width == 0 { continue }
      line.masks.append(
        PlacedMask(
          rect: Rect(x: penX + mask.left, y: penY + mask.top, width: mask.width, height: mask.height),
          start: mask.start))
    }
    var reach = Int.max
    for index in stride(from: line.masks.count - 1, through: 0, by: -1) {
      line.masks[index].following = reach
      reach = min(reach, line.masks[index].rect.x)
    }
    let paint = Paint(text.color)
    draw(line.masks, masks.coverage, paint, clip: clip)
    if node.isDrawnOften(), let penX = WholePixel.exactly(x), let penY = WholePixel.exactly(y),
      let mask = Self.mask(of: line.masks, masks.coverage, x: penX, y: penY, scale: scale, paint)
    {
      node.keep(mask)
    }
    return true
  }

  private func draw(_ mask: LineMask, x: Int, y: Int, clip: Rect) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let start = coverage.baseAddress else { return }
      tint(mask.rect.moved(x, y), start, stride: mask.rect.width, mask.paint, clip: clip)
    }
  }

  /// Returns the mask of a line with its pen at `x` and `y`; nil for a line without pixels or with too many.
  private static func mask(
    of glyphs: [PlacedMask], _ coverage: [UInt8], x: Int, y: Int, scale: Double, _ paint: Paint
  ) -> LineMask? {
    guard let first = glyphs.first else { return nil }
    let inked = glyphs.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    guard inked.area <= LineMask.limit else { return nil }
    let sum = [UInt8](unsafeUninitializedCapacity: inked.area + 3) { sum, count in
      count = inked.area + 3
      sum.initialize(repeating: 0)
      guard let target = sum.baseAddress else { return }
      glyphs.withUnsafeBufferPointer { glyphs in
        coverage.withUnsafeBufferPointer { coverage in
          guard let source = coverage.baseAddress else { return }
          add(glyphs, source, to: target, inked)
        }
      }
    }
    return LineMask(scale: scale, rect: inked.moved(-x, -y), paint: paint, coverage: sum)
  }

  /// Adds the coverage of glyphs to that of the pixels of `inked`.
  private static func add(
    _ glyphs: UnsafeBufferPointer<PlacedMask>, _ coverage: UnsafePointer<UInt8>, to sum: UnsafeMutablePointer<UInt8>,
    _ inked: Rect
  ) {
    for glyph in glyphs {
      let rect = glyph.rect
      for y in 0..<rect.height {
        let source = coverage + glyph.start + y * rect.width
        let target = sum + (rect.y - inked.y + y) * inked.width + rect.x - inked.x
        for x in 0..<rect.width { target[x] = UInt8(min(UInt32(target[x]) + UInt32(source[x]), 255)) }
      }
    }
  }

  private struct PlacedMask {
    var rect: Rect
    var start: Int
    /// The left edge of the leftmost glyph after this one.
    var following = 0
  }

  /// The glyphs of the current line; one list for all lines, so that a line allocates no memory.
  @MainActor private final class PlacedLine {
    static let shared = PlacedLine()
    var masks: [PlacedMask] = []
  }

  /// Draws glyphs one by one, but together those that share pixels: their coverage is added before any colour is.
  private func draw(_ glyphs: [PlacedMask], _ coverage: [UInt8], _ paint: Paint, clip: Rect) {
    glyphs.withUnsafeBufferPointer { glyphs in
      coverage.withUnsafeBufferPointer { coverage in
        guard let start = coverage.baseAddress else { return }
        draw(glyphs, start, paint, clip: clip)
      }
    }
  }

  private func draw(
    _ glyphs: UnsafeBufferPointer<PlacedMask>, _ coverage: UnsafePointer<UInt8>, _ paint: Paint, clip: Rect
  ) {
    var first = 0
    while first < glyphs.count {
      var inked = glyphs[first].rect
      var end = first + 1
      while end < glyphs.count, glyphs[end].rect.meets(inked) {
        inked = inked.union(glyphs[end].rect)
        end += 1
      }
      // A later glyph may reach back over the one after it: all remaining ones are drawn together then.
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

  private func drawTogether(
    _ glyphs: UnsafeBufferPointer<PlacedMask>, _ inked: Rect, _ coverage: UnsafePointer<UInt8>, _ paint: Paint,
    clip: Rect
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: inked.area + 3) { sum in
      guard let base = sum.baseAddress else { return }
      base.initialize(repeating: 0, count: inked.area + 3)
      Self.add(glyphs, coverage, to: base, inked)
      tint(inked, base, stride: inked.width, paint, clip: clip)
    }
  }

  /// Blends a colour over the pixels of `rect`, each by its coverage.
  ///
  /// - Parameters:
  ///   - coverage: followed by three bytes after the last, see `lineup_tint_pixels`.
  ///   - half: see `lineup_tint_pixels`.
  func tint(
    _ rect: Rect, _ coverage: UnsafePointer<UInt8>, stride length: Int, _ paint: Paint, half: UInt16 = 128, clip: Rect
  ) {
    let part = rect.cut(to: clip)
    guard part.width > 0, part.height > 0 else { return }
    let source = coverage + (part.y - rect.y) * length + part.x - rect.x
    // Groups of four extend beyond the end of a row, into the next row except in the picture's last.
    let hasRoom = part.maxY < bounds.maxY || part.maxX + 3 <= bounds.maxX
    let rows = hasRoom ? part.height : part.height - 1
    lineup_tint_pixels(row(part.y) + part.x, pitch, source, length, part.width, rows, paint.pixel, half)
    if hasRoom { return }
    let target = row(part.maxY - 1) + part.x
    let last = source + rows * length
    for x in 0..<part.width where last[x] != 0 {
      target[x] = Self.lay(paint.pixel, UInt32(last[x]), over: target[x], half: UInt32(half))
    }
  }
}
