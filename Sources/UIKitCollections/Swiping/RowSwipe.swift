import CoreGraphics
import MotionCore
@_spi(UIKit) import UIKitCore

/// A row that is being swiped aside.
@MainActor final class RowSwipe {
  enum Side { case leading, trailing }

  weak var cell: (any ConfiguredView)?
  let indexPath: IndexPath
  let side: Side
  let actionsView: SwipeActionsView
  /// The distance that the row has moved aside, in points; at least zero.
  private(set) var distance: CGFloat = 0
  /// The distance at which the current drag began.
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

  /// The fraction of the row's width beyond which a swipe is a full swipe.
  static let fullShare: CGFloat = 0.6

  var fullWidth: CGFloat { actionsView.fullWidth }

  private var width: CGFloat { cell?.bounds.width ?? 0 }

  /// The distance beyond which releasing the row performs the first action.
  private var fullDistance: CGFloat { max(fullWidth + 40, width * Self.fullShare) }

  private var canBeFull: Bool {
    actionsView.configuration.performsFirstActionWithFullSwipe && !actionsView.configuration.actions.isEmpty
  }

  /// Moves the row for a finger at `raw`: beyond the actions only if a full swipe is possible, otherwise stretching.
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
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.actionsView.layoutIfNeeded() }
    }
    place()
  }

  func move(to distance: CGFloat) {
    self.distance = distance
    if distance <= fullWidth { actionsView.isFull = false }
    place()
    actionsView.layoutIfNeeded()
  }

  /// The outcome of releasing the row at a speed (points per second, away from the edge).
  enum Outcome { case close, open, perform }

  func outcome(speed: CGFloat) -> Outcome {
    if actionsView.isFull { return .perform }
    if speed > PagingTarget.flickSpeed { return .open }
    if speed < -PagingTarget.flickSpeed { return .close }
    return distance > fullWidth / 2 ? .open : .close
  }

  /// Moves the row's contents aside within its frame, which the layout continues to determine.
  private func place() {
    guard let cell else { return }
    let height = cell.bounds.height
    let isOnRight = actionsView.isOnRight
    cell.bounds.origin.x = isOnRight ? distance : -distance
    actionsView.frame = CGRect(x: isOnRight ? width : -distance, y: 0, width: distance, height: height)
  }

  /// Restores the cell.
  func end() {
    actionsView.removeFromSuperview()
    cell?.bounds.origin.x = 0
    cell?.clipsToBounds = clippedBefore
    cell?.setNeedsUpdateConfiguration()
  }
}
