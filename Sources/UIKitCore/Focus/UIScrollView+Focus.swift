extension UIScrollView {
  /// The distance in points around a focused item that remains visible.
  static let focusMargin: CGFloat = 8

  /// The distance in points by which scrolling in progress is still going to change the offset.
  var offsetLeftToScroll: CGPoint {
    guard let target = driver.animationTarget else { return .zero }
    return CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
  }

  /// Glides to show `rect`, in content coordinates. Moves in quick succession are joined.
  ///
  /// If the rectangle is larger than the view, the part in the direction of the move is shown, starting at its leading
  /// edge.
  func showFocused(_ rect: CGRect) {
    guard isScrollEnabled, !scroll.isDragging, let target = offsetShowingFocused(rect) else { return }
    if driver.isMoving, !driver.isGliding { driver.stop() }
    driver.glide(to: pixel(target), purpose: .program)
  }

  /// Returns the offset that shows `rect`, starting from the target of scrolling in progress; nil to stay.
  func offsetShowingFocused(_ rect: CGRect) -> CGPoint? {
    let inset = adjustedContentInset
    let from = driver.animationTarget ?? contentOffset
    func along(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ length: CGFloat) -> CGFloat {
      let last = first + length
      let margin = min(Self.focusMargin, max(0, (length - (high - low)) / 2))
      if high - low > length {
        // Too large: scroll so that a large part of it is visible.
        let enough = length / 2
        if low > last - enough { return low - first }
        if high < first + enough { return high - last }
        return 0
      }
      if low - margin < first { return low - margin - first }
      if high + margin > last { return high + margin - last }
      return 0
    }
    let moved = CGPoint(
      x: from.x + along(rect.minX, rect.maxX, from.x + inset.left, visibleSize.width),
      y: from.y + along(rect.minY, rect.maxY, from.y + inset.top, visibleSize.height))
    let target = clamped(moved)
    return target == from ? nil : target
  }
}
