import Testing
import simd

struct MatrixTests {
  @Test func rowsAndColumnsAreTransposed() {
    let matrix = double3x3(rows: [SIMD3(1, 2, 3), SIMD3(4, 5, 6), SIMD3(7, 8, 10)])
    #expect(matrix.columns.0 == SIMD3(1, 4, 7))
    #expect(matrix[2, 1] == 6)
    #expect(matrix.transpose[1] == SIMD3(4, 5, 6))
  }

  @Test func productsFollowTheOrderOfTheirFactors() {
    let move = double4x4(rows: [SIMD4(1, 0, 0, 5), SIMD4(0, 1, 0, 7), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)])
    let double = double4x4(diagonal: SIMD4(2, 2, 2, 1))
    let point = SIMD4(1.0, 1, 0, 1)
    #expect(move * (double * point) == SIMD4(7, 9, 0, 1))
    #expect((move * double) * point == SIMD4(7, 9, 0, 1))
    #expect(point * move.transpose == move * point)
    #expect(simd_mul(double, move) * point == SIMD4(12, 16, 0, 1))
  }

  @Test func anInverseUndoesItsMatrix() {
    let matrix = double4x4(rows: [SIMD4(0, 2, 1, 3), SIMD4(1, 0, 4, 1), SIMD4(5, 1, 0, 2), SIMD4(2, 2, 2, 1)])
    let product = matrix * matrix.inverse
    for column in 0..<4 {
      for row in 0..<4 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) }
    }
  }

  @Test func determinants() {
    #expect(double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)]).determinant == -2)
    #expect(float3x3(2).determinant == 8)
    let flat = double2x2(rows: [SIMD2(1, 2), SIMD2(2, 4)])
    #expect(flat.determinant == 0)
    #expect(flat.inverse[0, 0].isNaN)
  }

  @Test func vectors() {
    #expect(simd_length(SIMD2(3.0, 4)) == 5)
    #expect(simd_cross(SIMD3(1.0, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_normalize(SIMD2<Float>(0, 9)) == SIMD2(0, 1))
  }
}
