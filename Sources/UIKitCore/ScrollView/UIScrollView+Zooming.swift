extension UIScrollView {
  /// Returns the scale shown for a pinch beyond the limits: the excess is reduced to its square root.
  static func bandedScale(_ scale: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    if scale < limits.lowerBound { return limits.lowerBound * (scale / limits.lowerBound).squareRoot() }
    if scale > limits.upperBound { return limits.upperBound * (scale / limits.upperBound).squareRoot() }
    return scale
  }

  var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  var zoomLimits: ClosedRange<CGFloat> {
    let low = max(minimumZoomScale, .leastNormalMagnitude)
    return low...max(low, maximumZoomScale)
  }

  func zoomLimitsDidChange() {
    if maximumZoomScale > minimumZoomScale {
      guard scrollPinch == nil else { return }
      let pinch = ScrollPinchGestureRecognizer(scrollView: self)
      scrollPinch = pinch
      addGestureRecognizer(pinch)
      updatePanEnabled()
    } else if let pinch = scrollPinch {
      scrollPinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  // MARK: In code

  func zoom(toScale scale: CGFloat, about point: CGPoint?, animated: Bool) {
    let scale = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
    guard zoomView != nil, scale != scroll.zoomScale else { return }
    let center = point ?? CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: scale, offset: offset(holding: center, at: scale), animated: animated)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard zoomView != nil, rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fit, zoomLimits.lowerBound), zoomLimits.upperBound)
    // Centred if the rectangle does not fill the view.
    let offset = CGPoint(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    zoom(to: scale, offset: offset, animated: animated)
  }

  private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    driver.stop()
    let end = clamped(offset, at: scale)
    let view = zoomView
    scroll.isZooming = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let animation = ZoomAnimation(
      startScale: scroll.zoomScale, endScale: scale, startOffset: contentOffset, endOffset: end, isBounce: false)
    if animated, UIView.areAnimationsEnabled {
      driver.zoom(animation)
    } else {
      apply(animation, share: 1)
      zoomAnimationEnded(animation)
    }
  }

  func apply(_ animation: ZoomAnimation, share: CGFloat) {
    let scale = animation.startScale + (animation.endScale - animation.startScale) * share
    let offset = CGPoint(
      x: animation.startOffset.x + (animation.endOffset.x - animation.startOffset.x) * share,
      y: animation.startOffset.y + (animation.endOffset.y - animation.startOffset.y) * share)
    applyScale(scale)
    moveOffset(to: share >= 1 ? animation.endOffset : pixel(offset), cause: .motion)
    delegate?.scrollViewDidZoom(self)
  }

  func zoomAnimationEnded(_ animation: ZoomAnimation) {
    scroll.isZoomBouncing = false
    guard scroll.isZooming else { return }
    scroll.isZooming = false
    delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scroll.zoomScale)
  }

  // MARK: By pinching

  func pinchChanged() {
    guard let pinch = scrollPinch else { return }
    switch pinch.state {
    case .began:
      driver.stop()
      scroll.zoom = ScrollZoom(startScale: scroll.zoomScale)
      scroll.isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: zoomView)
    case .changed:
      guard let zoom = scroll.zoom else { return }
      let wanted = zoom.startScale * pinch.scale
      let scale =
        bouncesZoom
        ? Self.bandedScale(wanted, zoomLimits) : min(max(wanted, zoomLimits.lowerBound), zoomLimits.upperBound)
      let location = pinch.location(in: self)
      let point = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
      let target = offset(holding: point, at: scale)
      applyScale(scale)
      moveOffset(to: pixel(bounces ? target : clamped(target)), cause: .motion)
      // A drag that continues during it starts again from here.
      if var drag = scroll.drag {
        drag.origin.x += contentOffset.x - drag.lastSet.x
        drag.origin.y += contentOffset.y - drag.lastSet.y
        drag.lastSet = contentOffset
        scroll.drag = drag
      }
      delegate?.scrollViewDidZoom(self)
    case .ended, .cancelled:
      guard scroll.zoom != nil else { return }
      scroll.zoom = nil
      let scale = min(max(scroll.zoomScale, zoomLimits.lowerBound), zoomLimits.upperBound)
      let location = pinch.location(in: self)
      let point = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
      let end = clamped(offset(holding: point, at: scale), at: scale)
      if scale == scroll.zoomScale, end == contentOffset {
        scroll.isZooming = false
        delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scale)
      } else {
        scroll.isZoomBouncing = scale != scroll.zoomScale
        driver.zoom(
          ZoomAnimation(
            startScale: scroll.zoomScale, endScale: scale, startOffset: contentOffset, endOffset: end, isBounce: true))
      }
    default:
      break
    }
  }

  // MARK: Geometry

  /// Returns the offset at which the content under `point` of the view stays there at another scale.
  private func offset(holding point: CGPoint, at scale: CGFloat) -> CGPoint {
    let factor = scale / scroll.zoomScale
    return CGPoint(
      x: (contentOffset.x + point.x) * factor - point.x, y: (contentOffset.y + point.y) * factor - point.y)
  }

  /// Returns `offset` clamped to the content's size at `scale`.
  private func clamped(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
    guard let view = zoomView else { return clamped(offset) }
    let inset = adjustedContentInset
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    let x = restingRange(.horizontal, content: size, size: bounds.size, inset: inset)
    let y = restingRange(.vertical, content: size, size: bounds.size, inset: inset)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Scales the view, keeping the origin of its frame, and makes the content as large as the frame.
  private func applyScale(_ scale: CGFloat) {
    guard let view = zoomView else { return }
    scroll.zoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let anchor = view.layer.anchorPoint
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    let wasMoving = scroll.zoom
    // The offset follows from the zoom, not from the change of the content's size.
    scroll.zoom = wasMoving ?? ScrollZoom(startScale: scale)
    contentSize = size
    scroll.zoom = wasMoving
  }
}
