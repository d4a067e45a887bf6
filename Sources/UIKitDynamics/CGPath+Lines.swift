import CoreGraphics
@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

extension CGPath {
  /// Returns the subpaths as points to be connected by straight lines; each curve becomes sixteen pieces.
  func flattenedLines() -> [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var part: [CGPoint] = []
    func finish() {
      if part.count > 1 { parts.append(part) }
    }
    applyWithBlock { element in
      let points = element.pointee.points
      let start = part.last ?? .zero
      switch element.pointee.type {
      case .moveToPoint:
        finish()
        part = [points[0]]
      case .addLineToPoint:
        if points[0] != start { part.append(points[0]) }
      case .addQuadCurveToPoint:
        for t in pieces {
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          part.append(
            CGPoint(
              x: a * start.x + b * points[0].x + c * points[1].x, y: a * start.y + b * points[0].y + c * points[1].y))
        }
      case .addCurveToPoint:
        for t in pieces {
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          part.append(
            CGPoint(
              x: a * start.x + b * points[0].x + c * points[1].x + d * points[2].x,
              y: a * start.y + b * points[0].y + c * points[1].y + d * points[2].y))
        }
      case .closeSubpath:
        guard let first = part.first else { return }
        if start != first { part.append(first) }
        finish()
        part = [first]
      }
    }
    finish()
    return parts
  }
}

private let pieces: [CGFloat] = (1...16).map { CGFloat($0) / 16 }
