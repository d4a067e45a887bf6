import Foundation

extension CGPath {
  /// Returns the outline of the stroked path, to be filled by the winding rule. Curves become lines (within 0.05
  /// points); overlapping pieces stay overlapping.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath()
    guard lineWidth > 0 else { return outline }
    for line in flattened(transform) {
      Stroker(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit, outline: outline).stroke(line)
    }
    return CGPath(elements: outline.elements)
  }

  /// Creates the outline of a stroked path. `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)` is its
  /// usual name.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
    lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.init(
      elements: path.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        transform: transform?.pointee ?? .identity
      ).elements)
  }

  /// Creates a path cut into dashes. `copy(dashingWithPhase:lengths:transform:)` is its usual name.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = lengths.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    self.init(
      elements: path.copy(dashingWithPhase: phase, lengths: lengths, transform: transform?.pointee ?? .identity)
        .elements)
  }

  /// Returns the path cut into dashes; `lengths` alternates painted and unpainted lengths, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let total = lengths.reduce(0, +)
    guard total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return copy() ?? self }
    let result = CGMutablePath()
    for line in flattened(transform) {
      var index = 0
      var offset = phase.truncatingRemainder(dividingBy: total * 2)
      if offset < 0 { offset += total * 2 }
      while offset >= lengths[index % lengths.count] {
        offset -= lengths[index % lengths.count]
        index += 1
      }
      var left = lengths[index % lengths.count] - offset
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      if index % 2 == 0 { result.move(to: points[0]) }
      for (start, end) in zip(points, points.dropFirst()) {
        let length = hypot(end.x - start.x, end.y - start.y)
        var done: CGFloat = 0
        while length - done > left {
          done += left
          let p = CGPoint(
            x: start.x + (end.x - start.x) * done / length, y: start.y + (end.y - start.y) * done / length)
          if index % 2 == 0 { result.addLine(to: p) } else { result.move(to: p) }
          index += 1
          left = lengths[index % lengths.count]
        }
        left -= length - done
        if index % 2 == 0 { result.addLine(to: end) }
      }
    }
    return CGPath(elements: result.elements)
  }

  struct Polyline {
    var points: [CGPoint] = []
    var isClosed = false
  }

  /// Returns the subpaths as lines.
  package func flattenedPoints() -> [[CGPoint]] {
    flattened(.identity).map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
  }

  func flattened(_ t: CGAffineTransform) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    func finish() {
      if !line.points.isEmpty { lines.append(line) }
      line = Polyline()
    }
    func curve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      let length =
        hypot(p1.x - p0.x, p1.y - p0.y) + hypot(p2.x - p1.x, p2.y - p1.y) + hypot(p3.x - p2.x, p3.y - p2.y)
      // `length` may be infinite or NaN, which means the maximum number of pieces.
      let pieces = length.squareRoot() * 3
      let count = pieces < 200 ? max(4, Int(pieces)) : 200
      for step in 1...count {
        let s = CGFloat(step) / CGFloat(count)
        let u = 1 - s
        let (a, b, c, d) = (u * u * u, 3 * u * u * s, 3 * u * s * s, s * s * s)
        line.points.append(
          CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
      }
    }
    for element in elements {
      switch element.applying(t) {
      case .move(let p):
        finish()
        line.points = [p]
      case .line(let p): line.points.append(p)
      case .quad(let c, let p):
        let from = line.points.last ?? c
        curve(
          from, CGPoint(x: from.x + 2 / 3 * (c.x - from.x), y: from.y + 2 / 3 * (c.y - from.y)),
          CGPoint(x: p.x + 2 / 3 * (c.x - p.x), y: p.y + 2 / 3 * (c.y - p.y)), p)
      case .curve(let c1, let c2, let p): curve(line.points.last ?? c1, c1, c2, p)
      case .close:
        guard let first = line.points.first else { continue }
        line.isClosed = true
        if line.points.count > 1, line.points.last == first { line.points.removeLast() }
        finish()
        line.points = [first]
      }
    }
    if line.points.count > 1 || (lines.isEmpty && !line.points.isEmpty) { finish() }
    return lines
  }
}

/// Builds the outline from one polygon per segment, join and cap, all with the same orientation.
private struct Stroker {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  let outline: CGMutablePath

  func stroke(_ line: CGPath.Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    guard points.count > 1 else {
      if let point = points.first, cap != .butt { dot(point) }
      return
    }
    if line.isClosed { points.append(points[0]) }
    for (a, b) in zip(points, points.dropFirst()) {
      let n = normal(a, b)
      polygon([
        CGPoint(x: a.x + n.dx, y: a.y + n.dy), CGPoint(x: b.x + n.dx, y: b.y + n.dy),
        CGPoint(x: b.x - n.dx, y: b.y - n.dy), CGPoint(x: a.x - n.dx, y: a.y - n.dy),
      ])
    }
    for index in 1..<max(points.count - 1, 1) where points.count > 2 {
      joinAt(points[index - 1], points[index], points[index + 1])
    }
    if line.isClosed {
      if points.count > 2 { joinAt(points[points.count - 2], points[0], points[1]) }
    } else {
      capAt(points[0], from: points[1])
      capAt(points[points.count - 1], from: points[points.count - 2])
    }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: -(b.y - a.y) / length * half, dy: (b.x - a.x) / length * half)
  }

  private func polygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, p) in points.enumerated() {
      let q = points[(index + 1) % points.count]
      area += p.x * q.y - q.x * p.y
    }
    if area == 0 { return }
    outline.addLines(between: area > 0 ? points : points.reversed())
    outline.closeSubpath()
  }

  private func dot(_ p: CGPoint) {
    let rect = CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
    if cap == .round || join == .round { outline.addEllipse(in: rect) } else { outline.addRect(rect) }
  }

  private func joinAt(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint) {
    if join == .round {
      outline.addEllipse(in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
      return
    }
    let n1 = normal(a, p)
    let n2 = normal(p, b)
    let cross = n1.dx * n2.dy - n1.dy * n2.dx
    let side: CGFloat = cross > 0 ? -1 : 1
    let outer1 = CGPoint(x: p.x + side * n1.dx, y: p.y + side * n1.dy)
    let outer2 = CGPoint(x: p.x + side * n2.dx, y: p.y + side * n2.dy)
    var points = [p, outer1, outer2]
    if join == .miter {
      // The cosine of the angle between the normals gives the miter's length: 1 / cos(half the angle).
      let cosine = (n1.dx * n2.dx + n1.dy * n2.dy) / (half * half)
      let length = 1 / max(((1 + cosine) / 2).squareRoot(), 1e-6)
      if length <= miterLimit {
        let middle = CGVector(dx: n1.dx + n2.dx, dy: n1.dy + n2.dy)
        let norm = hypot(middle.dx, middle.dy)
        if norm > 0 {
          let tip = CGPoint(
            x: p.x + side * middle.dx / norm * half * length, y: p.y + side * middle.dy / norm * half * length)
          points = [p, outer1, tip, outer2]
        }
      }
    }
    polygon(points)
  }

  private func capAt(_ p: CGPoint, from a: CGPoint) {
    switch cap {
    case .butt: break
    case .round: outline.addEllipse(in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
    case .square:
      let n = normal(a, p)
      let forward = CGVector(dx: n.dy, dy: -n.dx)
      polygon([
        CGPoint(x: p.x + n.dx, y: p.y + n.dy), CGPoint(x: p.x + n.dx + forward.dx, y: p.y + n.dy + forward.dy),
        CGPoint(x: p.x - n.dx + forward.dx, y: p.y - n.dy + forward.dy), CGPoint(x: p.x - n.dx, y: p.y - n.dy),
      ])
    }
  }
}
