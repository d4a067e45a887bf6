import UIKit

/// The grid's collection view. Touches on pinned views do not reach the cells under them.
final class GuideCollectionView: UICollectionView {
  /// Called when a pinned view was tapped or clicked, with the location in the content.
  var onPinnedTap: ((_ view: UICollectionReusableView, _ location: CGPoint) -> Void)?
  /// Called after each layout.
  var onLayout: (() -> Void)?
  private weak var pinnedTouch: UITouch?
  private var start = CGPoint.zero

  /// The distance in points beyond which a touch is no longer a tap.
  private static let slack: CGFloat = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
    // Indicators are next to the pinned parts, where the content is that they refer to.
    guard let insets = (collectionViewLayout as? GuideLayout)?.pinnedInsets else { return }
    let vertical = UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    let horizontal = UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    if verticalScrollIndicatorInsets != vertical { verticalScrollIndicatorInsets = vertical }
    if horizontalScrollIndicatorInsets != horizontal { horizontalScrollIndicatorInsets = horizontal }
  }

  /// Returns the pinned view under a touch: a header, a label or a background; `nil` on cells.
  private func pinnedView(_ touch: UITouch) -> UICollectionReusableView? {
    var view = touch.view
    while let current = view, current !== self {
      if current is UICollectionViewCell { return nil }
      if let pinned = current as? UICollectionReusableView { return pinned }
      view = current.superview
    }
    return nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, pinnedView(touch) != nil else {
      super.touchesBegan(touches, with: event)
      return
    }
    pinnedTouch = touch
    start = touch.location(in: superview)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pinnedTouch == nil { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = pinnedTouch, touches.contains(touch) else {
      super.touchesEnded(touches, with: event)
      return
    }
    pinnedTouch = nil
    let end = touch.location(in: superview)
    guard let view = pinnedView(touch), abs(end.x - start.x) < Self.slack, abs(end.y - start.y) < Self.slack else {
      return
    }
    onPinnedTap?(view, touch.location(in: self))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pinnedTouch = nil
    super.touchesCancelled(touches, with: event)
  }
}
