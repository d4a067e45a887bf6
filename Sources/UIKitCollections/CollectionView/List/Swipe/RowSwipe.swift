import CoreGraphics
import MotionCore
@_spi(UIKit) import UIKitCore

/// The row that is swiped aside.
@MainActor final class RowSwipe {
  enum Side { case leading, trailing }

  weak var cell: (any ConfiguredView)?
  let indexPath: IndexPath
  let side: Side
  let actionsView: SwipeActionsView
  /// How far the row is aside, in points; at least zero.
  private(set) var distance: CGFloat = 0
  /// Where a drag in progress began.
  var dragStart: CGFloat = 0
  private let clippedBefore: Bool

  init(
    _ cell: any ConfiguredView, _ indexPath: IndexPath, _ side: Side, _ configuration: UISwipeActionsConfiguration
  ) {
    self.cell = cell
    self.indexPath = indexPath
    self.side = side
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    actionsView = SwipeActionsView(configuration, isOnRight: (side == .trailing) != isRightToLeft)
    clippedBefore = cell.clipsToBounds
    cell.clipsToBounds = true
    cell.addSubview(actionsView)
    place()
  }

  /// The row's share beyond which a full swipe is one.
  static let fullShare: CGFloat = 0.6

  var fullWidth: CGFloat { actionsView.fullWidth }

  private var width: CGFloat { cell?.bounds.width ?? 0 }

  /// How far the row has to go aside for the first action to be performed.
  private var fullDistance: CGFloat { max(fullWidth + 40, width * Self.fullShare) }

  private var canBeFull: Bool {
    actionsView.configuration.performsFirstActionWithFullSwipe && !actionsView.configuration.actions.isEmpty
  }

  /// Moves the row as a finger at `raw` holds it: beyond the actions only with a full swipe, else stretching.
  func drag(to raw: CGFloat) {
    let limit = fullWidth
    if raw <= limit || canBeFull {
      distance = min(max(0, raw), width)
    } else {
      distance = RubberBand.banded(raw, in: 0...limit, dimension: width)
    }
    let isFull = canBeFull && distance >= fullDistance
    if isFull != actionsView.isFull {
      actionsView.isFull = isFull
      UIView.animate(withDuration: 0.2) { self.actionsView.layoutIfNeeded() }
    }
    place()
  }

  func move(to distance: CGFloat) {
    self.distance = distance
    if distance <= fullWidth { actionsView.isFull = false }
    place()
    actionsView.layoutIfNeeded()
  }

  /// The outcome of letting go at a speed (points per second, away from the edge).
  enum Outcome { case close, open, perform }

  func outcome(speed: CGFloat) -> Outcome {
    if actionsView.isFull { return .perform }
    if speed > PagingTarget.flickSpeed { return .open }
    if speed < -PagingTarget.flickSpeed { return .close }
    return distance > fullWidth / 2 ? .open : .close
  }

  /// The row's contents go aside within its frame, which its layout goes on deciding.
  private func place() {
    guard let cell else { return }
    let height = cell.bounds.height
    let isOnRight = actionsView.isOnRight
    cell.bounds.origin.x = isOnRight ? distance : -distance
    actionsView.frame = CGRect(x: isOnRight ? width : -distance, y: 0, width: distance, height: height)
  }

  /// Gives the cell back as it was.
  func end() {
    actionsView.removeFromSuperview()
    cell?.bounds.origin.x = 0
    cell?.clipsToBounds = clippedBefore
    cell?.setNeedsUpdateConfiguration()
  }
}
