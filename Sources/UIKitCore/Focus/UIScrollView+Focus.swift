extension UIScrollView {
  /// Points of what lies around a focused item that stay in view with it.
  static let focusMargin: CGFloat = 8

  /// Glides to show `rect`, in content coordinates. Moves that follow one another quickly join into one.
  ///
  /// Where the rectangle is larger than the view, its part that is on the way is shown, beginning at its leading edge.
  func showFocused(_ rect: CGRect) {
    guard isScrollEnabled, !scroll.isDragging, let target = offsetShowingFocused(rect) else { return }
    if driver.isMoving, !driver.isGliding { driver.stop() }
    driver.glide(to: pixel(target), purpose: .program)
  }

  /// Where to scroll for `rect` to be seen, from where scrolling already leads; nil to stay.
  func offsetShowingFocused(_ rect: CGRect) -> CGPoint? {
    let inset = adjustedContentInset
    let from = driver.animationTarget ?? contentOffset
    func along(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ length: CGFloat) -> CGFloat {
      let last = first + length
      let margin = min(Self.focusMargin, max(0, (length - (high - low)) / 2))
      if high - low > length {
        // Too large: enough that a good part of it is in view.
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
