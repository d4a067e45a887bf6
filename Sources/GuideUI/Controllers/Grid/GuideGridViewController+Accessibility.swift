import UIKit

extension GuideGridViewController {
  /// Keeps the keyboard's place where a screen reader is: going on from there by keys starts there.
  func followScreenReader() {
    screenReaderObserver = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { [weak self] notification in
      nonisolated(unsafe) let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
      MainActor.assumeIsolated {
        guard let self, let cell = element as? AiringCell else { return }
        self.screenReaderDidReach(cell)
      }
    }
  }

  private func screenReaderDidReach(_ cell: AiringCell) {
    guard let indexPath = collectionView.indexPath(for: cell), indexPath.item > 0 else { return }
    let instant = layout.geometry.instant(ofItem: indexPath.item)
    guard focus?.row != indexPath.section || focus?.span.contains(instant) != true else { return }
    setFocus(GuideFocus.at(row: indexPath.section, instant: instant, in: rows), follows: false)
  }
}
