import Foundation

extension CGPath {
  /// The largest number of lines that one curve becomes.
  private static let mostPieces: CGFloat = 4096

  /// Returns the path with lines in place of curves, which are at most `threshold` away from them (as long as a curve
  /// needs no more than 4,096 of them).
  public func flattened(threshold: CGFloat) -> CGPath {
    var lines: [Element] = []
    lines.reserveCapacity(elements.count)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p): current = p
      case .close: current = start
      case .quad(let c, let p):
        let bend = Self.bend(current, c, p)
        let count = Self.pieces((bend / (4 * threshold)).squareRoot())
        for step in 1..<max(count, 1) {
          let t = CGFloat(step) / CGFloat(count)
          let u = 1 - t
          let (a, b, d) = (u * u, 2 * u * t, t * t)
          lines.append(
            .line(CGPoint(x: a * current.x + b * c.x + d * p.x, y: a * current.y + b * c.y + d * p.y)))
        }
        lines.append(.line(p))
        current = p
        continue
      case .curve(let c1, let c2, let p):
        let bend = max(Self.bend(current, c1, c2), Self.bend(c1, c2, p))
        let count = Self.pieces((0.75 * bend / threshold).squareRoot())
        for step in 1..<max(count, 1) {
          let t = CGFloat(step) / CGFloat(count)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          lines.append(
            .line(
              CGPoint(
                x: a * current.x + b * c1.x + c * c2.x + d * p.x, y: a * current.y + b * c1.y + c * c2.y + d * p.y)))
        }
        lines.append(.line(p))
        current = p
        continue
      }
      lines.append(element)
    }
    return CGPath(elements: lines)
  }

  /// The length of the second difference, which bounds the distance of a curve from its chord: a cubic one is at most
  /// 3/4 of it away, a quadratic one 1/4, and a hundredth of that if it is cut into ten.
  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
  }

  /// Numbers that are not finite mean the maximum.
  private static func pieces(_ count: CGFloat) -> Int { count < mostPieces ? max(Int(count.rounded(.up)), 1) : 4096 }
}
