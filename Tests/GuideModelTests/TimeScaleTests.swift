import Foundation
import SeededRandom
import Testing

@testable import GuideModel

@Suite struct TimeScaleTests {
  @Test func `instants and points map to each other`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let start = Int64.random(in: 0...2_000_000_000, using: &random)
      let scale = TimeScale(
        range: start..<start + 14 * 86400, pointsPerSecond: CGFloat.random(in: 0.01...3, using: &random))
      let instant = Int64.random(in: scale.range, using: &random)
      #expect(scale.instant(atX: scale.x(of: instant)) == instant)
      #expect(scale.x(of: scale.range.lowerBound) == 0)
      #expect(abs(scale.x(of: scale.range.upperBound) - scale.width) < 1e-6)
    }
  }

  @Test func `zoom keeps the point it is about`() {
    let scale = TimeScale(range: 0..<86400, seconds: 3600, fill: 400)
    #expect(scale.pointsPerHour == 400)
    let (zoomed, shift) = scale.zoomed(by: 2, about: 1000, limits: 0.001...10)
    #expect(abs(zoomed.x(of: 9000) - (1000 + shift)) < 1e-6)
    let (held, none) = scale.zoomed(by: 2, about: 1000, limits: 0.001...scale.pointsPerSecond)
    #expect(held == scale)
    #expect(none == 0)
  }

  @Test func `the instants of a stretch of points cover it`() {
    let scale = TimeScale(range: 1000..<2000, pointsPerSecond: 0.5)
    #expect(scale.instants(from: 0, to: 10) == 1000..<1020)
    #expect(scale.instants(from: 0.2, to: 10.2) == 1000..<1021)
    #expect(scale.instants(from: -50, to: 9999) == 1000..<2000)
  }
}
