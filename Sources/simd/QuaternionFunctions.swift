import Foundation

/// A quaternion of single-precision numbers.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A quaternion of double-precision numbers.
public typealias simd_quatd = SIMDQuaternion<Double>

/// Creates a quaternion from its imaginary parts and its real part.
public func simd_quaternion<Scalar>(_ ix: Scalar, _ iy: Scalar, _ iz: Scalar, _ r: Scalar) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion(ix: ix, iy: iy, iz: iz, r: r)
}

/// Creates a quaternion from its imaginary parts (x, y, z) and its real part (w).
public func simd_quaternion<Scalar>(_ xyzr: SIMD4<Scalar>) -> SIMDQuaternion<Scalar> { SIMDQuaternion(vector: xyzr) }

/// Creates a rotation by an angle in radians around an axis, which must have a length of 1.
public func simd_quaternion<Scalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion(angle: angle, axis: axis)
}

/// Creates the shortest rotation of one direction to another. Both must have a length of 1.
public func simd_quaternion<Scalar>(_ from: SIMD3<Scalar>, _ to: SIMD3<Scalar>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion(from: from, to: to)
}

/// Creates the rotation of a matrix, which must be one.
public func simd_quaternion<Scalar>(_ matrix: SIMDMatrix3x3<Scalar>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion(matrix)
}

/// Creates the rotation of a matrix of homogeneous coordinates.
public func simd_quaternion<Scalar>(_ matrix: SIMDMatrix4x4<Scalar>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion(matrix)
}

/// Returns the real part.
public func simd_real<Scalar>(_ q: SIMDQuaternion<Scalar>) -> Scalar { q.real }
/// Returns the imaginary parts.
public func simd_imag<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMD3<Scalar> { q.imag }
/// Returns the angle of the rotation in radians.
public func simd_angle<Scalar>(_ q: SIMDQuaternion<Scalar>) -> Scalar { q.angle }
/// Returns the axis of the rotation.
public func simd_axis<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMD3<Scalar> { q.axis }
/// Returns the quaternion with its imaginary parts negated.
public func simd_conjugate<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { q.conjugate }
/// Returns the quaternion whose product with another is 1.
public func simd_inverse<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { q.inverse }
/// Returns the quaternion of length 1 in the same direction.
public func simd_normalize<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { q.normalized }
/// Returns the length.
public func simd_length<Scalar>(_ q: SIMDQuaternion<Scalar>) -> Scalar { q.length }
/// Returns the quaternion with all parts negated, which is the same rotation.
public func simd_negate<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { -q }

/// Returns the sum of the products of the parts.
public func simd_dot<Scalar>(_ p: SIMDQuaternion<Scalar>, _ q: SIMDQuaternion<Scalar>) -> Scalar {
  simd_dot(p.vector, q.vector)
}

/// Returns the sum of the parts.
public func simd_add<Scalar>(
  _ p: SIMDQuaternion<Scalar>, _ q: SIMDQuaternion<Scalar>
) -> SIMDQuaternion<Scalar> { p + q }

/// Returns the difference of the parts.
public func simd_sub<Scalar>(
  _ p: SIMDQuaternion<Scalar>, _ q: SIMDQuaternion<Scalar>
) -> SIMDQuaternion<Scalar> { p - q }

/// Returns the rotation by `q` and then by `p`.
public func simd_mul<Scalar>(
  _ p: SIMDQuaternion<Scalar>, _ q: SIMDQuaternion<Scalar>
) -> SIMDQuaternion<Scalar> { p * q }

/// Returns a quaternion with its parts multiplied by a number.
public func simd_mul<Scalar>(_ q: SIMDQuaternion<Scalar>, _ a: Scalar) -> SIMDQuaternion<Scalar> { q * a }

/// Returns a vector rotated by a quaternion, whose length must be 1.
public func simd_act<Scalar>(_ q: SIMDQuaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(v) }

/// Returns the matrix of a rotation.
public func simd_matrix3x3<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDMatrix3x3<Scalar> { SIMDMatrix3x3(q) }
/// Returns the matrix of a rotation of homogeneous coordinates.
public func simd_matrix4x4<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDMatrix4x4<Scalar> { SIMDMatrix4x4(q) }

/// Returns the rotation at a fraction of the shorter way from one to another, at a constant speed. Their lengths must
/// be 1.
public func simd_slerp<Scalar>(
  _ q0: SIMDQuaternion<Scalar>, _ q1: SIMDQuaternion<Scalar>, _ t: Scalar
) -> SIMDQuaternion<Scalar> {
  turned(q0, simd_dot(q0, q1) >= 0 ? q1 : -q1, t)
}

/// Returns the rotation at a fraction of the longer way from one to another, at a constant speed. Their lengths must
/// be 1.
public func simd_slerp_longest<Scalar>(
  _ q0: SIMDQuaternion<Scalar>, _ q1: SIMDQuaternion<Scalar>, _ t: Scalar
) -> SIMDQuaternion<Scalar> {
  turned(q0, simd_dot(q0, q1) >= 0 ? -q1 : q1, t)
}

private func turned<Scalar>(
  _ q0: SIMDQuaternion<Scalar>, _ q1: SIMDQuaternion<Scalar>, _ t: Scalar
) -> SIMDQuaternion<Scalar> {
  let angle = 2 * atan2(Double((q0 - q1).length), Double((q0 + q1).length))
  let sine = sin(angle)
  // Between nearly equal rotations the arc is a line.
  guard abs(sine) > 1e-9 else { return (q0 * (1 - t) + q1 * t).normalized }
  let (start, end) = (sin((1 - Double(t)) * angle) / sine, sin(Double(t) * angle) / sine)
  return (q0 * Scalar(start) + q1 * Scalar(end)).normalized
}
