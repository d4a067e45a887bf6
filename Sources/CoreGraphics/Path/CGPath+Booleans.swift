import Foundation

/// Operations on the areas that paths fill.
///
/// Curves become lines that are at most a hundredth of a point, or a ten thousandth of the paths' extent, away from
/// them, and points are rounded to 2⁻²⁹ of the extent; points of the paths that remain keep their exact coordinates.
/// Open subpaths count as closed. Both fill rules give the same result for the returned paths: outer edges and holes
/// have opposite directions. Subpaths with coordinates that are not finite are ignored.
///
/// For n lines, all operations take O((n + k) log n + p), where k is the number of intersections and p the number of
/// pairs of lines that are above each other somewhere.
extension CGPath {
  /// Returns the area that at least one of the paths fills.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// Returns the area that both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// Returns the area that this path fills and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// Returns the area that exactly one of the paths fills.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// Returns a path that fills the same area and does not cross itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(elements: []), rule) { isFilled, _ in isFilled }
  }

  /// Returns a path for each connected piece of the filled area, with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let arrangement = PathArrangement(areas: self, CGPath(elements: []))
    return PathLoops(arrangement) { arrangement.isFilled($0, 0, rule) }.components()
  }

  /// Returns whether some area is filled by both paths. Paths that only touch do not intersect.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.intersects(other.boundingBox) else { return false }
    let arrangement = PathArrangement(areas: self, other)
    return arrangement.edges.contains { edge in
      [edge.above, edge.below].contains {
        arrangement.isFilled($0, 0, rule) && arrangement.isFilled($0, 1, rule)
      }
    }
  }

  /// Returns the parts of this path's line that are in the area that the other path fills, or on its edge. Subpaths
  /// that are cut become open; closed ones that are not cut stay closed.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(cutBy: other, rule, keepsInside: true)
  }

  /// Returns the parts of this path's line that are outside the area that the other path fills.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(cutBy: other, rule, keepsInside: false)
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isInside: (_ own: Bool, _ other: Bool) -> Bool
  ) -> CGPath {
    let arrangement = PathArrangement(areas: self, other)
    return PathLoops(arrangement) {
      isInside(arrangement.isFilled($0, 0, rule), arrangement.isFilled($0, 1, rule))
    }.path()
  }

  private func line(cutBy other: CGPath, _ rule: CGPathFillRule, keepsInside: Bool) -> CGPath {
    let arrangement = PathArrangement(line: self, area: other)
    let result = CGMutablePath()
    for subpath in arrangement.lines {
      let pieces = subpath.pieces
      let isKept = pieces.map { piece in
        let edge = arrangement.edge(piece.from, piece.to)
        let isInside =
          edge.map { arrangement.isFilled($0.above, 1, rule) || arrangement.isFilled($0.below, 1, rule) } ?? false
        return isInside == keepsInside
      }
      if isKept.allSatisfy(\.self) {
        result.add(
          pieces.map { arrangement.point($0.from) } + [arrangement.point(pieces[pieces.count - 1].to)],
          isClosed: subpath.isClosed)
        continue
      }
      // A closed subpath is cut open where a part begins.
      let first = subpath.isClosed ? isKept.firstIndex(of: false) ?? 0 : 0
      var part: [CGPoint] = []
      for offset in pieces.indices {
        let index = (first + offset) % pieces.count
        if isKept[index] {
          if part.isEmpty { part.append(arrangement.point(pieces[index].from)) }
          part.append(arrangement.point(pieces[index].to))
        } else if !part.isEmpty {
          result.add(part, isClosed: false)
          part = []
        }
      }
      if !part.isEmpty { result.add(part, isClosed: false) }
    }
    return CGPath(elements: result.elements)
  }
}

extension CGMutablePath {
  /// Adds a subpath through points, of which a closed one repeats the first at the end.
  fileprivate func add(_ points: [CGPoint], isClosed: Bool) {
    addLines(between: isClosed ? Array(points.dropLast()) : points)
    if isClosed { closeSubpath() }
  }
}
