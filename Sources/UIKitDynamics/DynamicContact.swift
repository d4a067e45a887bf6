@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A point at which two shapes touch or overlap.
struct DynamicContact {
  var point: CGPoint
  /// The direction from the first shape to the second, of length 1.
  var normal: CGVector
  /// The depth of the overlap, in points; negative for a gap.
  var depth: CGFloat

  /// The distance below which shapes touch.
  static let reach: CGFloat = 0.02

  /// Returns the points at which two shapes touch: at most two, none if they are apart.
  static func between(_ first: DynamicShape, _ second: DynamicShape) -> [DynamicContact] {
    guard !first.corners.isEmpty, !second.corners.isEmpty,
      first.box.insetBy(dx: -reach, dy: -reach).intersects(second.box)
    else { return [] }
    switch (first.isCircle, second.isCircle) {
    case (true, true): return circles(first, second)
    case (true, false): return circle(first, polygon: second)
    case (false, true): return circle(second, polygon: first).map { $0.reversed }
    case (false, false): return polygons(first, second)
    }
  }

  /// Returns the points at which `shape` crosses the sides of `bounds`, which keep it inside. The normals point
  /// outwards.
  static func between(_ shape: DynamicShape, inside bounds: CGRect) -> [DynamicContact] {
    let walls: [(normal: CGVector, distance: (CGPoint) -> CGFloat)] = [
      (CGVector(dx: -1, dy: 0), { bounds.minX - $0.x }), (CGVector(dx: 1, dy: 0), { $0.x - bounds.maxX }),
      (CGVector(dx: 0, dy: -1), { bounds.minY - $0.y }), (CGVector(dx: 0, dy: 1), { $0.y - bounds.maxY }),
    ]
    var contacts: [DynamicContact] = []
    for wall in walls {
      for corner in shape.corners {
        let end = CGPoint(x: corner.x + wall.normal.dx * shape.radius, y: corner.y + wall.normal.dy * shape.radius)
        let depth = wall.distance(end)
        if depth > -reach { contacts.append(DynamicContact(point: end, normal: wall.normal, depth: depth)) }
      }
    }
    return contacts
  }

  private var reversed: DynamicContact {
    DynamicContact(point: point, normal: CGVector(dx: -normal.dx, dy: -normal.dy), depth: depth)
  }

  private static func circles(_ first: DynamicShape, _ second: DynamicShape) -> [DynamicContact] {
    let (a, b) = (first.corners[0], second.corners[0])
    let far = hypot(b.x - a.x, b.y - a.y)
    let depth = first.radius + second.radius - far
    guard depth > -reach else { return [] }
    let normal = far > 0.000_1 ? CGVector(dx: (b.x - a.x) / far, dy: (b.y - a.y) / far) : CGVector(dx: 0, dy: 1)
    let point = CGPoint(x: a.x + normal.dx * first.radius, y: a.y + normal.dy * first.radius)
    return [DynamicContact(point: point, normal: normal, depth: depth)]
  }

  private static func circle(_ circle: DynamicShape, polygon: DynamicShape) -> [DynamicContact] {
    let center = circle.corners[0]
    var (side, most) = (0, -CGFloat.infinity)
    for index in polygon.corners.indices {
      let (n, a) = (polygon.normal(index), polygon.corners[index])
      let gap = n.dx * (center.x - a.x) + n.dy * (center.y - a.y)
      if gap > most { (side, most) = (index, gap) }
    }
    guard most < circle.radius + reach else { return [] }
    let (a, b) = (polygon.corners[side], polygon.corners[(side + 1) % polygon.corners.count])
    let length = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
    let along = length > 0 ? ((center.x - a.x) * (b.x - a.x) + (center.y - a.y) * (b.y - a.y)) / length : 0
    let kept = min(max(along, 0), 1)
    let nearest = CGPoint(x: a.x + (b.x - a.x) * kept, y: a.y + (b.y - a.y) * kept)
    let n = polygon.normal(side)
    if most <= 0.000_1 {
      // The centre is inside: out by the nearest side.
      return [DynamicContact(point: nearest, normal: CGVector(dx: -n.dx, dy: -n.dy), depth: circle.radius - most)]
    }
    let far = hypot(center.x - nearest.x, center.y - nearest.y)
    guard circle.radius - far > -reach, far > 0.000_1 else { return [] }
    let normal = CGVector(dx: (nearest.x - center.x) / far, dy: (nearest.y - center.y) / far)
    return [DynamicContact(point: nearest, normal: normal, depth: circle.radius - far)]
  }

  /// Returns the side of `shape` that keeps `other` farthest away, and the distance.
  private static func bestSide(_ shape: DynamicShape, _ other: DynamicShape) -> (side: Int, gap: CGFloat) {
    var best = (side: 0, gap: -CGFloat.infinity)
    for index in shape.corners.indices {
      let (n, a) = (shape.normal(index), shape.corners[index])
      let gap = other.corners.map { n.dx * ($0.x - a.x) + n.dy * ($0.y - a.y) }.min() ?? 0
      if gap > best.gap { best = (index, gap) }
    }
    return best
  }

  /// Finds contacts of polygons by separating axes, clipping the side that is hit at the ends of the side that hits.
  private static func polygons(_ first: DynamicShape, _ second: DynamicShape) -> [DynamicContact] {
    let (own, others) = (bestSide(first, second), bestSide(second, first))
    guard own.gap < reach, others.gap < reach else { return [] }
    // A slight preference keeps the choice from changing with rounding.
    let usesOwn = own.gap >= others.gap - 0.01
    let (reference, incident, side) = usesOwn ? (first, second, own.side) : (second, first, others.side)
    let n = reference.normal(side)
    let (a, b) = (reference.corners[side], reference.corners[(side + 1) % reference.corners.count])
    var (facing, least) = (0, CGFloat.infinity)
    for index in incident.corners.indices {
      let m = incident.normal(index)
      let dot = m.dx * n.dx + m.dy * n.dy
      if dot < least { (facing, least) = (index, dot) }
    }
    var ends = [incident.corners[facing], incident.corners[(facing + 1) % incident.corners.count]]
    let along = CGVector(dx: -n.dy, dy: n.dx)
    for (limit, sign) in [(a, -1.0 as CGFloat), (b, 1)] {
      let distances = ends.map { sign * (along.dx * ($0.x - limit.x) + along.dy * ($0.y - limit.y)) }
      if distances[0] > 0, distances[1] > 0 { return [] }
      for (out, other) in [(0, 1), (1, 0)] where distances[out] > 0 {
        let part = distances[out] / (distances[out] - distances[other])
        ends[out] = CGPoint(
          x: ends[out].x + (ends[other].x - ends[out].x) * part, y: ends[out].y + (ends[other].y - ends[out].y) * part)
      }
    }
    return ends.compactMap { end in
      let depth = -(n.dx * (end.x - a.x) + n.dy * (end.y - a.y))
      guard depth > -reach else { return nil }
      let normal = usesOwn ? n : CGVector(dx: -n.dx, dy: -n.dy)
      return DynamicContact(point: end, normal: normal, depth: depth)
    }
  }
}
