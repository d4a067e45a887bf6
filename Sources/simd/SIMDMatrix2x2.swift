/// A matrix of 2 columns with 2 numbers each.
///
/// Unchecked: the storage of vectors is not declared `Sendable` for a generic number type.
public struct SIMDMatrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: SIMDSquareMatrix, @unchecked Sendable {
  public static var dimension: Int { 2 }

  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  public init() {
    columns = (SIMD2(repeating: 0), SIMD2(repeating: 0))
  }

  /// Creates a matrix from its columns.
  public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
    columns = (column0, column1)
  }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("a matrix of 2 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("a matrix of 2 columns has no column \(column)")
      }
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }
}
