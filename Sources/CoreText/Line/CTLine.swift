import QuartzCore
import Synchronization
import UIKitCore

/// A line of text. Its coordinates start at the left end of its baseline, and y points up.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctline).
public final class CTLine: Sendable {
  let laid: LaidText
  let number: Int
  private let made = Mutex<[CTRun]?>(nil)

  init(_ laid: LaidText, _ number: Int) {
    self.laid = laid
    self.number = number
  }

  /// Creates a line of a text without line breaks.
  convenience init(_ text: NSAttributedString, base: Int) {
    self.init(LineText.laid(text, base: base), 0)
  }

  /// The line; nil for an empty text.
  var line: TextLine? { laid.lines.indices.contains(number) ? laid.lines[number] : nil }

  /// The runs, which are kept because callers use them without owning them.
  var runs: [CTRun] {
    made.withLock { runs in
      if let runs { return runs }
      let new = CTRun.all(in: laid, number)
      runs = new
      return new
    }
  }

  /// The characters, as indices of the caller's string.
  var range: Range<Int> {
    guard let line else { return laid.base..<laid.base }
    return line.range.lowerBound + laid.base..<line.range.upperBound + laid.base
  }

  var width: CGFloat { line?.width ?? 0 }

  /// The distances above and below the baseline, positive.
  var extent: (ascent: CGFloat, descent: CGFloat) {
    if let line, !line.runs.isEmpty {
      return (line.runs.map(\.ascent).max() ?? 0, line.runs.map(\.descent).max() ?? 0)
    }
    let font = laid.font(at: line?.range.lowerBound ?? 0)
    return (font.ascender, -font.descender)
  }

  /// The rectangle around the drawn glyphs; null if there are none.
  var ink: CGRect { line?.runs.reduce(CGRect.null) { $0.union($1.ink(in: nil)) } ?? .null }

  /// The clusters from left to right.
  var clusters: [Cluster] { line.map { Cluster.all(in: $0, of: laid.text.string as NSString) } ?? [] }
}

extension TextGlyphRun {
  /// Returns the rectangle around some glyphs, or all, as they are drawn; null if nothing is.
  func ink(in range: Range<Int>?) -> CGRect {
    glyphs[range ?? glyphs.indices].reduce(CGRect.null) { area, glyph in
      glyph.ink.isEmpty ? area : area.union(glyph.ink.offsetBy(dx: glyph.position.x, dy: glyph.position.y))
    }
  }
}

/// Creates a line of a text. Line breaks in it take no space.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(NSAttributedString(attributedString: attrString), base: 0)
}

/// Draws a line at the context's text position, in the context's space transformed by its text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  if line.line != nil { line.laid.draw(line: line.number, in: context) }
}

/// Returns the line's characters, as a range of the string it was created from, with spaces and the line break at its
/// end.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Returns the number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.line?.runs.reduce(0) { $0 + $1.glyphs.count } ?? 0 }

/// Returns the runs, objects of `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the width in points, and stores the distances from the baseline to the upper and the lower edge, both
/// positive, and the space to the next line, which is 0. Spaces at the end of a line of a frame have no width.
@discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let extent = line.extent
  ascent?.pointee = extent.ascent
  descent?.pointee = extent.descent
  leading?.pointee = 0
  return Double(line.width)
}

/// Returns the line's rectangle from the left end of its baseline: of fonts, or of shapes if an option says so.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.ink }
  let (ascent, descent) = line.extent
  return CGRect(x: 0, y: -descent, width: line.width, height: ascent + descent)
}

/// Returns the rectangle around the shapes of the line's glyphs, at the context's text position; null if there are
/// none. Decorations and shadows do not count.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let place = context?.textPosition ?? .zero
  return line.ink.isNull ? .null : line.ink.offsetBy(dx: place.x, dy: place.y)
}

/// Returns the width of the spaces at the line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let text = line.laid.text.string as NSString
  var width: CGFloat = 0
  for cluster in line.clusters.sorted(by: { $0.units.lowerBound > $1.units.lowerBound }) {
    guard LineText.isSpace(text.character(at: cluster.units.lowerBound)) else { break }
    width += cluster.right - cluster.left
  }
  return Double(width)
}

/// Returns the distance by which a line has to be moved so that it is aligned in a width: 0 is at the left, 0.5 in the
/// middle, 1 at the right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let room = flushWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line)
  return max(room, 0) * Double(min(max(flushFactor, 0), 1))
}
