import CGTK
import CoreGraphics

extension PangoText {
  /// Returns the lines with their glyphs; a line's range is only valid at its start.
  func textLines(_ offsets: UnitOffsets) -> [TextLine] {
    var fonts = FoundFonts()
    return blocks.flatMap { lines(of: $0, offsets, &fonts) }
  }

  private func lines(of block: Block, _ offsets: UnitOffsets, _ fonts: inout FoundFonts) -> [TextLine] {
    var lines: [TextLine] = []
    var runs: [TextGlyphRun] = []
    block.layout.walk { place in
      repeat {
        let logical = place.lineExtents
        let origin = CGPoint(
          x: CGFloat(logical.x).points, y: CGFloat(place.baseline).points + block.y + drop)
        if let run = place.run {
          if let run = self.run(run, at: place, block, origin, offsets, &fonts) { runs.append(run) }
          continue
        }
        // A line ends in a place without a run.
        let start = block.start + Int(place.line?.pointee.start_index ?? 0)
        let top = CGFloat(logical.y).points + block.y
        lines.append(
          TextLine(
            range: offsets[start]..<offsets[start + Int(place.line?.pointee.length ?? 0)], origin: origin,
            width: CGFloat(logical.width).points, top: top, bottom: top + CGFloat(logical.height).points, runs: runs))
        runs = []
      } while place.nextRun()
    }
    return lines
  }

  private func run(
    _ run: UnsafeMutablePointer<PangoLayoutRun>, at place: PangoLayout.Walker, _ block: Block, _ origin: CGPoint,
    _ offsets: UnitOffsets, _ fonts: inout FoundFonts
  ) -> TextGlyphRun? {
    guard let item = run.pointee.item, let string = run.pointee.glyphs, let font = item.pointee.analysis.font
    else { return nil }
    let logical = place.runExtents
    let baseline = place.baseline
    let rise = CGFloat(run.pointee.y_offset).points
    var x = CGFloat(logical.x).points - origin.x
    var made = TextGlyphRun(
      family: fonts.facts(of: font).family, isRightToLeft: item.pointee.analysis.level % 2 == 1,
      ascent: CGFloat(baseline - logical.y).points, descent: CGFloat(logical.y + logical.height - baseline).points,
      glyphs: [])
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[index]
      let byte = block.start + Int(item.pointee.offset) + Int(string.pointee.log_clusters[index])
      var glyph = TextGlyphRun.Glyph(info.glyph, of: font, at: x, advance: info.geometry.width, unit: offsets[byte])
      glyph.position.x += CGFloat(info.geometry.x_offset).points
      glyph.position.y = rise - CGFloat(info.geometry.y_offset).points
      made.glyphs.append(glyph)
      x += glyph.advance
    }
    return made
  }
}
