import Foundation

/// A programmatic move of the offset: half a cosine wave over 0.3 s from the call (facts 3.6).
package struct OffsetAnimation: Equatable {
  var start: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, end: CGPoint) {
    self.start = start
    self.end = end
  }

  package static let duration: TimeInterval = 0.3

  /// Returns the progress: 0 at the call, 1 from `duration` on.
  package static func progress(at time: TimeInterval) -> CGFloat {
    time >= duration ? 1 : (1 - cos(.pi * max(time, 0) / duration)) / 2
  }

  package func offset(at time: TimeInterval) -> CGPoint {
    let share = Self.progress(at: time)
    return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
