/// The coverage of all pixels of a line of text whose pen is on whole pixels, which is drawn faster than glyph by
/// glyph.
struct LineMask {
  /// Pixels per point.
  let scale: Double
  /// The covered pixels, relative to the pen before the first glyph.
  let rect: PixelRect
  /// The colour, of which the coverage is a share.
  let paint: PixelCanvas.Paint
  /// The coverage from 0 to 255, row by row, and three more bytes.
  let coverage: [UInt8]

  /// The largest number of pixels of a mask; longer lines are drawn by glyphs.
  static let limit = 1 << 15
}
