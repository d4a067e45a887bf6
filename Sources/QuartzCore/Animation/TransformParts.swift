import CoreGraphics

/// A transform as translation, scale, shear, rotation and perspective, to change one of them or to interpolate.
///
/// The method is that of CSS Transforms 2, "Decomposing a 3D matrix".
package struct TransformParts {
  var translation = SIMD3<Double>(0, 0, 0)
  var scale = SIMD3<Double>(1, 1, 1)
  /// xy, xz, yz.
  var shear = SIMD3<Double>(0, 0, 0)
  /// A unit quaternion: x, y, z, w.
  var turn = SIMD4<Double>(0, 0, 0, 1)
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Decomposes a transform; nil if it has no inverse.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let w = Double(t.m44)
    var rows = [
      SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)) / w, SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)) / w,
      SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)) / w,
    ]
    guard abs(dot(rows[0], cross(rows[1], rows[2]))) > 1e-12 else { return nil }
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43)) / w
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
      var plain = t
      (plain.m14, plain.m24, plain.m34) = (0, 0, 0)
      plain.m44 = t.m44
      let inverse = CATransform3DInvert(plain)
      // The column (m14 m24 m34 m44) in terms of the transposed inverse.
      let column = [Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44)]
      func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
        Double(a) * column[0] + Double(b) * column[1] + Double(c) * column[2] + Double(d) * column[3]
      }
      perspective = SIMD4(
        row(inverse.m11, inverse.m12, inverse.m13, inverse.m14),
        row(inverse.m21, inverse.m22, inverse.m23, inverse.m24),
        row(inverse.m31, inverse.m32, inverse.m33, inverse.m34), row(inverse.m41, inverse.m42, inverse.m43, inverse.m44)
      )
    }
    scale.x = length(rows[0])
    rows[0] /= scale.x
    shear.x = dot(rows[0], rows[1])
    rows[1] -= shear.x * rows[0]
    scale.y = length(rows[1])
    rows[1] /= scale.y
    shear.x /= scale.y
    shear.y = dot(rows[0], rows[2])
    rows[2] -= shear.y * rows[0]
    shear.z = dot(rows[1], rows[2])
    rows[2] -= shear.z * rows[1]
    scale.z = length(rows[2])
    rows[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if dot(rows[0], cross(rows[1], rows[2])) < 0 {
      // A reflection: of the axes that can carry the sign, choose the one that leaves a rotation in the plane a
      // rotation in the plane.
      if rows[2].z < 0 {
        scale.z = -scale.z
        rows[2] = -rows[2]
      } else {
        scale.x = -scale.x
        rows[0] = -rows[0]
        shear.x = -shear.x
        shear.y = -shear.y
      }
    }
    turn = Self.quaternion(rows)
  }

  var transform: CATransform3D {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    var rows = [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    rows[2] += shear.z * rows[1] + shear.y * rows[0]
    rows[1] += shear.x * rows[0]
    rows[0] *= scale.x
    rows[1] *= scale.y
    rows[2] *= scale.z
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (CGFloat(rows[0].x), CGFloat(rows[0].y), CGFloat(rows[0].z))
    (t.m21, t.m22, t.m23) = (CGFloat(rows[1].x), CGFloat(rows[1].y), CGFloat(rows[1].z))
    (t.m31, t.m32, t.m33) = (CGFloat(rows[2].x), CGFloat(rows[2].y), CGFloat(rows[2].z))
    (t.m41, t.m42, t.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    if perspective != SIMD4(0, 0, 0, 1) {
      let p = perspective
      func column(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: Double) -> CGFloat {
        CGFloat(Double(a) * p.x + Double(b) * p.y + Double(c) * p.z + d * p.w)
      }
      t.m14 = column(t.m11, t.m12, t.m13, 0)
      t.m24 = column(t.m21, t.m22, t.m23, 0)
      t.m34 = column(t.m31, t.m32, t.m33, 0)
      t.m44 = column(t.m41, t.m42, t.m43, 1)
    }
    return t
  }

  /// The rotations about x, then y, then z, in radians.
  var rotation: SIMD3<Double> {
    get {
      let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
      let sine = max(-1, min(1, 2 * (w * y - z * x)))
      return SIMD3(
        atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(sine),
        atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
    }
    set {
      let (cx, sx) = (cos(newValue.x / 2), sin(newValue.x / 2))
      let (cy, sy) = (cos(newValue.y / 2), sin(newValue.y / 2))
      let (cz, sz) = (cos(newValue.z / 2), sin(newValue.z / 2))
      turn = SIMD4(
        sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
        cx * cy * cz + sx * sy * sz)
    }
  }

  static func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
    if t == 0 { return a }
    if t == 1 { return b }
    guard let p = TransformParts(a), let q = TransformParts(b) else {
      // One of them has collapsed (a scale of 0): interpolate entry by entry.
      return entries(a, b, t)
    }
    let t = Double(t)
    var r = p
    r.translation += (q.translation - p.translation) * t
    r.scale += (q.scale - p.scale) * t
    r.shear += (q.shear - p.shear) * t
    r.perspective += (q.perspective - p.perspective) * t
    r.turn = slerp(p.turn, q.turn, t)
    return r.transform
  }

  private static func entries(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
    return CATransform3D(
      m11: mix(a.m11, b.m11), m12: mix(a.m12, b.m12), m13: mix(a.m13, b.m13), m14: mix(a.m14, b.m14),
      m21: mix(a.m21, b.m21), m22: mix(a.m22, b.m22), m23: mix(a.m23, b.m23), m24: mix(a.m24, b.m24),
      m31: mix(a.m31, b.m31), m32: mix(a.m32, b.m32), m33: mix(a.m33, b.m33), m34: mix(a.m34, b.m34),
      m41: mix(a.m41, b.m41), m42: mix(a.m42, b.m42), m43: mix(a.m43, b.m43), m44: mix(a.m44, b.m44))
  }

  private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
    var cosine = (a * b).sum()
    var b = b
    if cosine < 0 {
      b = -b
      cosine = -cosine
    }
    if cosine > 0.999_999_9 {
      let mixed = a + (b - a) * t
      return mixed / (mixed * mixed).sum().squareRoot()
    }
    let angle = acos(min(cosine, 1))
    return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
  }

  /// Returns the quaternion of a rotation given by its rows, for row vectors.
  private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
    let trace = r[0].x + r[1].y + r[2].z
    var q: SIMD4<Double>
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      q = SIMD4((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4)
    } else if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
      q = SIMD4(s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s)
    } else if r[1].y > r[2].z {
      let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
      q = SIMD4((r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s, (r[2].x - r[0].z) / s)
    } else {
      let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
      q = SIMD4((r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4, (r[0].y - r[1].x) / s)
    }
    q /= (q * q).sum().squareRoot()
    return q
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
