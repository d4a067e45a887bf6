import UIKit

extension GuideGridViewController {
  /// Synchronises the keyboard and the screen reader: keys continue from the reader's element, and a reader that enters
  /// the grid, or starts, is moved to the focused airing.
  func followScreenReader() {
    screenReaderObserver = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { [weak self] notification in
      // The notification is posted on the main actor.
      nonisolated(unsafe) let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
      MainActor.assumeIsolated {
        guard let self else { return }
        if let cell = element as? AiringCell {
          self.screenReaderDidReach(cell)
        } else if element as? UIView === self.collectionView {
          self.leadScreenReader()
        }
      }
    }
  }

  private func screenReaderDidReach(_ cell: AiringCell) {
    guard let indexPath = collectionView.indexPath(for: cell), indexPath.item > 0 else { return }
    let instant = layout.geometry.instant(ofItem: indexPath.item)
    guard focus?.row != indexPath.section || focus?.span.contains(instant) != true else { return }
    setFocus(GuideFocus.at(row: indexPath.section, instant: instant, in: rows), follows: false)
  }

  /// Moves a screen reader from the grid as a whole to the focused airing. A cell that is not visible yet announces
  /// itself once it is.
  private func leadScreenReader() {
    guard showsFocus, let focus else { return }
    let item = layout.geometry.item(startingAt: focus.span.lowerBound)
    guard let cell = collectionView.cellForItem(at: IndexPath(item: item, section: focus.row)) else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: cell)
  }
}
