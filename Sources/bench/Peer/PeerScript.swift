import Foundation

/// The scrolling of every toolkit in the comparison, frame by frame.
struct PeerScript {
  enum Phase: String, CaseIterable { case warmUp = "W", vertical = "V", horizontal = "H", jump = "J" }

  struct Step {
    var phase: Phase
    var x: Int
    var y: Int
  }

  static let viewWidth = 1_920
  static let viewHeight = 1_080
  static let columnWidth = 160
  static let headerHeight = 40
  static let rowHeight = 60
  static let pointsPerMinute = 8
  static let maxX = PeerData.minutes * pointsPerMinute - (viewWidth - columnWidth)
  static let maxY = PeerData.channelCount * rowHeight - (viewHeight - headerHeight)

  static let uniformCount = 1_000_000
  static let uniformCell = 120
  static let uniformColumns = 16
  static let uniformMaxY = uniformCount / uniformColumns * uniformCell - viewHeight

  /// Returns 20 warm-up frames, 300 down, 300 right at y 12,000 and 100 random jumps; for the uniform grid 600 down and
  /// 100 jumps.
  static func steps(uniform: Bool) -> [Step] {
    var steps: [Step] = []
    for index in 0..<20 { steps.append(Step(phase: .warmUp, x: 0, y: index == 19 ? 0 : 40 * (index + 1))) }
    var state: UInt32 = 777
    func next(below limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((UInt64(state) * UInt64(limit)) >> 32)
    }
    if uniform {
      for index in 0..<600 { steps.append(Step(phase: .vertical, x: 0, y: 40 * (index + 1))) }
      for _ in 0..<100 { steps.append(Step(phase: .jump, x: 0, y: next(below: uniformMaxY))) }
      return steps
    }
    for index in 0..<300 { steps.append(Step(phase: .vertical, x: 0, y: 40 * (index + 1))) }
    for index in 0..<300 { steps.append(Step(phase: .horizontal, x: 40 * (index + 1), y: 12_000)) }
    for _ in 0..<100 {
      let x = next(below: maxX)
      steps.append(Step(phase: .jump, x: x, y: next(below: maxY)))
    }
    return steps
  }
}
