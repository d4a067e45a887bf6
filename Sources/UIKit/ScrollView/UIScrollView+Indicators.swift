extension UIScrollView {
  func setIndicatorAlpha(_ alpha: CGFloat) {
    if alpha > 0 { makeIndicators() }
    scroll.verticalIndicator?.alpha = alpha
    scroll.horizontalIndicator?.alpha = alpha
    if alpha > 0 { updateIndicators() }
  }

  private func makeIndicators() {
    if showsVerticalScrollIndicator, scroll.verticalIndicator == nil {
      let indicator = ScrollIndicator(frame: .zero)
      scroll.verticalIndicator = indicator
      super.addSubview(indicator)
    }
    if showsHorizontalScrollIndicator, scroll.horizontalIndicator == nil {
      let indicator = ScrollIndicator(frame: .zero)
      scroll.horizontalIndicator = indicator
      super.addSubview(indicator)
    }
  }

  /// Puts the indicators where the offset says; costs nothing while there are none.
  func updateIndicators() {
    guard scroll.verticalIndicator != nil || scroll.horizontalIndicator != nil else { return }
    let inset = automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset : .zero
    let edge = ScrollIndicator.margin
    let thick = ScrollIndicator.thickness
    let color: UIColor =
      switch indicatorStyle {
      case .black: UIColor(white: 0, alpha: 0.45)
      case .white: UIColor(white: 1, alpha: 0.6)
      case .default:
        traitCollection.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.6) : UIColor(white: 0, alpha: 0.45)
      }
    let both = contentExceedsWidth && contentExceedsHeight
    if let indicator = scroll.verticalIndicator {
      let extra = verticalScrollIndicatorInsets
      let top = inset.top + extra.top + edge
      let bottom = inset.bottom + extra.bottom + edge + (both ? thick + edge : 0)
      let range = verticalRange
      let place = ScrollIndicator.place(
        track: bounds.height - top - bottom, offset: contentOffset.y - range.lowerBound,
        range: range.upperBound - range.lowerBound, viewport: visibleSize.height)
      indicator.isHidden = !showsVerticalScrollIndicator || !(contentExceedsHeight || bouncesOnY)
      indicator.backgroundColor = color
      indicator.frame = CGRect(
        x: bounds.maxX - edge - thick - inset.right - extra.right, y: pixel(bounds.minY + top + place.start),
        width: thick, height: place.length)
    }
    if let indicator = scroll.horizontalIndicator {
      let extra = horizontalScrollIndicatorInsets
      let left = inset.left + extra.left + edge
      let right = inset.right + extra.right + edge + (both ? thick + edge : 0)
      let range = horizontalRange
      let place = ScrollIndicator.place(
        track: bounds.width - left - right, offset: contentOffset.x - range.lowerBound,
        range: range.upperBound - range.lowerBound, viewport: visibleSize.width)
      indicator.isHidden = !showsHorizontalScrollIndicator || !(contentExceedsWidth || bouncesOnX)
      indicator.backgroundColor = color
      indicator.frame = CGRect(
        x: pixel(bounds.minX + left + place.start), y: bounds.maxY - edge - thick - inset.bottom - extra.bottom,
        width: place.length, height: thick)
    }
  }
}
