/// Keys that scroll when nothing else takes them.
extension UIScrollView {
  /// The distance in points that an arrow key scrolls.
  static let arrowStep: CGFloat = 53
  /// The height in points of the old page that remains visible after Page Down.
  static let pageOverlap: CGFloat = 40

  /// Scrolls for keys that nothing else handles.
  ///
  /// - Returns: whether one of the keys scrolls this view.
  func handleScrollKeys(_ presses: Set<UIPress>) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled, let key = presses.first?.key else { return false }
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    let modifiers = key.modifierFlags.subtracting(ignored)
    guard let target = keyTarget(key.keyCode, modifiers) else { return false }
    let end = pixel(clamped(target))
    let from = driver.animationTarget ?? contentOffset
    guard end != from else { return false }
    driver.isGliding || !driver.isMoving ? () : driver.stop()
    driver.glide(to: end, purpose: .program)
    return true
  }

  private func keyTarget(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> CGPoint? {
    var target = driver.animationTarget ?? contentOffset
    let page = max(visibleSize.height - Self.pageOverlap, visibleSize.height / 2)
    switch (code, modifiers) {
    case (.keyboardPageDown, []), (.keyboardSpacebar, []): target.y += page
    case (.keyboardPageUp, []), (.keyboardSpacebar, .shift): target.y -= page
    case (.keyboardHome, []), (.keyboardHome, .control):
      if contentExceedsHeight { target.y = verticalRange.lowerBound } else { target.x = horizontalRange.lowerBound }
    case (.keyboardEnd, []), (.keyboardEnd, .control):
      if contentExceedsHeight { target.y = verticalRange.upperBound } else { target.x = horizontalRange.upperBound }
    case (.keyboardDownArrow, []): target.y += Self.arrowStep
    case (.keyboardUpArrow, []): target.y -= Self.arrowStep
    case (.keyboardRightArrow, []): target.x += Self.arrowStep
    case (.keyboardLeftArrow, []): target.x -= Self.arrowStep
    default: return nil
    }
    return target
  }

  /// Scrolls to the top as a tap on a status bar does, if the view and its delegate allow it.
  ///
  /// - Returns: whether it scrolls.
  @discardableResult func performScrollToTop() -> Bool {
    guard scrollsToTop, window != nil, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let target = CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: true)
    scroll.isScrollingToTop = true
    return true
  }
}
