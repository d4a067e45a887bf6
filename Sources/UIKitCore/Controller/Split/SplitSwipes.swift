/// The swipes and taps that show and hide the columns of a split view controller.
@MainActor final class SplitSwipes: NSObject, UIGestureRecognizerDelegate {
  /// The velocity in points per second that decides the outcome, wherever the finger is. The value is ours.
  private static let decisiveVelocity: CGFloat = 300

  private weak var split: UISplitViewController?
  private let opening = SplitEdgeGestureRecognizer(target: nil, action: nil)
  private let closing = UIPanGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// Whether a swipe moves columns.
  private var isSwiping = false

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
  }

  func attach(to view: UIView, shade: UIView) {
    opening.split = split
    for pan in [opening, closing] {
      pan.delegate = self
      pan.addAction { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.follow(pan) } }
      view.addGestureRecognizer(pan)
    }
    tap.addAction { [weak self] _ in
      guard let self, let split, !isSwiping, isModal else { return }
      split.animate(to: split.arrangement.uncovered())
    }
    shade.addGestureRecognizer(tap)
  }

  /// The column that a swipe from the edge goes back to while the columns are collapsed; nil for none. Inside a column,
  /// the swipe is its navigation controller's.
  private var columnBehind: UISplitViewController.Column? {
    guard let split, let column = split.columnBehind, let top = split.top,
      (split.columns[top] as? UINavigationController)?.viewControllers.count ?? 0 <= 1
    else { return nil }
    return column
  }

  private var isModal: Bool { split.map { $0.arrangement.isModal(of: $0.sideColumns.count) } ?? false }

  /// The arrangement that a swipe leads to; nil for none.
  private func target(of pan: UIGestureRecognizer) -> SplitArrangement? {
    guard let split, split.presentsWithGesture, !split.isCollapsed else { return nil }
    if pan === closing { return isModal ? split.arrangement.uncovered() : nil }
    let (count, available) = (split.arrangement.count(of: split.sideColumns.count), split.sideColumns.count)
    return count < available ? split.arrangement.showing(count + 1) : nil
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === opening, columnBehind != nil { return true }
    // A slider moves along the same axis.
    return split?.passage == nil && target(of: gestureRecognizer) != nil
      && !(gestureRecognizer === closing && touch.view is UISlider)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === opening, columnBehind != nil { return true }
    guard let split, split.passage == nil, target(of: gestureRecognizer) != nil else { return false }
    guard gestureRecognizer === closing else { return true }
    let travel = closing.rawTravel
    return abs(travel.x) > abs(travel.y) && (travel.x < 0) != split.isMirrored
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let split else { return }
    if split.isCollapsed { return goBack(pan) }
    switch pan.state {
    case .began:
      guard let target = target(of: pan) else { return }
      isSwiping = true
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      split.passage = (target, 0)
      split.setNeedsColumns()
    case .changed:
      guard isSwiping, let passage = split.passage else { return }
      split.passage?.progress = progress(pan, to: passage.to)
      split.setNeedsColumns()
    case .ended, .cancelled, .failed:
      guard isSwiping, let passage = split.passage else { return isSwiping = false }
      let forward: CGFloat = (pan === opening) != split.isMirrored ? 1 : -1
      let velocity = forward * pan.velocity(in: split.view).x
      let isDecisive = abs(velocity) > Self.decisiveVelocity
      let finishes = pan.state == .ended && (isDecisive ? velocity > 0 : passage.progress > 0.5)
      split.animate(to: finishes ? passage.to : split.arrangement) { [weak self, weak split] in
        self?.isSwiping = false
        if let split { split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split) }
      }
    case .possible: break
    }
  }

  /// Shows the column behind the one on top after a swipe over half the width, or a fast one.
  private func goBack(_ pan: UIPanGestureRecognizer) {
    guard pan === opening, pan.state == .ended, let split, let column = columnBehind else { return }
    let forward: CGFloat = split.isMirrored ? -1 : 1
    let velocity = forward * pan.velocity(in: split.view).x
    let isDecisive = abs(velocity) > Self.decisiveVelocity
    let travel = forward * pan.translation(in: split.view).x
    if isDecisive ? velocity > 0 : travel > split.view.bounds.width / 2 { split.show(column) }
  }

  /// Returns the share of the way that the columns have to move.
  private func progress(_ pan: UIPanGestureRecognizer, to target: SplitArrangement) -> CGFloat {
    guard let split, let first = split.sideColumns.first,
      let from = split.columnLayout(split.arrangement).frames[first], let to = split.columnLayout(target).frames[first]
    else { return 0 }
    let way = to.minX - from.minX
    return way == 0 ? 1 : min(max(pan.translation(in: split.view).x / way, 0), 1)
  }
}

/// Recognises a drag from the edge at which the primary column is.
@MainActor final class SplitEdgeGestureRecognizer: LeadingEdgeGestureRecognizer {
  weak var split: UISplitViewController?
  override var startsAtRight: Bool { split?.isMirrored ?? false }
}
