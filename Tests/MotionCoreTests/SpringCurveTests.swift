import Testing

@testable import MotionCore

@Suite struct SpringCurveTests {
  @Test func springsObeyTheirEquation() {
    for (stiffness, damping, over) in [(100.0, 10.0, false), (100, 20, false), (100, 40, true), (100, 0, false)] {
      let spring = SpringCurve(
        mass: 2, stiffness: stiffness, damping: damping, velocity: 1.5, allowsOverdamping: over)
      #expect(spring.progress(at: 0) == 0)
      let h = 1e-4
      #expect(abs(spring.progress(at: h) / h - 1.5) < 0.02)
      for step in 1...40 {
        let t = Double(step) * 0.05
        let x = { spring.progress(at: $0) - 1 }
        let velocity = (x(t + h) - x(t - h)) / (2 * h)
        let acceleration = (x(t + h) - 2 * x(t) + x(t - h)) / (h * h)
        #expect(abs(2 * acceleration + damping * velocity + stiffness * x(t)) < 1e-3 * stiffness)
      }
    }
  }
}
