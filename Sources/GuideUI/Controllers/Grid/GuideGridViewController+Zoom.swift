import UIKit

extension GuideGridViewController {
  func installGestures() {
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [weak self, weak pinch] _ in
      if let pinch { self?.pinched(pinch) }
    }
    collectionView.addGestureRecognizer(pinch)
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let x = layout.placement.grid(recognizer.location(in: collectionView)).x
      pinchStart = (layout.pointsPerSecond, x - layout.visibleBounds.minX, layout.geometry.time(atX: x))
    case .changed:
      guard let pinchStart else { return }
      // Around the instant that was between the fingers, however often the offset has been rounded since.
      let x = layout.geometry.x(ofTime: pinchStart.time)
      zoom(to: pinchStart.scale * recognizer.scale, aboutViewX: pinchStart.viewX, offset: x - pinchStart.viewX)
    default:
      pinchStart = nil
    }
  }

  /// Zooms around the focus, else the current time, else the middle: the first of these that is on the screen.
  func zoom(by factor: CGFloat) { zoom(to: layout.pointsPerSecond * factor) }

  func zoom(to scale: CGFloat) {
    let geometry = layout.geometry
    let bounds = restingBounds
    let leading = geometry.metrics.leadingWidth
    let looked = [focus?.anchor, rows.now].compactMap { $0 }.lazy
      .map { geometry.x(of: $0) - bounds.minX }
      .first { $0 >= leading && $0 <= bounds.width }
    zoom(to: scale, aboutViewX: looked ?? leading + (bounds.width - leading) / 2)
  }

  /// Changes the scale of time. The instant `viewX` points from the grid's leading edge (its top, if time runs down)
  /// stays there. Channel column and header follow by themselves.
  public func zoom(to scale: CGFloat, aboutViewX viewX: CGFloat) {
    zoom(to: scale, aboutViewX: viewX, offset: restingBounds.minX)
  }

  private func zoom(to scale: CGFloat, aboutViewX viewX: CGFloat, offset: CGFloat) {
    let bounds = restingBounds
    let (geometry, x) = layout.geometry.zoomed(to: scale, aboutViewX: viewX, offset: offset)
    guard geometry.pointsPerSecond != layout.pointsPerSecond else { return }
    hideCard()
    layout.pointsPerSecond = geometry.pointsPerSecond
    layout.prepare()
    setOffset(CGPoint(x: x, y: bounds.minY), animated: false)
    // The grouping of airings depends on the scale.
    if let old = focus { focus = GuideFocus.at(row: old.row, instant: old.anchor, in: rows) }
    refreshCells()
    onPlaceChange?()
  }
}
