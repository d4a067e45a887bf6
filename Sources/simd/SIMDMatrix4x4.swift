/// A matrix of 4 columns with 4 numbers each.
///
/// Unchecked: the storage of vectors is not declared `Sendable` for a generic number type.
public struct SIMDMatrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: SIMDSquareMatrix, @unchecked Sendable {
  public static var dimension: Int { 4 }

  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  public init() {
    columns = (SIMD4(repeating: 0), SIMD4(repeating: 0), SIMD4(repeating: 0), SIMD4(repeating: 0))
  }

  /// Creates a matrix from its columns.
  public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>) {
    columns = (column0, column1, column2, column3)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix of 4 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of 4 columns has no column \(column)")
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
      && left.columns.3 == right.columns.3
  }
}
