/// A square matrix, stored by columns, which are vectors.
public protocol SIMDSquareMatrix: Equatable {
  associatedtype Vector: SIMD where Vector.Scalar: BinaryFloatingPoint
  /// The number of rows and of columns.
  static var dimension: Int { get }
  /// Creates the zero matrix.
  init()
  /// The column at an index, which must be less than `dimension`.
  subscript(column: Int) -> Vector { get set }
}

extension SIMDSquareMatrix {
  /// The type of the elements.
  public typealias Scalar = Vector.Scalar

  /// Creates a matrix with a number on the diagonal and 0 elsewhere.
  public init(_ scalar: Scalar) {
    self.init()
    for index in 0..<Self.dimension { self[index][index] = scalar }
  }

  /// Creates a matrix with a vector on the diagonal and 0 elsewhere.
  public init(diagonal: Vector) {
    self.init()
    for index in 0..<Self.dimension { self[index][index] = diagonal[index] }
  }

  /// Creates a matrix from its columns, whose number must be `dimension`.
  public init(_ columns: [Vector]) {
    precondition(columns.count == Self.dimension, "a matrix of \(Self.dimension) columns, made of \(columns.count)")
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  /// Creates a matrix from its rows, whose number must be `dimension`.
  public init(rows: [Vector]) {
    self = Self(rows).transpose
  }

  /// The element in a column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.dimension {
      for row in 0..<Self.dimension { result[column][row] = self[row][column] }
    }
    return result
  }

  /// The factor by which the matrix changes volumes.
  public var determinant: Scalar { eliminated().determinant }

  /// The inverse; its elements are not numbers if there is none.
  public var inverse: Self { eliminated().inverse }

  /// Performs Gauss–Jordan elimination with the largest element of a column as its pivot.
  private func eliminated() -> (determinant: Scalar, inverse: Self) {
    var rest = self
    var inverse = Self(1)
    var determinant: Scalar = 1
    for step in 0..<Self.dimension {
      // Columns are combined, not rows: the inverse is the same.
      guard let pivot = (step..<Self.dimension).max(by: { rest[$0][step].magnitude < rest[$1][step].magnitude }),
        rest[pivot][step] != 0
      else { return (0, Self(Scalar.nan)) }
      if pivot != step {
        (rest[pivot], rest[step]) = (rest[step], rest[pivot])
        (inverse[pivot], inverse[step]) = (inverse[step], inverse[pivot])
        determinant = -determinant
      }
      let value = rest[step][step]
      determinant *= value
      rest[step] = rest[step] / value
      inverse[step] = inverse[step] / value
      for column in 0..<Self.dimension where column != step {
        let factor = rest[column][step]
        rest[column] = rest[column] - rest[step] * factor
        inverse[column] = inverse[column] - inverse[step] * factor
      }
    }
    return (determinant, inverse)
  }

  /// Returns the sum of two matrices.
  public static func + (left: Self, right: Self) -> Self { left.combined(with: right) { $0 + $1 } }
  /// Returns the difference of two matrices.
  public static func - (left: Self, right: Self) -> Self { left.combined(with: right) { $0 - $1 } }
  /// Returns the negative of a matrix.
  public static prefix func - (matrix: Self) -> Self { matrix * -1 }
  /// Adds a matrix to another.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts a matrix from another.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies a matrix by another on the right.
  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// Returns a matrix with all elements multiplied by a number.
  public static func * (left: Self, right: Scalar) -> Self { left.combined(with: left) { column, _ in column * right } }
  /// Returns a matrix with all elements multiplied by a number.
  public static func * (left: Scalar, right: Self) -> Self { right * left }

  /// Returns the product of the matrix and a column.
  public static func * (left: Self, right: Vector) -> Vector {
    var result = Vector(repeating: 0)
    for index in 0..<Self.dimension { result += left[index] * right[index] }
    return result
  }

  /// Returns the product of a row and the matrix.
  public static func * (left: Vector, right: Self) -> Vector {
    var result = Vector(repeating: 0)
    for index in 0..<Self.dimension { result[index] = (left * right[index]).sum() }
    return result
  }

  /// Returns the product of two matrices.
  public static func * (left: Self, right: Self) -> Self {
    var result = Self()
    for index in 0..<Self.dimension { result[index] = left * right[index] }
    return result
  }

  private func combined(with other: Self, _ combine: (Vector, Vector) -> Vector) -> Self {
    var result = Self()
    for index in 0..<Self.dimension { result[index] = combine(self[index], other[index]) }
    return result
  }
}
