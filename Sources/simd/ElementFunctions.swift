// Functions of vectors' elements, by their names with and without a prefix.

/// Returns a vector of the smaller elements of two.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(x, y) }

/// Returns a vector of the smaller elements of two.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(x, y) }

/// Returns a vector of the larger elements of two.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(x, y) }

/// Returns a vector of the larger elements of two.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(x, y) }

/// Returns a vector whose elements are at most `scalar`.
public func min<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(vector, Vector(repeating: scalar)) }

/// Returns a vector whose elements are at least `scalar`.
public func max<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(vector, Vector(repeating: scalar)) }

/// Returns a vector with its elements limited to a range each.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }

/// Returns a vector with its elements limited to one range.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
  x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

/// Returns the absolute values of a vector's elements.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.replacing(with: -x, where: x .< 0) }

/// Returns the absolute values of a vector's elements.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.replacing(with: -x, where: x .< 0) }

/// Returns the absolute values of a vector's elements; those of the least ones, which have none, stay negative.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: SignedInteger & FixedWidthInteger { x.replacing(with: 0 &- x, where: x .< 0) }

/// Returns the absolute values of a vector's elements; those of the least ones, which have none, stay negative.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: SignedInteger & FixedWidthInteger { x.replacing(with: 0 &- x, where: x .< 0) }

/// Returns the signs of a vector's elements: -1, 0 or 1.
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  Vector(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Returns the signs of a vector's elements: -1, 0 or 1.
public func sign<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  Vector(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Returns the reciprocals of a vector's elements.
public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { 1 / x }

/// Returns the reciprocals of a vector's elements.
public func recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { 1 / x }

/// Returns the reciprocals of the square roots of a vector's elements.
public func simd_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { 1 / x.squareRoot() }

/// Returns the reciprocals of the square roots of a vector's elements.
public func rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { 1 / x.squareRoot() }

/// Returns the smaller elements of two vectors. An element that is not a number (NaN) loses to one that is.
public func fmin<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { pointwiseMin(x, y) }

/// Returns the larger elements of two vectors. An element that is not a number (NaN) loses to one that is.
public func fmax<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { pointwiseMax(x, y) }

/// Returns a vector with its elements rounded up.
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.rounded(.up) }

/// Returns a vector with its elements rounded down.
public func floor<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.rounded(.down) }

/// Returns a vector with its elements rounded towards zero.
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.rounded(.towardZero) }

/// Returns a vector with its elements rounded to the nearest whole number, halves away from zero.
public func round<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.rounded(.toNearestOrAwayFromZero) }

/// Returns the parts of a vector's elements after the point: from 0 to less than 1.
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x - x.rounded(.down) }

/// Returns the parts of a vector's elements after the point: from 0 to less than 1.
public func fract<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x - x.rounded(.down) }

/// Returns 0 for the elements less than those of the edge, and 1 for the others.
public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns 0 for the elements less than those of the edge, and 1 for the others.
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns 0 for elements below the first edge, 1 for those above the second, and a smooth transition between.
public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  let part = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: Vector(repeating: 0), upperBound: Vector(repeating: 1))
  return part * part * (3 - 2 * part)
}

/// Returns 0 for elements below the first edge, 1 for those above the second, and a smooth transition between.
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_smoothstep(edge0, edge1, x) }

/// Returns the sum of a vector's elements.
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { x.sum() }

/// Returns the sum of a vector's elements.
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { x.sum() }

/// Returns the sum of a vector's elements, without what does not fit into one.
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FixedWidthInteger { x.wrappedSum() }

/// Returns the sum of a vector's elements, without what does not fit into one.
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FixedWidthInteger { x.wrappedSum() }

/// Returns the least of a vector's elements.
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { x.min() }

/// Returns the least of a vector's elements.
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { x.min() }

/// Returns the greatest of a vector's elements.
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { x.max() }

/// Returns the greatest of a vector's elements.
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { x.max() }

/// Returns the part of a vector in the direction of another.
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }

/// Returns the part of a vector in the direction of another.
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }

/// Returns a ray's direction after it passes a surface; zero where it is reflected instead.
///
/// - Parameters:
///   - x: the direction, of length 1.
///   - n: the direction at right angles to the surface, of length 1.
///   - eta: the ratio of the refractive indices.
public func refract<Vector: SIMD>(_ x: Vector, n: Vector, eta: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  let part = simd_dot(x, n)
  let rest = 1 - eta * eta * (1 - part * part)
  return rest < 0 ? Vector(repeating: 0) : x * eta - n * (eta * part + rest.squareRoot())
}

/// Returns a ray's direction after it passes a surface; see `refract(_:n:eta:)`.
public func simd_refract<Vector: SIMD>(_ x: Vector, _ n: Vector, _ eta: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint { refract(x, n: n, eta: eta) }

/// Returns a vector that is mirrored at the line or plane to which `n`, of length 1, is at right angles.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { reflect(x, n: n) }

/// Returns the sum of the absolute values of a vector's elements.
public func simd_norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { norm_one(x) }

/// Returns the largest absolute value of a vector's elements.
public func simd_norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { norm_inf(x) }

/// Returns the square of the distance between two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { distance_squared(x, y) }

/// Returns whether two vectors have the same elements.
public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool { x == y }

/// Returns the product of two vectors' elements plus those of a third.
public func simd_muladd<Vector: SIMD>(_ x: Vector, _ y: Vector, _ z: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { z.addingProduct(x, y) }

/// Returns the cross product of two vectors of a plane, which is at right angles to it.
public func simd_cross<Scalar: BinaryFloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Returns the cross product of two vectors of a plane, which is at right angles to it.
public func cross<Scalar: BinaryFloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  simd_cross(x, y)
}

/// Returns twice the area of the parallelogram of two vectors; positive if the second is to the left of the first.
public func simd_orient<Scalar: BinaryFloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> Scalar {
  x.x * y.y - x.y * y.x
}

/// Returns the volume of the parallelepiped of three vectors; negative if they are left-handed.
public func simd_orient<Scalar: BinaryFloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>
) -> Scalar { simd_dot(x, simd_cross(y, z)) }

/// Returns a vector's length.
public func simd_fast_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(x) }

/// Returns a vector's length.
public func simd_precise_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(x) }

/// Returns the vector of length 1 in a vector's direction.
public func simd_fast_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_normalize(x) }

/// Returns the distance between two points.
public func simd_fast_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_distance(x, y) }

/// Returns the reciprocals of a vector's elements.
public func simd_fast_recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { 1 / x }

/// Returns the reciprocals of the square roots of a vector's elements.
public func simd_fast_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_rsqrt(x) }

/// Returns the vector of length 1 in a vector's direction.
public func simd_precise_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_normalize(x) }

/// Returns the distance between two points.
public func simd_precise_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_distance(x, y) }

/// Returns the reciprocals of a vector's elements.
public func simd_precise_recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { 1 / x }

/// Returns the reciprocals of the square roots of a vector's elements.
public func simd_precise_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_rsqrt(x) }
