import Foundation

/// A path under construction. It must not be changed by two threads at once.
///
/// See [Apple's page](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [Element]) {
    super.init(elements: elements)
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line from the current point; without one the path starts here.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let p = point.applying(transform)
    elements.append(elements.isEmpty ? .move(p) : .line(p))
  }

  /// Adds a quadratic curve from the current point; without one the path starts at the control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    if elements.isEmpty { move(to: control, transform: transform) }
    elements.append(.quad(control.applying(transform), end.applying(transform)))
  }

  /// Adds a cubic curve from the current point; without one the path starts at the first control point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    if elements.isEmpty { move(to: control1, transform: transform) }
    elements.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    if let last = elements.last, last != .close { elements.append(.close) }
  }

  /// Adds a rectangle as a subpath; a null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a subpath of lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: unit)
    appendArc(from: 0, sweep: 2 * .pi, unit)
    closeSubpath()
  }

  /// Adds an arc about `center`, after a line from the current point to its start. Angles are in radians from the x
  /// axis; not clockwise means increasing angles, which looks clockwise on a screen whose y axis points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) }
      sweep = sweep <= -turn ? -turn : sweep > 0 ? sweep - turn : sweep
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) }
      sweep = sweep >= turn ? turn : sweep < 0 ? sweep + turn : sweep
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc about `center` from an angle through `delta`, both in radians, after a line from the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).concatenating(transform)
    let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
    addLine(to: start, transform: unit)
    appendArc(from: startAngle, sweep: delta, unit)
  }

  /// Adds the arc of `radius` that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let current = currentPoint.applying(transform.inverted())
    let v1 = CGVector(dx: current.x - tangent1End.x, dy: current.y - tangent1End.y)
    let v2 = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let cross = v1.dx * v2.dy - v1.dy * v2.dx
    let (l1, l2) = (hypot(v1.dx, v1.dy), hypot(v2.dx, v2.dy))
    guard l1 > 0, l2 > 0, abs(cross) > 1e-9 * l1 * l2, radius > 0 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let half = acos(max(-1, min(1, (v1.dx * v2.dx + v1.dy * v2.dy) / (l1 * l2)))) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: tangent1End.x + v1.dx / l1 * reach, y: tangent1End.y + v1.dy / l1 * reach)
    let last = CGPoint(x: tangent1End.x + v2.dx / l2 * reach, y: tangent1End.y + v2.dy / l2 * reach)
    let middle = CGVector(dx: v1.dx / l1 + v2.dx / l2, dy: v1.dy / l1 + v2.dy / l2)
    let length = hypot(middle.dx, middle.dy)
    let distance = radius / sin(half)
    let center = CGPoint(
      x: tangent1End.x + middle.dx / length * distance, y: tangent1End.y + middle.dy / length * distance)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0, transform: transform)
  }

  /// Adds a rectangle with rounded corners as a subpath; the radii are limited to half of its sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    if rx == 0 || ry == 0 {
      addRect(rect, transform: transform)
      return
    }
    move(to: CGPoint(x: rect.minX + rx, y: rect.minY), transform: transform)
    func corner(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) {
      let unit = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: x, ty: y).concatenating(transform)
      addLine(to: CGPoint(x: cos(angle), y: sin(angle)), transform: unit)
      appendArc(from: angle, sweep: .pi / 2, unit)
    }
    corner(rect.maxX - rx, rect.minY + ry, -.pi / 2)
    corner(rect.maxX - rx, rect.maxY - ry, 0)
    corner(rect.minX + rx, rect.maxY - ry, .pi / 2)
    corner(rect.minX + rx, rect.minY + ry, .pi)
    closeSubpath()
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) })
  }

  /// Adds curves along the unit circle, each at most a quarter, which deviate by less than 0.03 % of the radius.
  private func appendArc(from start: CGFloat, sweep: CGFloat, _ t: CGAffineTransform) {
    // NaN angles have no arc; more than a thousand turns look like a thousand.
    if sweep == 0 || !sweep.isFinite || !start.isFinite { return }
    let sweep = min(max(sweep, -2_000 * .pi), 2_000 * .pi)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let a = start + step * CGFloat(index)
      let b = a + step
      let c1 = CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a))
      let c2 = CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b))
      let end = CGPoint(x: cos(b), y: sin(b))
      elements.append(.curve(c1.applying(t), c2.applying(t), end.applying(t)))
    }
  }
}
