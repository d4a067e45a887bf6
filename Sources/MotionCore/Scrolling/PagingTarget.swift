import Foundation

/// The offset at which a drag of a paging view stops, on one axis.
package enum PagingTarget {
  /// The speed in points per second above which the direction of a flick decides, not the nearest page.
  package static let flickSpeed: CGFloat = 250

  /// Returns the offset at which the view stops.
  ///
  /// - Parameters:
  ///   - offset: the offset when the finger was lifted.
  ///   - start: the offset at the start of the drag; a flick moves at most one page from there.
  ///   - page: the viewport's length.
  ///   - range: the offsets that the content allows; pages count from its start.
  package static func offset(
    from offset: CGFloat, start: CGFloat, velocity: CGFloat, page: CGFloat, range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard page > 0 else { return offset }
    func index(_ value: CGFloat) -> CGFloat { (value - range.lowerBound) / page }
    let here = index(offset)
    var target = here.rounded()
    if velocity > flickSpeed {
      target = here.rounded(.down) + 1
    } else if velocity < -flickSpeed {
      target = here.rounded(.up) - 1
    }
    let first = index(start).rounded()
    target = min(max(target, first - 1), first + 1)
    return min(max(range.lowerBound + target * page, range.lowerBound), range.upperBound)
  }
}
