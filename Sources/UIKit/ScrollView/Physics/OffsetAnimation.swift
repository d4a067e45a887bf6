import CoreGraphics

/// A programmatic move of the offset: half a cosine wave over 0.3 s from the call (facts 3.6).
struct OffsetAnimation: Equatable {
  var start: CGPoint
  var end: CGPoint

  static let duration: TimeInterval = 0.3

  /// 0 at the call, 1 from `duration` on.
  static func progress(at time: TimeInterval) -> CGFloat {
    time >= duration ? 1 : (1 - cos(.pi * max(time, 0) / duration)) / 2
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let share = Self.progress(at: time)
    return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
