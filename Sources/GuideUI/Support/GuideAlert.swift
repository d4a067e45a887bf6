import UIKit

/// A question in the window. The keyboard goes to its answers, and afterwards back to where it was.
final class GuideAlert: UIAlertController {
  /// Called when it is gone.
  var onEnd: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
    onEnd = nil
  }
}
