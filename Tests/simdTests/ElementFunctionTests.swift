import Foundation
import Testing
import simd

struct ElementFunctionTests {
  @Test func elementsAreLimitedByVectorsAndNumbers() {
    #expect(min(max(SIMD2(-1.0, 3), 0), 1) == SIMD2(0, 1))
    #expect(max(SIMD3<Int32>(1, 5, 2), SIMD3(4, 4, 4)) == SIMD3(4, 5, 4))
    #expect(clamp(SIMD2(1.0, 9), min: 2, max: 3) == SIMD2(2, 3))
    #expect(clamp(SIMD2(1.0, 9), min: SIMD2(0, 0), max: SIMD2(8, 4)) == SIMD2(1, 4))
  }

  @Test func functionsOfNumbersStayThoseOfTheStandardLibrary() {
    #expect(abs(-3) == 3 && min(2, 1) == 1 && max(1.5, 2) == 2)
    #expect(floor(2.5) == 2 && pow(2.0, 3.0) == 8 && round(CGFloat(2.5)) == 3)
    #expect([3.0, -4].map(abs).reduce(0, max) == 4)
  }

  @Test func signsAndFractions() {
    #expect(abs(SIMD3<Float>(-1, 2, -3)) == SIMD3(1, 2, 3))
    #expect(abs(SIMD2<Int32>(-7, 5)) == SIMD2(7, 5))
    #expect(sign(SIMD3(-2.0, 0, 5)) == SIMD3(-1, 0, 1))
    #expect(fract(SIMD2(1.25, -0.25)) == SIMD2(0.25, 0.75))
    #expect(round(SIMD2(-1.5, 2.4)) == SIMD2(-2, 2))
  }

  @Test func numbersWinOverNaN() {
    #expect(fmin(SIMD2(.nan, 1), SIMD2(2, .nan)) == SIMD2(2.0, 1))
    #expect(fmax(SIMD2(.nan, 1), SIMD2(2, 3)) == SIMD2(2.0, 3))
  }

  @Test func edgesAreStepsOrSmooth() {
    #expect(step(SIMD2(1.0, 3), edge: SIMD2(2, 3)) == SIMD2(0, 1))
    #expect(
      smoothstep(SIMD4(-1.0, 0.25, 0.5, 2), edge0: SIMD4(repeating: 0), edge1: SIMD4(repeating: 1))
        == SIMD4(0, 0.15625, 0.5, 1))
  }

  @Test func elementsAreReduced() {
    #expect(simd_reduce_add(SIMD3(1.0, 2, 3)) == 6)
    #expect(reduce_add(SIMD2<Int32>(.max, 1)) == .min)
    #expect(reduce_min(SIMD4<Int32>(4, -2, 3, 9)) == -2 && reduce_max(SIMD2(1.0, 2)) == 2)
  }

  @Test func lightIsRefractedByTheLawOfSines() {
    let ray = SIMD2(0.6, -0.8)
    let refracted = refract(ray, n: SIMD2(0, 1), eta: 0.75)
    #expect(abs(refracted.x - 0.45) < 1e-12 && abs(simd_length(refracted) - 1) < 1e-12 && refracted.y < 0)
    // Beyond the critical angle it is reflected.
    #expect(refract(ray, n: SIMD2(0, 1), eta: 2) == SIMD2(0, 0))
  }

  @Test func anglesAndAreasArePositiveToTheLeft() {
    #expect(cross(SIMD2(1.0, 0), SIMD2(0, 2)) == SIMD3(0, 0, 2))
    #expect(simd_orient(SIMD2(0.0, 1), SIMD2(1, 0)) == -1)
    #expect(simd_orient(SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)) == 1)
    #expect(project(SIMD2(3.0, 4), SIMD2(2, 0)) == SIMD2(3, 0))
    #expect(atan2(SIMD2(1.0, 0), SIMD2(0, -1)) == SIMD2(.pi / 2, .pi))
  }

  @Test func mathematicsOfElements() {
    #expect(sin(SIMD2<Float>(0, 1)) == SIMD2(0, sin(Float(1))))
    #expect(exp10(SIMD2(2.0, 0)) == SIMD2(100, 1))
    #expect(pow(SIMD2(2.0, 3), SIMD2(3, 2)) == SIMD2(8, 9))
    let isNumber = isfinite(SIMD3(1.0, .infinity, .nan))
    #expect(isNumber[0] && !isNumber[1] && !isNumber[2] && isnan(SIMD2(Double.nan, 1))[0])
  }
}
