extension UIScrollView {
  /// Updates `adjustedContentInset`, and keeps an offset at the top or left edge there (facts 9.15).
  func updateAdjustedContentInset() {
    let old = scroll.adjustedInset
    let new = currentAdjustedInset
    guard new != old else { return }
    let offset = contentOffset
    let oldRange = (horizontalRange, verticalRange)
    scroll.adjustedInset = new
    if !scroll.isDragging, !driver.isMoving {
      var target = offset
      if offset.x == -old.left { target.x = 0 - new.left }
      if offset.y == -old.top { target.y = 0 - new.top }
      // At the far end of scrolled content, the far inset may have shrunk.
      let limit = clamped(target)
      if oldRange.0.contains(offset.x), contentExceedsWidth { target.x = limit.x }
      if oldRange.1.contains(offset.y), contentExceedsHeight { target.y = limit.y }
      if target != offset { moveOffset(to: target, cause: .property) }
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    updateIndicators()
  }

  private var currentAdjustedInset: UIEdgeInsets {
    var inset = contentInset
    let safe = safeAreaInsets
    let size = bounds.size
    let scrollsX =
      bounces && alwaysBounceHorizontal || contentSize.width + inset.left + inset.right > size.width
    let scrollsY =
      bounces && alwaysBounceVertical || contentSize.height + inset.top + inset.bottom > size.height
    let horizontal: Bool
    let vertical: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (horizontal, vertical) = (false, false)
    case .always: (horizontal, vertical) = (true, true)
    case .scrollableAxes: (horizontal, vertical) = (scrollsX, scrollsY)
    case .automatic: (horizontal, vertical) = (scrollsX, true)
    }
    if horizontal {
      inset.left += safe.left
      inset.right += safe.right
    }
    if vertical {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }
}
