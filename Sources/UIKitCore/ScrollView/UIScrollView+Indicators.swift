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

  /// Places the indicators for the current offset; costs nothing if there are none.
  func updateIndicators() {
    guard scroll.verticalIndicator != nil || scroll.horizontalIndicator != nil else { return }
    let inset = indicatorInset
    let edge = ScrollIndicator.margin
    let thick = indicatorThickness
    let color: UIColor =
      switch indicatorStyle {
      case .black: UIColor(white: 0, alpha: 0.45)
      case .white: UIColor(white: 1, alpha: 0.6)
      case .default:
        traitCollection.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.6) : UIColor(white: 0, alpha: 0.45)
      }
    if let indicator = scroll.verticalIndicator {
      let track = indicatorTrack(.vertical)
      let range = verticalRange
      let place = ScrollIndicator.place(
        track: track.length, offset: contentOffset.y - range.lowerBound,
        range: range.upperBound - range.lowerBound, viewport: visibleSize.height)
      indicator.isHidden =
        !showsVerticalScrollIndicator || hidesVerticalIndicator || !(contentExceedsHeight || bouncesOnY)
      indicator.backgroundColor = color
      indicator.layer.cornerRadius = thick / 2
      indicator.frame = CGRect(
        x: bounds.maxX - edge - thick - inset.right - verticalScrollIndicatorInsets.right,
        y: pixel(bounds.minY + track.start + place.start), width: thick, height: place.length)
    }
    if let indicator = scroll.horizontalIndicator {
      let track = indicatorTrack(.horizontal)
      let range = horizontalRange
      let place = ScrollIndicator.place(
        track: track.length, offset: contentOffset.x - range.lowerBound,
        range: range.upperBound - range.lowerBound, viewport: visibleSize.width)
      indicator.isHidden = !showsHorizontalScrollIndicator || !(contentExceedsWidth || bouncesOnX)
      indicator.backgroundColor = color
      indicator.layer.cornerRadius = thick / 2
      indicator.frame = CGRect(
        x: pixel(bounds.minX + track.start + place.start),
        y: bounds.maxY - edge - thick - inset.bottom - horizontalScrollIndicatorInsets.bottom, width: place.length,
        height: thick)
    }
  }

  private var indicatorInset: UIEdgeInsets { automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset : .zero }

  private var indicatorThickness: CGFloat {
    scroll.isHoveringIndicators || scroll.indicatorDrag != nil ? ScrollIndicator.wide : ScrollIndicator.thickness
  }

  /// Returns the track of an indicator from the visible origin. The corner where both tracks meet is left free.
  func indicatorTrack(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) {
    let inset = indicatorInset
    let edge = ScrollIndicator.margin
    let corner = contentExceedsWidth && contentExceedsHeight ? indicatorThickness + edge : 0
    switch axis {
    case .vertical:
      let start = inset.top + verticalScrollIndicatorInsets.top + edge
      let end = inset.bottom + verticalScrollIndicatorInsets.bottom + edge + corner
      return (start, bounds.height - start - end)
    case .horizontal:
      let start = inset.left + horizontalScrollIndicatorInsets.left + edge
      let end = inset.right + horizontalScrollIndicatorInsets.right + edge + corner
      return (start, bounds.width - start - end)
    }
  }
}
