import CoreGraphics

/// A value that can be interpolated with another of its kind.
package enum AnimatableValue {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([AnimatableValue])
  case none(Void)
  /// Any other value, which changes at once.
  case discrete(Any)

  init(_ value: Any) {
    switch value {
    case let v as CGFloat: self = .scalar(v)
    case let v as CGPoint: self = .point(v)
    case let v as CGRect: self = .rect(v)
    case let v as CGSize: self = .size(v)
    case let v as CATransform3D: self = .transform(v)
    case let v as CGColor: self = .color(v)
    case let v as CGPath: self = .path(v)
    case let v as Double: self = .scalar(CGFloat(v))
    case let v as Float: self = .scalar(CGFloat(v))
    case let v as Bool: self = .scalar(v ? 1 : 0)
    case let v as Int: self = .scalar(CGFloat(v))
    case let v as NSNumber: self = .scalar(CGFloat(v.doubleValue))
    case let v as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(v))
    case let v as CGVector: self = .point(CGPoint(x: v.dx, y: v.dy))
    case let v as NSValue: self = Self(boxed: v)
    case let v as [Any]: self = .list(v.map(AnimatableValue.init))
    default: self = .discrete(value)
    }
  }

  private init(boxed value: NSValue) {
    if let transform = value.storedTransform {
      self = .transform(transform)
      return
    }
    switch String(cString: value.objCType) {
    case let type where type.contains("Rect"): self = .rect(value.rectValue)
    case let type where type.contains("Point"): self = .point(value.pointValue)
    case let type where type.contains("Size"): self = .size(value.sizeValue)
    default: self = .discrete(value)
    }
  }

  var unwrapped: Any? {
    switch self {
    case .scalar(let v): v
    case .point(let v): v
    case .size(let v): v
    case .rect(let v): v
    case .transform(let v): v
    case .color(let v): v
    case .path(let v): v
    case .list(let v): v.map { $0.unwrapped ?? NSNull() }
    case .none: nil
    case .discrete(let v): v
    }
  }

  /// The value as numbers that can be added and scaled; nil for values without.
  private var numbers: [CGFloat]? {
    switch self {
    case .scalar(let v): return [v]
    case .point(let v): return [v.x, v.y]
    case .size(let v): return [v.width, v.height]
    case .rect(let v): return [v.origin.x, v.origin.y, v.width, v.height]
    default: return nil
    }
  }

  private func with(_ n: [CGFloat]) -> AnimatableValue {
    switch self {
    case .scalar: .scalar(n[0])
    case .point: .point(CGPoint(x: n[0], y: n[1]))
    case .size: .size(CGSize(width: n[0], height: n[1]))
    case .rect: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    default: self
    }
  }

  func interpolated(to other: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
    if let a = numbers, let b = other.numbers, a.count == b.count {
      return with(zip(a, b).map { $0 + ($1 - $0) * t })
    }
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(TransformParts.interpolate(a, b, t))
    case (.color(let a), .color(let b)): return .color(mix(a, b, t))
    case (.none, .color(let b)): return .color(mix(b.copy(alpha: 0) ?? b, b, t))
    case (.color(let a), .none): return .color(mix(a, a.copy(alpha: 0) ?? a, t))
    case (.path(let a), .path(let b)): return .path(mix(a, b, t))
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, t) })
    default: return t < 0.5 ? self : other
    }
  }

  func adding(_ other: AnimatableValue) -> AnimatableValue {
    if let a = numbers, let b = other.numbers, a.count == b.count { return with(zip(a, b).map { $0 + $1 }) }
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, b))
    case (.color(let a), .color(let b)):
      let (p, q) = (a.rgba, b.rgba)
      func sum(_ x: Double, _ y: Double) -> CGFloat { CGFloat(min(x + y, 1)) }
      return .color(
        CGColor(
          red: sum(p.red, q.red), green: sum(p.green, q.green), blue: sum(p.blue, q.blue), alpha: sum(p.alpha, q.alpha))
      )
    default: return other
    }
  }

  func scaled(_ factor: CGFloat) -> AnimatableValue {
    if let a = numbers { return with(a.map { $0 * factor }) }
    if case .transform(let t) = self, factor == -1 { return .transform(CATransform3DInvert(t)) }
    return self
  }

  /// The neutral value of addition.
  var zero: AnimatableValue {
    if let a = numbers { return with(a.map { _ in 0 }) }
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return self
  }

  func distance(to other: AnimatableValue) -> CGFloat {
    guard let a = numbers, let b = other.numbers, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The shape of a curve at a keyframe, after Kochanek and Bartels: zeros are the usual Catmull-Rom curve.
  struct Bend {
    var tension: CGFloat = 0
    var continuity: CGFloat = 0
    var bias: CGFloat = 0
  }

  /// Returns the value at `t` on the curve from `b` to `c`, with the values before and after them.
  static func spline(
    _ a: AnimatableValue, _ b: AnimatableValue, _ c: AnimatableValue, _ d: AnimatableValue, _ t: CGFloat,
    start: Bend = Bend(), end: Bend = Bend()
  ) -> AnimatableValue {
    guard let p0 = a.numbers, let p1 = b.numbers, let p2 = c.numbers, let p3 = d.numbers,
      p0.count == p1.count, p1.count == p2.count, p2.count == p3.count
    else { return b.interpolated(to: c, t) }
    // The weights of the steps before and after a value in its tangent.
    let leaving = (
      (1 - start.tension) * (1 + start.continuity) * (1 + start.bias) / 2,
      (1 - start.tension) * (1 - start.continuity) * (1 - start.bias) / 2
    )
    let arriving = (
      (1 - end.tension) * (1 - end.continuity) * (1 + end.bias) / 2,
      (1 - end.tension) * (1 + end.continuity) * (1 - end.bias) / 2
    )
    let (square, cube) = (t * t, t * t * t)
    return b.with(
      p1.indices.map { i in
        let step = p2[i] - p1[i]
        let first = leaving.0 * (p1[i] - p0[i]) + leaving.1 * step
        let last = arriving.0 * step + arriving.1 * (p3[i] - p2[i])
        let bend = first * (cube - 2 * square + t) + last * (cube - square)
        return p1[i] + step * (3 * square - 2 * cube) + bend
      })
  }
}

private func mix(_ a: CGColor, _ b: CGColor, _ t: CGFloat) -> CGColor {
  let (p, q) = (a.rgba, b.rgba)
  func value(_ x: Double, _ y: Double) -> CGFloat { CGFloat(min(max(x + (y - x) * Double(t), 0), 1)) }
  return CGColor(
    red: value(p.red, q.red), green: value(p.green, q.green), blue: value(p.blue, q.blue),
    alpha: value(p.alpha, q.alpha))
}

/// Interpolates paths of the same elements point by point; others change at once.
private func mix(_ a: CGPath, _ b: CGPath, _ t: CGFloat) -> CGPath {
  guard a.elements.count == b.elements.count else { return t < 0.5 ? a : b }
  func point(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
  var elements: [CGPath.Element] = []
  for pair in zip(a.elements, b.elements) {
    switch pair {
    case (.move(let p), .move(let q)): elements.append(.move(point(p, q)))
    case (.line(let p), .line(let q)): elements.append(.line(point(p, q)))
    case (.quad(let c, let p), .quad(let d, let q)): elements.append(.quad(point(c, d), point(p, q)))
    case (.curve(let c, let e, let p), .curve(let d, let f, let q)):
      elements.append(.curve(point(c, d), point(e, f), point(p, q)))
    case (.close, .close): elements.append(.close)
    default: return t < 0.5 ? a : b
    }
  }
  return CGPath(elements: elements)
}
