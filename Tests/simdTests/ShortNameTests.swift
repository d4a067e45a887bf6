import Testing
import simd

@Suite struct ShortNameTests {
  private let a = SIMD3<Double>(3, 4, 0)
  private let b = SIMD3<Double>(0, 0, -12)

  @Test func lengthsAndDistances() {
    #expect(length(a) == 5)
    #expect(length_squared(a) == 25)
    #expect(simd.distance(a, b) == 13)
    #expect(distance_squared(a, b) == 169)
    #expect(norm_one(a - b) == 19)
    #expect(norm_inf(a + b) == 12)
  }

  @Test func products() {
    #expect(dot(a, SIMD3(2, 1, 9)) == 10)
    #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(normalize(a) == SIMD3(0.6, 0.8, 0))
    #expect(reflect(SIMD2<Float>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
  }
}
