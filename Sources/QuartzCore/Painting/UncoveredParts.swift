/// The part of an area that rectangles leave uncovered, cut into rectangles.
///
/// One object is reused, so that a frame allocates no memory. O(n log n + rows × n) for n rectangles.
final class UncoveredParts {
  typealias Rect = PixelRect

  @MainActor static let shared = UncoveredParts()

  private(set) var parts: [Rect] = []
  private var area = Rect(x: 0, y: 0, width: 0, height: 0)
  private var covers: [Rect] = []
  private var edges: [Int] = []

  func begin(_ area: Rect) {
    self.area = area
    parts.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    edges.append(area.y)
    edges.append(area.maxY)
  }

  func cover(_ rect: Rect) {
    let cover = rect.cut(to: area)
    guard !cover.isEmpty else { return }
    covers.append(cover)
    edges.append(cover.y)
    edges.append(cover.maxY)
  }

  /// Computes `parts`: rows from one edge of a cover to the next, each cut between covers.
  func end() {
    covers.sort { $0.x < $1.x }
    edges.sort()
    var top = area.y
    for bottom in edges where bottom > top {
      var x = area.x
      for cover in covers where cover.y <= top && cover.maxY >= bottom {
        if cover.x > x { parts.append(Rect(left: x, top: top, right: cover.x, bottom: bottom)) }
        x = max(x, cover.maxX)
      }
      if x < area.maxX { parts.append(Rect(left: x, top: top, right: area.maxX, bottom: bottom)) }
      top = bottom
    }
  }
}
