/// Returns the product of two matrices.
public func simd_mul<Matrix: SIMDSquareMatrix>(_ left: Matrix, _ right: Matrix) -> Matrix { left * right }

/// Returns the product of a matrix and a column.
public func simd_mul<Matrix: SIMDSquareMatrix>(_ left: Matrix, _ right: Matrix.Vector) -> Matrix.Vector { left * right }

/// Returns the product of a row and a matrix.
public func simd_mul<Matrix: SIMDSquareMatrix>(_ left: Matrix.Vector, _ right: Matrix) -> Matrix.Vector { left * right }

/// Returns the inverse of a matrix; its elements are not numbers if there is none.
public func simd_inverse<Matrix: SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }

/// Returns a matrix with rows and columns exchanged.
public func simd_transpose<Matrix: SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.transpose }

/// Returns the factor by which a matrix changes volumes.
public func simd_determinant<Matrix: SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar { matrix.determinant }

/// Returns the dot product of two vectors.
public func simd_dot<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { (left * right).sum() }

/// Returns a vector's length.
public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
  simd_dot(vector, vector).squareRoot()
}

/// Returns the square of a vector's length.
public func simd_length_squared<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(vector, vector) }

/// Returns the distance between two points.
public func simd_distance<Vector: SIMD>(_ left: Vector, _ right: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(left - right) }

/// Returns the vector of length 1 in a vector's direction.
public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  vector / simd_length(vector)
}

/// Returns the cross product of two vectors: at right angles to both, with the area between them as its length.
public func simd_cross<Scalar: BinaryFloatingPoint>(_ left: SIMD3<Scalar>, _ right: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(
    left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x)
}

/// Returns the point at the fraction `part` of the way from one point to another.
public func simd_mix<Vector: SIMD>(_ from: Vector, _ to: Vector, _ part: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { from + (to - from) * part }

/// Returns a vector with its elements limited to a range.
public func simd_clamp<Vector: SIMD>(_ vector: Vector, _ lowest: Vector, _ highest: Vector) -> Vector
where Vector.Scalar: Comparable { vector.clamped(lowerBound: lowest, upperBound: highest) }

/// Returns the number at the fraction `part` of the way from one number to another.
public func simd_mix(_ from: Double, _ to: Double, _ part: Double) -> Double { from + (to - from) * part }

/// Returns the number at the fraction `part` of the way from one number to another.
public func simd_mix(_ from: Float, _ to: Float, _ part: Float) -> Float { from + (to - from) * part }

/// Returns the number at the fraction `t` of the way from one number to another.
public func mix<Number: BinaryFloatingPoint>(_ from: Number, _ to: Number, t: Number) -> Number {
  from + (to - from) * t
}

/// Returns the point at the fraction `t` of the way from one point to another.
public func mix<Vector: SIMD>(_ from: Vector, _ to: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint { from + (to - from) * t }

/// Returns the point whose elements are at fractions of the way from those of one point to those of another.
public func mix<Vector: SIMD>(_ from: Vector, _ to: Vector, t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { from + (to - from) * t }

/// Returns a number limited to a range.
public func simd_clamp(_ number: Double, _ lowest: Double, _ highest: Double) -> Double {
  min(max(number, lowest), highest)
}

/// Returns a number limited to a range.
public func simd_clamp(_ number: Float, _ lowest: Float, _ highest: Float) -> Float {
  min(max(number, lowest), highest)
}
