import CoreGraphics
import QuartzCore
import UIKitCore

/// Scrolls while a dragged item is near an edge of a scroll view, faster the nearer it is.
@MainActor final class EdgeScroller: FrameScheduler.Client {
  /// The distance in points from an edge within which it scrolls, and the speed at the edge in points per second.
  static let zone: CGFloat = 44
  static let speed: CGFloat = 700

  private weak var view: UIScrollView?
  /// The clock in whose frames it scrolls.
  private weak var followed: FrameScheduler?
  /// The position of the dragged item, from the view's visible origin.
  private var place = CGPoint.zero
  private var lastFrame: TimeInterval?
  private let onScroll: () -> Void

  /// Creates a scroller.
  ///
  /// - Parameter onScroll: called after each step.
  init(_ view: UIScrollView, onScroll: @escaping () -> Void) {
    self.view = view
    self.onScroll = onScroll
  }

  /// The position of the dragged item in the view's content: the last one given, moved along with the content.
  var point: CGPoint {
    let origin = view?.bounds.origin ?? .zero
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  /// Sets the position of the dragged item in the view's content.
  func drag(to point: CGPoint) {
    guard let view else { return }
    place = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
    guard view.window != nil, step(1) != .zero else { return }
    let frames = view.frameScheduler
    if followed !== frames { followed?.remove(self, phase: .animate) }
    followed = frames
    frames.add(self, phase: .animate)
  }

  func stop() {
    lastFrame = nil
    followed?.remove(self, phase: .animate)
    followed = nil
  }

  package func frame(at now: TimeInterval) -> Bool {
    let elapsed = lastFrame.map { min(now - $0, 0.1) } ?? 0
    lastFrame = now
    guard let view, view.window != nil, step(1) != .zero else {
      stop()
      return false
    }
    let step = step(CGFloat(elapsed))
    if step != .zero {
      view.contentOffset = CGPoint(x: view.contentOffset.x + step.x, y: view.contentOffset.y + step.y)
      onScroll()
    }
    return true
  }

  /// Returns the distance to scroll within `seconds`, which never passes the content's ends.
  private func step(_ seconds: CGFloat) -> CGPoint {
    guard let view else { return .zero }
    let size = view.bounds.size
    let offset = view.contentOffset
    let wanted = CGPoint(
      x: offset.x + Self.velocity(place.x, size.width) * seconds,
      y: offset.y + Self.velocity(place.y, size.height) * seconds)
    let reached = view.clamped(wanted)
    return CGPoint(
      x: wanted.x == offset.x ? 0 : reached.x - offset.x, y: wanted.y == offset.y ? 0 : reached.y - offset.y)
  }

  private static func velocity(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
    let zone = min(zone, length / 4)
    guard zone > 0 else { return 0 }
    if place < zone { return -speed * min(1, (zone - place) / zone) }
    if place > length - zone { return speed * min(1, (place - length + zone) / zone) }
    return 0
  }
}
