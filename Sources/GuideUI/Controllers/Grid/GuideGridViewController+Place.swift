import GuideModel
import UIKit

/// The grid's scroll position.
///
/// A place always refers to the grid at rest: a key pressed while it scrolls to another day acts from that day, and
/// data that arrive on the way do not change the destination.
extension GuideGridViewController {
  /// The place at the top left of the grid.
  struct Place: Equatable {
    var time: Double
    var row: CGFloat
  }

  /// The part of the content on the screen, in the grid's coordinates: the destination of an animated scroll in
  /// progress, else `layout.visibleBounds`.
  var restingBounds: CGRect {
    guard let scrollTarget, collectionView.isScrollAnimating else { return layout.visibleBounds }
    return layout.placement.grid(CGRect(origin: scrollTarget, size: collectionView.bounds.size))
  }

  var currentPlace: Place {
    let geometry = layout.geometry
    let bounds = restingBounds
    return Place(
      time: geometry.time(atX: bounds.minX + geometry.metrics.leadingWidth),
      row: bounds.minY / geometry.metrics.rowHeight)
  }

  func show(_ place: Place, animated: Bool = false) {
    let geometry = layout.geometry
    let x = geometry.x(ofTime: place.time) - geometry.metrics.leadingWidth
    setOffset(CGPoint(x: x, y: place.row * geometry.metrics.rowHeight), animated: animated)
  }

  /// Scrolls within the limits of the content, to a whole pixel. A scroll in progress ends or is redirected there.
  /// - Parameter offset: the point to bring to the top and the leading edge, in the grid's coordinates.
  func setOffset(_ offset: CGPoint, animated: Bool) {
    let content = layout.placement.contentSize
    let size = collectionView.bounds.size
    let wanted = layout.placement.place(CGRect(origin: offset, size: layout.visibleBounds.size)).origin
    let target = CGPoint(
      x: resting(wanted.x, most: content.width - size.width), y: resting(wanted.y, most: content.height - size.height))
    // The current place counts, too, because a scroll may be leaving it.
    scrollTarget = target
    collectionView.setContentOffset(target, animated: animated && !UIAccessibility.isReduceMotionEnabled)
  }

  /// Returns the nearest offset at which to rest. Between two pixels, views would be drawn on one pixel before the next
  /// scroll and on the other after it.
  private func resting(_ value: CGFloat, most: CGFloat) -> CGFloat {
    let scale = max(1, collectionView.traitCollection.displayScale)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return max(0, min(pixel(value), pixel(most)))
  }

  /// Brings `instant` near the grid's left edge, with a round half hour at the edge if one is near enough.
  public func scroll(to instant: Int64, animated: Bool = true) {
    let geometry = layout.geometry
    let bounds = restingBounds
    let visible = bounds.width - geometry.metrics.leadingWidth
    // A quarter of the screen shows the past, so that programmes that are on are visible from their beginning.
    let lead = min(3_600, Int64(visible / 4 / geometry.pointsPerSecond))
    let round = times.calendar.tick(atOrBefore: instant - lead).instant
    // If half an hour is wider than the screen, no round one is near enough.
    let start = CGFloat(instant - round) * geometry.pointsPerSecond < visible / 2 ? round : instant - lead
    let x = CGFloat(start - geometry.timeRange.lowerBound) * geometry.pointsPerSecond
    setOffset(CGPoint(x: x, y: bounds.minY), animated: animated)
  }
}
