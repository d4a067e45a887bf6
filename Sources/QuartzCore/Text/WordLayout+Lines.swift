import CGTK
import CoreGraphics

extension WordLayout {
  /// Returns the lines with their glyphs; a line's range is only valid at its start.
  func textLines(_ offsets: UnitOffsets) -> [TextLine] {
    var fonts = FoundFonts()
    return lines.indices.map { index in
      let line = lines[index]
      return TextLine(
        range: offsets[line.start]..<offsets[max(line.start, line.end)],
        origin: CGPoint(x: left(line), y: baseline(index)), width: CGFloat(line.width).points, top: top(index),
        bottom: top(index) + lineHeight, runs: runs(of: line, offsets, &fonts))
    }
  }

  private func runs(of line: Line, _ offsets: UnitOffsets, _ fonts: inout FoundFonts) -> [TextGlyphRun] {
    var runs: [TextGlyphRun] = []
    var last: UnsafeMutablePointer<PangoFont>?
    var x: CGFloat = 0
    func append(_ font: UnsafeMutablePointer<PangoFont>, _ glyph: PangoGlyph, _ advance: Int32, byte: Int) {
      if last != font {
        let facts = fonts.facts(of: font)
        runs.append(
          TextGlyphRun(
            family: facts.family, isRightToLeft: false, ascent: facts.ascent, descent: facts.descent, glyphs: []))
        last = font
      }
      let made = TextGlyphRun.Glyph(glyph, of: font, at: x, advance: advance, unit: offsets[byte])
      runs[runs.count - 1].glyphs.append(made)
      x += made.advance
    }
    let space = font.space.runs.first
    for piece in line.pieces {
      if piece.gap > 0, let space, let glyph = space.glyphs.first {
        let count = piece.gap / max(font.space.width, 1)
        for number in 0..<count {
          append(
            space.font, glyph.glyph, Int32(clamping: piece.gap / count), byte: piece.start + piece.from - count + number
          )
        }
      }
      for run in piece.word.runs {
        for (index, info) in run.glyphs.enumerated() {
          let cluster = Int(run.clusters[index])
          if cluster < piece.from || cluster >= piece.to { continue }
          // An ellipsis is at the place of what it replaces.
          append(
            run.font, info.glyph, info.geometry.width, byte: piece.start < 0 ? line.end : piece.start + cluster)
        }
      }
    }
    return runs
  }
}
