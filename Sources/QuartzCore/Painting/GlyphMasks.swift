import CGTK

/// The coverage of glyphs' pixels, as drawn by Cairo on whole pixels: drawn once and kept for all texts.
///
/// Cairo caches them too, but looks up each one and sets up a composition for it, which takes most of the time for
/// short texts.
@MainActor final class GlyphMasks {
  /// One glyph's pixels.
  struct Mask {
    /// The offset from the pen's pixel to the top left of the mask.
    var left = 0, top = 0
    var width = 0, height = 0
    /// The start of the mask's rows in `coverage`.
    var start = 0
  }

  /// Only a few fonts are in use, and texts alternate between them: searching them is faster than hashing.
  private static var made: [GlyphMasks] = []
  /// The maximum number of fonts and glyphs kept: an animated text size must not fill the memory.
  private static let fontLimit = 64
  private static let glyphLimit = 16_384

  private let font: UnsafeMutablePointer<PangoFont>
  private let scale: Double
  /// The masks by glyph; those of low numbers, which are most common, are found without hashing.
  private var low: [Mask?] = Array(repeating: nil, count: 4_096)
  private var others: [UInt32: Mask] = [:]
  private var count = 0
  /// The coverage, from 0 to 255, row by row; three bytes after the last row of each mask may be read.
  private(set) var coverage: [UInt8] = []

  /// Returns the masks of a font.
  ///
  /// - Parameter scale: pixels per point.
  static func masks(of font: UnsafeMutablePointer<PangoFont>, scale: Double) -> GlyphMasks {
    for index in made.indices where made[index].font == font && made[index].scale == scale {
      if made[index].count < glyphLimit { return made[index] }
      made.remove(at: index)
      break
    }
    if made.count >= fontLimit { made.removeAll() }
    let masks = GlyphMasks(font: font, scale: scale)
    made.append(masks)
    return masks
  }

  private init(font: UnsafeMutablePointer<PangoFont>, scale: Double) {
    self.font = font
    self.scale = scale
    g_object_ref(font)
  }

  isolated deinit {
    g_object_unref(font)
  }

  func mask(of glyph: UInt32) -> Mask {
    if glyph < 4_096, let mask = low[Int(glyph)] { return mask }
    if let mask = others[glyph] { return mask }
    let mask = draw(glyph)
    if glyph < 4_096 { low[Int(glyph)] = mask } else { others[glyph] = mask }
    count += 1
    return mask
  }

  private func draw(_ glyph: UInt32) -> Mask {
    var ink = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph, &ink, nil)
    guard ink.width > 0, ink.height > 0 else { return Mask() }
    // Two additional points on each side: extents are those of the outline hinted for one pixel per point.
    let margin = Int((2 * scale).rounded(.up))
    func floor(_ value: Int32) -> Int { Int((Double(value) * scale / Double(PANGO_SCALE)).rounded(.down)) - margin }
    func ceiling(_ value: Int32) -> Int { Int((Double(value) * scale / Double(PANGO_SCALE)).rounded(.up)) + margin }
    var mask = Mask(left: floor(ink.x), top: floor(ink.y))
    mask.width = ceiling(ink.x + ink.width) - mask.left
    mask.height = ceiling(ink.y + ink.height) - mask.top
    guard let image = CairoSurface(CAIRO_FORMAT_A8, width: mask.width, height: mask.height) else { return Mask() }
    image.draw { cairo in
      cairo.translate(x: Double(-mask.left), y: Double(-mask.top))
      cairo.scale(x: scale, y: scale)
      cairo.setSource(red: 0, green: 0, blue: 0, alpha: 1)
      var info = PangoGlyphInfo()
      info.glyph = glyph
      withUnsafeMutablePointer(to: &info) { info in
        var string = PangoGlyphString(num_glyphs: 1, glyphs: info, log_clusters: nil, space: 1)
        pango_cairo_show_glyph_string(cairo.pointer, font, &string)
      }
    }
    image.flush()
    return image.withBytes { keep(mask, $0, stride: image.bytesPerRow) } ?? Mask()
  }

  /// Stores the rows and columns that are not empty.
  private func keep(_ whole: Mask, _ pixels: UnsafeMutablePointer<UInt8>, stride: Int) -> Mask {
    var (left, right, top, bottom) = (whole.width, 0, whole.height, 0)
    for y in 0..<whole.height {
      for x in 0..<whole.width where pixels[y * stride + x] != 0 {
        left = min(left, x)
        right = max(right, x + 1)
        top = min(top, y)
        bottom = max(bottom, y + 1)
      }
    }
    guard left < right else { return Mask() }
    let mask = Mask(
      left: whole.left + left, top: whole.top + top, width: right - left, height: bottom - top, start: coverage.count)
    for y in top..<bottom {
      coverage.append(contentsOf: UnsafeBufferPointer(start: pixels + y * stride + left, count: mask.width))
    }
    coverage.append(contentsOf: [0, 0, 0])
    return mask
  }
}
