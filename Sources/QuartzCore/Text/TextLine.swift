import CoreGraphics

/// A line of a layout and its glyphs.
package struct TextLine: Sendable {
  /// The characters in UTF-16 units of the text, with the separator at the end.
  package var range: Range<Int>
  /// The left end of the baseline, in the layout's coordinates.
  package var origin: CGPoint
  package var width: CGFloat
  /// The upper and the lower edge, in the layout's coordinates.
  package var top: CGFloat
  package var bottom: CGFloat
  /// The runs from left to right.
  package var runs: [TextGlyphRun]

  /// Returns the line of a part of a text, with a distance of the text's start and at a place of the part's layout.
  func moved(by units: Int, to place: CGPoint) -> TextLine {
    var line = self
    line.range = range.lowerBound + units..<range.upperBound + units
    line.origin = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
    line.top += place.y
    line.bottom += place.y
    for index in line.runs.indices { line.runs[index].move(by: units) }
    return line
  }

  /// The rectangle around the line and its drawn glyphs, in the layout's coordinates.
  var area: CGRect {
    let box = CGRect(x: origin.x, y: top, width: width, height: bottom - top)
    return runs.reduce(box) { area, run in
      run.glyphs.reduce(area) { area, glyph in
        let ink = glyph.ink
        guard !ink.isEmpty else { return area }
        return area.union(
          CGRect(
            x: origin.x + glyph.position.x + ink.minX, y: origin.y - glyph.position.y - ink.maxY, width: ink.width,
            height: ink.height))
      }
    }
  }
}
