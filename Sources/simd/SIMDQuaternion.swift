import Foundation

/// A quaternion: a rotation of space, if its length is 1.
///
/// `q * p` is the rotation by `p` and then by `q`.
///
/// Unchecked: the storage of vectors is not declared `Sendable` for a generic number type.
public struct SIMDQuaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Hashable, @unchecked Sendable,
  CustomDebugStringConvertible
{
  /// The imaginary parts as x, y and z, and the real part as w.
  public var vector: SIMD4<Scalar>

  /// Creates the quaternion of zeros, which is no rotation.
  public init() { vector = SIMD4(repeating: 0) }

  /// Creates a quaternion from its imaginary parts (x, y, z) and its real part (w).
  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// Creates a quaternion from its imaginary parts and its real part.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  /// Creates a quaternion from its real and imaginary parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }

  /// Creates a rotation by an angle in radians around an axis, which must have a length of 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    self.init(real: Scalar(cos(Double(angle) / 2)), imag: axis * Scalar(sin(Double(angle) / 2)))
  }

  /// Creates the shortest rotation of one direction to another. Both must have a length of 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let sum = from + to
    // Opposite directions have no direction between them; any half turn across will do.
    guard simd_length_squared(sum) > Scalar(1e-12) else {
      let away = abs(from.x) < abs(from.y) ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, away)))
      return
    }
    let half = simd_normalize(sum)
    self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
  }

  /// Creates the rotation of a matrix, which must be one.
  public init(_ matrix: SIMDMatrix3x3<Scalar>) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    // Divides by the largest of the four parts, which is at least a half.
    if trace > 0 {
      let r = (trace + 1).squareRoot() / 2
      self.init(ix: (y.z - z.y) / (4 * r), iy: (z.x - x.z) / (4 * r), iz: (x.y - y.x) / (4 * r), r: r)
    } else if x.x >= y.y, x.x >= z.z {
      let i = (1 + x.x - y.y - z.z).squareRoot() / 2
      self.init(ix: i, iy: (x.y + y.x) / (4 * i), iz: (x.z + z.x) / (4 * i), r: (y.z - z.y) / (4 * i))
    } else if y.y >= z.z {
      let j = (1 - x.x + y.y - z.z).squareRoot() / 2
      self.init(ix: (x.y + y.x) / (4 * j), iy: j, iz: (y.z + z.y) / (4 * j), r: (z.x - x.z) / (4 * j))
    } else {
      let k = (1 - x.x - y.y + z.z).squareRoot() / 2
      self.init(ix: (x.z + z.x) / (4 * k), iy: (y.z + z.y) / (4 * k), iz: k, r: (x.y - y.x) / (4 * k))
    }
  }

  /// Creates the rotation of a matrix of homogeneous coordinates; its translation is ignored.
  public init(_ matrix: SIMDMatrix4x4<Scalar>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let columns = matrix.columns
    self.init(SIMDMatrix3x3(part(columns.0), part(columns.1), part(columns.2)))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }

  /// The angle of the rotation in radians, from 0 to 2π.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }
  /// The axis of the rotation; its parts are not numbers if there is no rotation.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// The length.
  public var length: Scalar { simd_length(vector) }
  /// The quaternion with its imaginary parts negated: the opposite rotation, for a length of 1.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The quaternion whose product with this one is 1.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
  /// The quaternion of length 1 in the same direction.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }

  /// Returns a vector rotated by this quaternion, whose length must be 1.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * simd_cross(imag, vector)
    return vector + real * twice + simd_cross(imag, twice)
  }

  public static func + (left: Self, right: Self) -> Self { Self(vector: left.vector + right.vector) }
  public static func - (left: Self, right: Self) -> Self { Self(vector: left.vector - right.vector) }
  public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Returns the rotation by the right quaternion and then by the left one.
  public static func * (left: Self, right: Self) -> Self {
    Self(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }

  public static func *= (left: inout Self, right: Self) { left = left * right }
  public static func * (left: Scalar, right: Self) -> Self { Self(vector: left * right.vector) }
  public static func * (left: Self, right: Scalar) -> Self { Self(vector: left.vector * right) }
  public static func *= (left: inout Self, right: Scalar) { left = left * right }
  /// Returns the product with the inverse of the right quaternion.
  public static func / (left: Self, right: Self) -> Self { left * right.inverse }
  public static func /= (left: inout Self, right: Self) { left = left / right }
  public static func / (left: Self, right: Scalar) -> Self { Self(vector: left.vector / right) }
  public static func /= (left: inout Self, right: Scalar) { left = left / right }

  public var debugDescription: String { "simd_quat(real: \(real), imag: \(imag))" }
}

extension SIMDMatrix3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: SIMDQuaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension SIMDMatrix4x4 {
  /// Creates the matrix of a rotation of homogeneous coordinates.
  public init(_ quaternion: SIMDQuaternion<Scalar>) {
    func column(_ axis: SIMD3<Scalar>) -> SIMD4<Scalar> { SIMD4(axis.x, axis.y, axis.z, 0) }
    let rotation = SIMDMatrix3x3(quaternion).columns
    self.init(column(rotation.0), column(rotation.1), column(rotation.2), SIMD4(0, 0, 0, 1))
  }
}
