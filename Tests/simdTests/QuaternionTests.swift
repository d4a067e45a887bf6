import Foundation
import Testing
import simd

struct QuaternionTests {
  private func near(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Bool { simd_length(one - other) < 1e-12 }

  @Test func aRotationTurnsVectorsByItsAngle() {
    let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(near(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
    #expect(abs(quarter.angle - .pi / 2) < 1e-12 && near(quarter.axis, SIMD3(0, 0, 1)))
    #expect(near((quarter * quarter).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
    #expect(near((quarter * quarter.inverse).act(SIMD3(1, 2, 3)), SIMD3(1, 2, 3)))
    let other = simd_quatd(angle: 1, axis: SIMD3(1, 0, 0))
    #expect(near((quarter * other).act(SIMD3(1, 2, 3)), quarter.act(other.act(SIMD3(1, 2, 3)))))
  }

  @Test(arguments: [SIMD3<Double>(1, 0, 0), SIMD3(0, -1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(-3, 2, 1))])
  func theShortestRotationLeadsFromOneDirectionToAnother(_ to: SIMD3<Double>) {
    for from in [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), -to, to] {
      let rotation = simd_quatd(from: from, to: to)
      #expect(near(rotation.act(from), to) && abs(rotation.length - 1) < 1e-12)
    }
  }

  @Test func matricesAndQuaternionsAreTheSameRotations() {
    for step in 0..<64 {
      let axis = simd_normalize(SIMD3(cos(Double(step)), sin(Double(2 * step)), cos(Double(3 * step))))
      let rotation = simd_quatd(angle: Double(step) / 10, axis: axis)
      let matrix = simd_double3x3(rotation)
      let vector = SIMD3<Double>(1, -2, 0.5)
      #expect(near(matrix * vector, rotation.act(vector)))
      #expect(near(simd_quatd(matrix).act(vector), rotation.act(vector)))
      #expect(near(simd_quatd(simd_double4x4(rotation)).act(vector), rotation.act(vector)))
    }
  }

  @Test func aWayBetweenRotationsHasAConstantSpeed() {
    let start = simd_quatd(angle: 0, axis: SIMD3(0, 1, 0))
    let end = simd_quatd(angle: 2, axis: SIMD3(0, 1, 0))
    for part in [0, 0.25, 0.5, 1] {
      #expect(abs(simd_slerp(start, end, part).angle - 2 * part) < 1e-9)
      #expect(abs(simd_slerp(start, -end, part).angle - 2 * part) < 1e-9)
    }
    let half = simd_slerp_longest(start, end, 0.5)
    #expect(abs(half.angle - (.pi - 1)) < 1e-9 || abs(half.angle - (.pi + 1)) < 1e-9)
    #expect(abs(simd_slerp(end, end, 0.3).angle - end.angle) < 1e-12)
  }
}
