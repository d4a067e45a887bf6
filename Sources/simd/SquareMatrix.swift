/// A square matrix of columns, which are vectors.
public protocol SquareMatrix: Equatable {
  associatedtype Vector: SIMD where Vector.Scalar: BinaryFloatingPoint
  /// Rows and columns.
  static var dimension: Int { get }
  /// The zero matrix.
  init()
  /// A column.
  subscript(column: Int) -> Vector { get set }
}

extension SquareMatrix {
  public typealias Scalar = Vector.Scalar

  /// Makes a matrix with a number on the diagonal and 0 elsewhere.
  public init(_ scalar: Scalar) {
    self.init()
    for index in 0..<Self.dimension { self[index][index] = scalar }
  }

  /// Makes a matrix with a vector on the diagonal and 0 elsewhere.
  public init(diagonal: Vector) {
    self.init()
    for index in 0..<Self.dimension { self[index][index] = diagonal[index] }
  }

  /// Makes a matrix of its columns, as many as it has.
  public init(_ columns: [Vector]) {
    precondition(columns.count == Self.dimension, "a matrix of \(Self.dimension) columns, made of \(columns.count)")
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  /// Makes a matrix of its rows, as many as it has.
  public init(rows: [Vector]) {
    self = Self(rows).transpose
  }

  /// An element, by its column and row.
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

  /// The inverse; not a number for a matrix that has none.
  public var inverse: Self { eliminated().inverse }

  /// Gauss and Jordan's elimination, with the largest element of a column as its pivot.
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

  public static func + (left: Self, right: Self) -> Self { left.combined(with: right) { $0 + $1 } }
  public static func - (left: Self, right: Self) -> Self { left.combined(with: right) { $0 - $1 } }
  public static prefix func - (matrix: Self) -> Self { matrix * -1 }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public static func * (left: Self, right: Scalar) -> Self { left.combined(with: left) { column, _ in column * right } }
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
