extension UIView {
  func setFrameAndResizeSubviews(_ newValue: CGRect) {
    let old = backingLayer.frame
    guard old != newValue else { return }
    let oldBounds = backingLayer.bounds
    backingLayer.frame = newValue
    geometryDidChange(oldBounds: oldBounds)
    observers?.look()
  }

  func setBoundsAndResizeSubviews(_ newValue: CGRect) {
    let old = backingLayer.bounds
    guard old != newValue else { return }
    backingLayer.bounds = newValue
    geometryDidChange(oldBounds: old)
    observers?.look()
  }

  func setCenter(_ newValue: CGPoint) {
    let old = backingLayer.position
    guard old != newValue else { return }
    backingLayer.position = newValue
    positionDidChange()
    observers?.look()
  }

  private func geometryDidChange(oldBounds: CGRect) {
    let bounds = backingLayer.bounds
    if oldBounds.size != bounds.size {
      resizeSubviews(from: oldBounds.size, to: bounds.size)
      setNeedsLayout()
      if appearanceState.contentMode == .redraw { setNeedsDisplay() }
    }
    positionDidChange()
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    let anchor = backingLayer.anchorPoint
    let old = bounds.size
    // The top left corner stays, so the position moves by the anchor point's share of the growth.
    center = CGPoint(
      x: center.x + (size.width - old.width) * anchor.x, y: center.y + (size.height - old.height) * anchor.y)
    bounds = CGRect(origin: bounds.origin, size: size)
  }
}
