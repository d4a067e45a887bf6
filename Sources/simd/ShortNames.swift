// Functions of vectors by their names without a prefix, as `simd.distance(a, b)`.

/// Returns the dot product of two vectors.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, y) }

/// Returns a vector's length.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(x) }

/// Returns the square of a vector's length.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length_squared(x) }

/// Returns the distance between two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_distance(x, y) }

/// Returns the square of the distance between two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length_squared(x - y) }

/// Returns the vector of length 1 in a vector's direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_normalize(x) }

/// Returns the cross product of two vectors.
public func cross<Scalar: BinaryFloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  simd_cross(x, y)
}

/// Returns a vector that is mirrored at the line or plane to which `n`, of length 1, is at right angles.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x - n * (2 * simd_dot(x, n)) }

/// Returns the sum of the absolute values of a vector's elements.
public func norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { x.replacing(with: -x, where: x .< 0).sum() }

/// Returns the largest absolute value of a vector's elements.
public func norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { x.replacing(with: -x, where: x .< 0).max() }
