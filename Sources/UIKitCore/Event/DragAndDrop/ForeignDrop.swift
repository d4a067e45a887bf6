import QuartzCore
import WindowServer

/// A drag from another program over a window of the app.
@MainActor final class ForeignDrop {
  let drag: any IncomingDrag
  private let tracker: DropTracker
  private let springs: SpringLoading

  /// Begins to follow a drag; nil if it has no supported type.
  init?(_ drag: any IncomingDrag, over window: UIWindow) {
    // A drag of this program that was cancelled while it was elsewhere.
    if drag.offer?.isWithdrawn == true { return nil }
    let items = ForeignItems.items(of: drag)
    guard !items.isEmpty else { return nil }
    self.drag = drag
    let session = DropSession(items: items, in: window)
    tracker = DropTracker(session)
    springs = SpringLoading(session)
  }

  /// Returns whether the items can be dropped at a point of the window.
  func move(to point: CGPoint) -> Bool {
    tracker.session.point = point
    tracker.look()
    springs.move()
    return tracker.takesDrop
  }

  /// Called when the drag has left the window, or was refused.
  func leave() {
    springs.end()
    tracker.leave()
    tracker.end()
  }

  /// Drops the items. Returns whether a view takes them.
  func drop() -> Bool {
    guard tracker.takesDrop, let target = tracker.target, let taker = target.delegate else {
      leave()
      return false
    }
    springs.end()
    let session = tracker.session
    taker.dropInteraction(target, performDrop: session)
    // The desktop has shown the picture, so there is none to move; changes that were added run nevertheless.
    let animator = DragAnimator()
    for item in session.items { taker.dropInteraction(target, item: item, willAnimateDropWith: animator) }
    animator.run {
    } completion: { [tracker] in
      taker.dropInteraction(target, concludeDrop: session)
      tracker.end()
    }
    return true
  }
}
