extension UIScrollView {
  /// Scrolls by a page, keeping a part of the old one visible.
  ///
  /// - Returns: whether it could scroll.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    var target = contentOffset
    let height = max(visibleSize.height - Self.pageOverlap, visibleSize.height / 2)
    let width = max(visibleSize.width - Self.pageOverlap, visibleSize.width / 2)
    switch direction {
    case .down: target.y += height
    case .up: target.y -= height
    case .right: target.x += width
    case .left: target.x -= width
    case .next: if contentExceedsHeight { target.y += height } else { target.x += width }
    case .previous: if contentExceedsHeight { target.y -= height } else { target.x -= width }
    }
    let end = pixel(clamped(target))
    guard end != contentOffset else { return false }
    setContentOffset(end, animated: true)
    return true
  }
}
