import QuartzCore
import UIKitCore

/// Stores the glyphs of UTF-16 units; 0 for characters that the font lacks, and for second halves of characters.
///
/// - Returns: whether the font has all characters.
@discardableResult public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
  let file = font.file
  let units = UnsafeBufferPointer(start: characters, count: max(count, 0))
  var isComplete = true
  var index = 0
  while index < units.count {
    var value = UInt32(units[index])
    var length = 1
    if UTF16.isLeadSurrogate(units[index]), index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) {
      value = 0x1_0000 + ((value & 0x3FF) << 10 | UInt32(units[index + 1]) & 0x3FF)
      length = 2
      glyphs[index + 1] = 0
    }
    let glyph = Unicode.Scalar(value).flatMap { file?.glyph(of: $0) }
    glyphs[index] = glyph ?? 0
    if glyph == nil { isComplete = false }
    index += length
  }
  return isComplete
}

/// Returns the glyph with a name; 0 if there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: NSString) -> CGGlyph {
  font.file?.glyph(named: glyphName as String) ?? 0
}

/// Returns the rectangle around all of several glyphs as if they were at one place, in points, and stores that of each.
@discardableResult public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
  guard let file = font.file else { return .null }
  return (0..<max(count, 0)).reduce(CGRect.null) { area, index in
    let rect = file.bounds(of: glyphs[index])
    boundingRects?[index] = rect
    return rect.isEmpty ? area : area.union(rect)
  }
}

/// Returns the sum of the widths of several glyphs in points, and stores that of each. They are whole numbers, as in
/// lines.
@discardableResult public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  guard let file = font.file else { return 0 }
  return (0..<max(count, 0)).reduce(0) { sum, index in
    let width = file.advance(of: glyphs[index])
    advances?[index] = CGSize(width: width, height: 0)
    return sum + Double(width)
  }
}

/// Returns the outline of a glyph in points, with its place on the baseline at the origin and y pointing up; nil if it
/// has none, like a space.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let path = font.file?.path(of: glyph) else { return nil }
  guard let matrix else { return path }
  let moved = CGMutablePath()
  moved.addPath(path, transform: matrix.pointee)
  return moved.copy()
}

/// Draws glyphs at places in the space of the context's text matrix, in its colours and by its text drawing mode.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard let file = font.file else { return }
  let outline = CGMutablePath()
  for index in 0..<max(count, 0) {
    guard let path = file.path(of: glyphs[index]) else { continue }
    outline.addPath(path, transform: CGAffineTransform(translationX: positions[index].x, y: positions[index].y))
  }
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.beginPath()
  context.addPath(outline)
  switch context.textDrawingMode {
  case .fill, .fillClip: context.fillPath()
  case .stroke, .strokeClip: context.strokePath()
  case .fillStroke, .fillStrokeClip: context.drawPath(using: .fillStroke)
  case .invisible, .clip: context.beginPath()
  }
  context.restoreGState()
}
