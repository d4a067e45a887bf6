import QuartzCore
import UIKitCore

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> Int { run.run.glyphs.count }

/// Returns the attributes of the run's text, with the font that its glyphs are from.
public func CTRunGetAttributes(_ run: CTRun) -> NSDictionary {
  NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: run.attributes.map { ($0.rawValue, $1) }))
}

/// Returns the attributes by their keys: `CTRunGetAttributes(run) as [NSAttributedString.Key: Any]`. On iOS, where
/// dictionaries of both kinds are the same, one would cast the other with `as!`.
@_disfavoredOverload public func CTRunGetAttributes(_ run: CTRun) -> [NSAttributedString.Key: Any] { run.attributes }

/// Returns the state of the run's text.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// Returns the glyphs, which are valid as long as the run. A character that is not drawn has `kCGGlyphMax`.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.glyphs.start }
/// Returns the places of the glyphs from the left end of the line's baseline, which are valid as long as the run.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { run.positions.start }
/// Returns the widths of the glyphs, which are valid as long as the run.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.advances.start }
/// Returns the index of each glyph's character, which are valid as long as the run.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<Int>? { run.indices.start }

/// Copies a range of glyphs, or all from its start if its length is 0.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  run.glyphs.copy(run.resolved(range), to: buffer)
}

/// Copies the places of a range of glyphs, or of all from its start if its length is 0.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  run.positions.copy(run.resolved(range), to: buffer)
}

/// Copies the widths of a range of glyphs, or of all from its start if its length is 0.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  run.advances.copy(run.resolved(range), to: buffer)
}

/// Copies the indices of the characters of a range of glyphs, or of all from its start if its length is 0.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<Int>) {
  run.indices.copy(run.resolved(range), to: buffer)
}

/// Returns the run's characters, as a range of the string the line was created from.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.units.lowerBound + run.laid.base, length: run.units.count)
}

/// Returns the width of a range of glyphs, or of all from its start if its length is 0, and stores the run's distances
/// above and below the baseline, both positive, and the space to the next line, which is 0.
@discardableResult public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.run.ascent
  descent?.pointee = run.run.descent
  leading?.pointee = 0
  return Double(run.run.glyphs[run.resolved(range)].reduce(0) { $0 + $1.advance })
}

/// Returns the rectangle around the shapes of a range of glyphs, or of all from its start if its length is 0, at the
/// context's text position; null if there are none.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let ink = run.run.ink(in: run.resolved(range))
  let place = context?.textPosition ?? .zero
  return ink.isNull ? .null : ink.offsetBy(dx: place.x, dy: place.y)
}

/// Returns the transform of the run's glyphs: always the identity.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws a range of glyphs, or all from its start if its length is 0, where the whole line would draw them at the
/// context's text position. What exceeds the glyphs' widths inside of the line is cut.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let range = run.resolved(range)
  guard !range.isEmpty else { return }
  let sides = run.sides(of: range)
  let line = run.laid.lines[run.number]
  // Beyond the line's ends there is nothing else.
  let far: CGFloat = 1e4
  let left = sides.left <= 0 ? -far : sides.left
  let right = sides.right >= line.width ? line.width + far : sides.right
  run.laid.draw(line: run.number, part: left...max(left, right), in: context)
}

extension UnsafeMutableBufferPointer {
  fileprivate var start: UnsafePointer<Element>? { baseAddress.map { UnsafePointer($0) } }

  fileprivate func copy(_ range: Range<Int>, to buffer: UnsafeMutablePointer<Element>) {
    for (place, index) in range.enumerated() { buffer[place] = self[index] }
  }
}

/// Stores the advances of glyphs and the distances by which they are moved from their places, which are always 0.
public func CTRunGetBaseAdvancesAndOrigins(
  _ run: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
  _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
  if let advancesBuffer { CTRunGetAdvances(run, range, advancesBuffer) }
  let part = range.resolved(in: CTRunGetGlyphCount(run))
  for index in 0..<part.count { originsBuffer?[index] = .zero }
}
