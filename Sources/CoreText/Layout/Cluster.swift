import QuartzCore

/// Characters of a line that are drawn together, such as a letter with its accent.
struct Cluster {
  /// The UTF-16 units of the text.
  var units: Range<Int>
  /// The distances from the line's left.
  var left: CGFloat
  var right: CGFloat
  var isRightToLeft: Bool

  var leading: CGFloat { isRightToLeft ? right : left }
  var trailing: CGFloat { isRightToLeft ? left : right }

  /// Returns the clusters of a line from left to right.
  ///
  /// - Parameter text: the UTF-16 units of the text.
  static func all(in line: TextLine, of text: NSString) -> [Cluster] {
    var clusters: [Cluster] = []
    for run in line.runs {
      for glyph in run.glyphs {
        let right = glyph.position.x + glyph.advance
        if let last = clusters.last, last.units.lowerBound == glyph.unit {
          clusters[clusters.count - 1].right = max(last.right, right)
        } else {
          clusters.append(
            Cluster(
              units: glyph.unit..<glyph.unit, left: glyph.position.x, right: right, isRightToLeft: run.isRightToLeft))
        }
      }
    }
    let order = clusters.indices.sorted { clusters[$0].units.lowerBound < clusters[$1].units.lowerBound }
    for (place, index) in order.enumerated() {
      let start = clusters[index].units.lowerBound
      let limit = place + 1 < order.count ? clusters[order[place + 1]].units.lowerBound : line.range.upperBound
      var end = min(start + 1, max(limit, start))
      // Spaces that have no glyph, at the line's end, are not part of the character before them.
      while end < limit, !LineText.isSpace(text.character(at: end)) { end += 1 }
      clusters[index].units = start..<max(end, start)
    }
    return clusters
  }
}
