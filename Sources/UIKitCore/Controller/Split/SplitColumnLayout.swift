/// The places of the columns of a split view controller.
struct SplitColumnLayout {
  typealias Column = UISplitViewController.Column

  /// The frames of the columns, of hidden ones beyond the edge.
  var frames: [Column: CGRect] = [:]
  var shown: Set<Column> = []
  /// The separators after the columns.
  var lines: [Column: CGRect] = [:]
  /// The opacity of the shade over the secondary column, from 0 to 1.
  var shade: CGFloat = 0

  /// Returns the layout between this one and another, at a progress from 0 to 1. Columns of both are shown.
  func moved(to other: SplitColumnLayout, _ progress: CGFloat) -> SplitColumnLayout {
    func between(_ a: CGRect, _ b: CGRect) -> CGRect {
      CGRect(
        x: a.minX + (b.minX - a.minX) * progress, y: a.minY, width: a.width + (b.width - a.width) * progress,
        height: a.height)
    }
    var result = self
    for (column, frame) in frames { result.frames[column] = between(frame, other.frames[column] ?? frame) }
    for (column, line) in lines { result.lines[column] = between(line, other.lines[column] ?? line) }
    result.shown.formUnion(other.shown)
    result.shade += (other.shade - shade) * progress
    return result
  }

  /// Returns the layout for the other reading direction.
  func mirrored(in width: CGFloat) -> SplitColumnLayout {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var result = self
    result.frames = frames.mapValues(mirrored)
    result.lines = lines.mapValues(mirrored)
    return result
  }
}
