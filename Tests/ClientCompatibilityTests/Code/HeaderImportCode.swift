import UIKit.UICollectionView
import UIKit.UIGestureRecognizerSubclass
import os.log

// Imports of single headers, as in files written for Objective-C's modules.
private let log = OSLog(subsystem: "client", category: "touches")

class SingleTouchDownGestureRecognizer: UIGestureRecognizer {
  var began: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    os_log("a touch began", log: log, type: .debug)
    began = touch.location(in: view)
    state = .recognized
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func reset() { began = nil }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { return false }
}

extension UICollectionView {
  var firstLayoutAttributes: UICollectionViewLayoutAttributes? {
    return collectionViewLayout.layoutAttributesForElements(in: bounds)?.first
  }
}
