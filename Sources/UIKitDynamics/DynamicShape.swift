@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// The outline with which an item collides: a circle, or a convex polygon with its corners in the order that gives a
/// positive area by the shoelace formula. Two corners are a line.
struct DynamicShape {
  var corners: [CGPoint]
  /// The radius of a circle around the single corner; 0 for polygons.
  var radius: CGFloat = 0

  var isCircle: Bool { corners.count == 1 }

  init(circleAt center: CGPoint, radius: CGFloat) {
    corners = [center]
    self.radius = radius
  }

  init(line from: CGPoint, to: CGPoint) { corners = [from, to] }

  /// Creates the convex hull of `points`.
  init(hullOf points: [CGPoint]) { corners = Self.hull(points) }

  /// Creates the outline of a body's item at the body's place.
  @MainActor init(_ body: DynamicBody) {
    let size = body.item.bounds.size
    let outline: [CGPoint]
    switch body.item.collisionBoundsType {
    case .ellipse where size.width == size.height:
      self.init(circleAt: body.position, radius: size.width / 2)
      return
    case .ellipse:
      outline = (0..<24).map { index in
        let turn = CGFloat(index) / 24 * 2 * .pi
        return CGPoint(x: cos(turn) * size.width / 2, y: sin(turn) * size.height / 2)
      }
    case .path:
      outline = body.item.collisionBoundingPath.cgPath.flattenedLines().flatMap { $0 }
    case .rectangle:
      let (w, h) = (size.width / 2, size.height / 2)
      outline = [CGPoint(x: -w, y: -h), CGPoint(x: w, y: -h), CGPoint(x: w, y: h), CGPoint(x: -w, y: h)]
    }
    let placed = CGAffineTransform(translationX: body.position.x, y: body.position.y).rotated(by: body.angle)
    self.init(hullOf: outline.map { $0.applying(placed) })
  }

  /// The smallest rectangle around the shape.
  var box: CGRect {
    var (low, high) = (corners.first ?? .zero, corners.first ?? .zero)
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).insetBy(dx: -radius, dy: -radius)
  }

  /// Returns the outward direction of the side that starts at corner `index`, of length 1.
  func normal(_ index: Int) -> CGVector {
    let (a, b) = (corners[index], corners[(index + 1) % corners.count])
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = max(hypot(dx, dy), 0.000_001)
    return CGVector(dx: dy / length, dy: -dx / length)
  }

  private static func hull(_ points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var kept: [CGPoint] = []
      for point in points {
        while kept.count > 1, turn(kept[kept.count - 2], kept[kept.count - 1], point) <= 0 { kept.removeLast() }
        kept.append(point)
      }
      kept.removeLast()
      return kept
    }
    return half(sorted) + half(sorted.reversed())
  }

  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
