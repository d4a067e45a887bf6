/// A matrix of 3 columns with 3 numbers each.
///
/// Unchecked: the storage of vectors is not declared `Sendable` for a generic number type.
public struct SIMDMatrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: SIMDSquareMatrix, @unchecked Sendable {
  public static var dimension: Int { 3 }

  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  public init() {
    columns = (SIMD3(repeating: 0), SIMD3(repeating: 0), SIMD3(repeating: 0))
  }

  /// Creates a matrix from its columns.
  public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    columns = (column0, column1, column2)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("a matrix of 3 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("a matrix of 3 columns has no column \(column)")
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }
}
