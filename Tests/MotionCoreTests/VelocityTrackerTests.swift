import Foundation
import Testing

@testable import MotionCore

@Suite struct VelocityTrackerTests {
  @Test("Velocity: the last moves count, equal steps give their exact speed")
  func velocity() {
    var tracker = VelocityTracker()
    for step in 0..<20 { tracker.add(CGPoint(x: 0, y: Double(step) * 12), at: Double(step) * 0.008) }
    #expect(abs(tracker.velocity.y - 1500) < 1e-6)
    for step in 1...20 { tracker.add(CGPoint(x: 0, y: 228 - Double(step) * 3), at: 0.152 + Double(step) * 0.016) }
    #expect(abs(tracker.velocity.y + 187.5) < 1e-6)
    tracker.reset()
    #expect(tracker.velocity == .zero)
    tracker.add(.zero, at: 1)
    #expect(tracker.velocity == .zero)
    tracker.add(CGPoint(x: 10, y: 0), at: 1)
    #expect(tracker.velocity == .zero)
  }
}
