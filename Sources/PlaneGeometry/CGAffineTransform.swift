import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform with every entry zero.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation by `angle` radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform.identity
      .translatedBy(x: components.translation.dx, y: components.translation.dy)
      .rotated(by: components.rotation)
      .concatenating(.identity, first: CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
      .scaledBy(x: components.scale.width, y: components.scale.height)
  }

  public var isIdentity: Bool { self == .identity }

  /// Whether the map only moves: lengths, angles and directions stay.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// `other` after this.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  private func concatenating(_ last: CGAffineTransform, first: CGAffineTransform) -> CGAffineTransform {
    first.concatenating(self).concatenating(last)
  }

  /// The translation, then this.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
  }

  /// The scaling, then this.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// The rotation by `angle` radians, then this.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse map; a transform without one is returned unchanged.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The translation, rotation, shear and scale that make this map, applied in the order scale, shear, rotation,
  /// translation.
  public func decomposed() -> CGAffineTransformComponents {
    var scaleX = hypot(a, b)
    var unitX = CGVector(dx: 1, dy: 0)
    if scaleX > 0 { unitX = CGVector(dx: a / scaleX, dy: b / scaleX) }
    var shear = unitX.dx * c + unitX.dy * d
    let rest = CGVector(dx: c - unitX.dx * shear, dy: d - unitX.dy * shear)
    let scaleY = hypot(rest.dx, rest.dy)
    if scaleY > 0 { shear /= scaleY }
    if a * d - b * c < 0 {
      scaleX = -scaleX
      unitX = CGVector(dx: -unitX.dx, dy: -unitX.dy)
      shear = -shear
    }
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: atan2(unitX.dy, unitX.dx),
      translation: CGVector(dx: tx, dy: ty))
  }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  public var debugDescription: String { "[\(a), \(b), \(c), \(d), \(tx), \(ty)]" }
}
