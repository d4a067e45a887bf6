import CoreGraphics

/// Four corners in the order of their outline.
struct Quadrilateral {
  let corners: [CGPoint]

  /// The share of an area that its rows and its outline must fill: a round one fills less than four fifths.
  private static let leastFilling = 0.9
  /// The least length of a side, as a share of the longest.
  private static let leastSide: CGFloat = 0.1

  /// Returns the areas of a picture that have four straight sides, the largest first.
  ///
  /// - Parameter leastSide: the least width and height of areas, as a share of the picture's shorter side.
  static func found(in picture: Brightness, leastSide: Double) -> [Quadrilateral] {
    guard let threshold = picture.threshold else { return [] }
    let least = max(4, Int(leastSide * Double(min(picture.width, picture.height))))
    return EvenArea.all(in: picture, threshold: threshold).filter { area in
      let left = area.rows.map(\.lowerBound).min() ?? 0
      let right = area.rows.map(\.upperBound).max() ?? 0
      return area.rows.count >= least && right - left + 1 >= least
    }
    .compactMap { Quadrilateral($0) }
    .sorted { abs(area($0.corners)) > abs(area($1.corners)) }
  }

  /// Creates the outline of an area; nil if it has not four straight sides.
  init?(_ evenArea: EvenArea) {
    let hull = Self.hull(evenArea)
    let hullArea = Self.area(hull)
    guard hullArea > 0, Double(evenArea.pixels) / hullArea >= Self.leastFilling,
      let corners = Self.fourCorners(around: hull), hullArea / Self.area(corners) >= Self.leastFilling
    else { return nil }
    let sides = corners.indices.map { index in
      let next = corners[(index + 1) % 4]
      return hypot(next.x - corners[index].x, next.y - corners[index].y)
    }
    guard let longest = sides.max(), let shortest = sides.min(), shortest >= longest * Self.leastSide else {
      return nil
    }
    self.corners = corners
  }

  /// Returns the area within an outline: positive if it turns to the left.
  static func area(_ outline: [CGPoint]) -> Double {
    outline.indices.reduce(0) { sum, index in
      let (a, b) = (outline[index], outline[(index + 1) % outline.count])
      return sum + Double(a.x * b.y - b.x * a.y) / 2
    }
  }

  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Returns the convex outline of an area's pixels, turning to the left. Linear in the number of rows.
  private static func hull(_ area: EvenArea) -> [CGPoint] {
    /// Returns the chain of points along which all turns go to one side.
    func chain(_ points: [CGPoint], _ sign: CGFloat) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) * sign <= 0 {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    let ends = area.rows.enumerated().flatMap { row, columns in
      [0, 1].map { (CGFloat(area.firstRow + row + $0), columns) }
    }
    let right = chain(ends.map { CGPoint(x: CGFloat($0.1.upperBound + 1), y: $0.0) }, 1)
    let left = chain(ends.map { CGPoint(x: CGFloat($0.1.lowerBound), y: $0.0) }, -1)
    return right + left.reversed()
  }

  /// Returns four corners around a convex outline: its sides are removed one by one, each time the one whose
  /// neighbours, made longer, add the least area.
  private static func fourCorners(around hull: [CGPoint]) -> [CGPoint]? {
    var outline = hull.enumerated().filter { $1 != hull[($0 + 1) % hull.count] }.map(\.element)
    while outline.count > 4 {
      let count = outline.count
      var best: (index: Int, corner: CGPoint, area: CGFloat)?
      for index in 0..<count {
        let (a, b) = (outline[(index + count - 1) % count], outline[index])
        let (c, d) = (outline[(index + 1) % count], outline[(index + 2) % count])
        guard let corner = crossing(a, b, d, c) else { continue }
        let added = abs(turn(b, corner, c)) / 2
        if added < best?.area ?? .infinity { best = (index, corner, added) }
      }
      guard let best else { return nil }
      outline[best.index] = best.corner
      outline.remove(at: (best.index + 1) % count)
    }
    return outline.count == 4 ? outline : nil
  }

  /// Returns the point where the line from `a` through `b` meets that from `d` through `c`, beyond both `b` and `c`.
  private static func crossing(_ a: CGPoint, _ b: CGPoint, _ d: CGPoint, _ c: CGPoint) -> CGPoint? {
    let (first, second) = (CGPoint(x: b.x - a.x, y: b.y - a.y), CGPoint(x: c.x - d.x, y: c.y - d.y))
    let across = first.x * second.y - first.y * second.x
    guard abs(across) > 1e-9 else { return nil }
    let between = CGPoint(x: c.x - b.x, y: c.y - b.y)
    let forward = (between.x * second.y - between.y * second.x) / across
    let backward = (between.x * first.y - between.y * first.x) / across
    guard forward >= 0, backward >= 0 else { return nil }
    return CGPoint(x: b.x + first.x * forward, y: b.y + first.y * forward)
  }
}
