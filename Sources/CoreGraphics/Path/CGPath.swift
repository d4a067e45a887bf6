import CGTK
import Foundation

/// A path of lines and curves. Immutable, except for `CGMutablePath`.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgpath).
public class CGPath: @unchecked Sendable, Hashable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> Element {
      switch self {
      case .move(let p): .move(p.applying(t))
      case .line(let p): .line(p.applying(t))
      case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
      case .curve(let c1, let c2, let p): .curve(c1.applying(t), c2.applying(t), p.applying(t))
      case .close: .close
      }
    }
  }

  package internal(set) var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a path of the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a path of a rectangle with rounded corners; the radii are limited to half of its sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p), .quad(_, let p), .curve(_, _, let p): current = p
      case .close: current = start
      }
    }
    return current
  }

  /// The smallest rectangle around all points, including control points; null for an empty path.
  public var boundingBox: CGRect {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let c, let p):
        box.add(c)
        box.add(p)
      case .curve(let c1, let c2, let p):
        box.add(c1)
        box.add(c2)
        box.add(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        box.add(p)
        current = p
      case .quad(let c, let p):
        let c1 = CGPoint(x: current.x + 2 / 3 * (c.x - current.x), y: current.y + 2 / 3 * (c.y - current.y))
        let c2 = CGPoint(x: p.x + 2 / 3 * (c.x - p.x), y: p.y + 2 / 3 * (c.y - p.y))
        box.addCurve(current, c1, c2, p)
        current = p
      case .curve(let c1, let c2, let p):
        box.addCurve(current, c1, c2, p)
        current = p
      case .close: break
      }
    }
    return box.rect
  }

  /// Returns whether the path is a rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = asRect else { return false }
    rect?.pointee = found
    return true
  }

  package var asRect: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3]
    else { return nil }
    if elements.count == 6 {
      guard case .line(let e) = elements[4], e == a, elements[5] == .close else { return nil }
    } else if elements[4] != .close {
      guard case .line(let e) = elements[4], e == a else { return nil }
    }
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }

  /// Returns whether filling the path would cover `point`. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard boundingBox.applying(transform).insetBy(dx: -1, dy: -1).contains(point) else { return false }
    guard let surface = CairoSurface(CAIRO_FORMAT_A8, width: 1, height: 1) else { return false }
    let cairo = CairoContext(drawingOn: surface)
    defer { cairo.release() }
    cairo.setFillRule(isEvenOdd: rule == .evenOdd)
    cairo.setTolerance(0.01)
    append(to: cairo, transform: transform)
    return cairo.isInFill(Double(point.x), Double(point.y))
  }

  /// Calls a function for each element, with a pointer of the caller's. O(elements).
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` for each element. O(elements).
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      guard let base = points.baseAddress else { return }
      for element in elements {
        var value = CGPathElement(type: .closeSubpath, points: base)
        switch element {
        case .move(let p):
          value.type = .moveToPoint
          points[0] = p
        case .line(let p):
          value.type = .addLineToPoint
          points[0] = p
        case .quad(let c, let p):
          value.type = .addQuadCurveToPoint
          points[0] = c
          points[1] = p
        case .curve(let c1, let c2, let p):
          value.type = .addCurveToPoint
          points[0] = c1
          points[1] = c2
          points[2] = p
        case .close: break
        }
        withUnsafePointer(to: value, block)
      }
    }
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns an immutable copy with a transform applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let t = transform?.pointee ?? .identity
    return CGPath(elements: elements.map { $0.applying(t) })
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a copy that can be changed, with a transform applied.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let t = transform?.pointee ?? .identity
    return CGMutablePath(elements: elements.map { $0.applying(t) })
  }

  /// Appends the path to a Cairo context's current path.
  package func append(to cairo: CairoContext, transform t: CGAffineTransform = .identity) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in t.isIdentity ? elements : elements.map({ $0.applying(t) }) {
      switch element {
      case .move(let p):
        cairo.move(to: Double(p.x), Double(p.y))
        start = p
        current = p
      case .line(let p):
        cairo.addLine(to: Double(p.x), Double(p.y))
        current = p
      case .quad(let c, let p):
        cairo.addCurve(
          Double(current.x + 2 / 3 * (c.x - current.x)), Double(current.y + 2 / 3 * (c.y - current.y)),
          Double(p.x + 2 / 3 * (c.x - p.x)), Double(p.y + 2 / 3 * (c.y - p.y)), Double(p.x), Double(p.y))
        current = p
      case .curve(let c1, let c2, let p):
        cairo.addCurve(Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(p.x), Double(p.y))
        current = p
      case .close:
        cairo.closePath()
        current = start
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A rectangle extended point by point.
private struct PointBox {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  var rect: CGRect {
    low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ p: CGPoint) {
    low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
    high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p0)
    add(p3)
    func point(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }
    for (a, b, c, d) in [(p0.x, p1.x, p2.x, p3.x), (p0.y, p1.y, p2.y, p3.y)] {
      // The zeros of the derivative: k2 t² + k1 t + k0.
      let k0 = b - a
      let k1 = 2 * (a - 2 * b + c)
      let k2 = d - a + 3 * (b - c)
      var zeros: [CGFloat] = []
      if abs(k2) < 1e-12 {
        if k1 != 0 { zeros = [-k0 / k1] }
      } else {
        let discriminant = k1 * k1 - 4 * k2 * k0
        if discriminant >= 0 {
          let root = discriminant.squareRoot()
          zeros = [(-k1 + root) / (2 * k2), (-k1 - root) / (2 * k2)]
        }
      }
      for t in zeros where t > 0 && t < 1 { add(point(t)) }
    }
  }
}
