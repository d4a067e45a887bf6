extension UIView {
  func setFrameAndResizeSubviews(_ newValue: CGRect) {
    let old = backingLayer.frame
    guard old != newValue else { return }
    let oldBounds = backingLayer.bounds
    backingLayer.frame = newValue
    geometryDidChange(oldBounds: oldBounds)
    if observers != nil {
      notifyObservers(\UIView.frame, old: old, new: newValue)
      notifyObservers(\UIView.center, old: CGPoint(x: old.midX, y: old.midY), new: backingLayer.position)
      if oldBounds != backingLayer.bounds {
        notifyObservers(\UIView.bounds, old: oldBounds, new: backingLayer.bounds)
      }
    }
  }

  func setBoundsAndResizeSubviews(_ newValue: CGRect) {
    let old = backingLayer.bounds
    guard old != newValue else { return }
    let oldFrame = observers == nil ? .zero : backingLayer.frame
    backingLayer.bounds = newValue
    geometryDidChange(oldBounds: old)
    if observers != nil {
      notifyObservers(\UIView.bounds, old: old, new: newValue)
      notifyObservers(\UIView.frame, old: oldFrame, new: backingLayer.frame)
    }
  }

  func setCenter(_ newValue: CGPoint) {
    let old = backingLayer.position
    guard old != newValue else { return }
    let oldFrame = observers == nil ? .zero : backingLayer.frame
    backingLayer.position = newValue
    positionDidChange()
    if observers != nil {
      notifyObservers(\UIView.center, old: old, new: newValue)
      notifyObservers(\UIView.frame, old: oldFrame, new: backingLayer.frame)
    }
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
    // The top left corner stays: the position moves with the anchor point's share of the growth.
    center = CGPoint(
      x: center.x + (size.width - old.width) * anchor.x, y: center.y + (size.height - old.height) * anchor.y)
    bounds = CGRect(origin: bounds.origin, size: size)
  }
}
