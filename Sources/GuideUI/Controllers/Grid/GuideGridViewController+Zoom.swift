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
      let viewX = recognizer.location(in: view).x - collectionView.frame.minX
      pinchStart = (
        layout.pointsPerSecond, viewX, layout.geometry.time(atX: collectionView.contentOffset.x + viewX)
      )
    case .changed:
      guard let pinchStart else { return }
      zoom(to: pinchStart.scale * recognizer.scale, aboutViewX: pinchStart.viewX)
    default:
      pinchStart = nil
    }
  }

  /// Zooms about what is looked at: the focus, else the current time, else the middle, whichever is on the screen.
  func zoom(by factor: CGFloat) { zoom(to: layout.pointsPerSecond * factor) }

  func zoom(to scale: CGFloat) {
    let geometry = layout.geometry
    let bounds = collectionView.bounds
    let leading = geometry.metrics.leadingWidth
    let looked = [focus?.anchor, rows.now].compactMap { $0 }.lazy
      .map { geometry.x(of: $0) - bounds.minX }
      .first { $0 >= leading && $0 <= bounds.width }
    zoom(to: scale, aboutViewX: looked ?? leading + (bounds.width - leading) / 2)
  }

  /// Changes the scale of time; what is at `viewX` of the grid stays there. Channel column and header follow by themselves.
  public func zoom(to scale: CGFloat, aboutViewX viewX: CGFloat) {
    let (geometry, x) = layout.geometry.zoomed(to: scale, aboutViewX: viewX, offset: collectionView.contentOffset.x)
    guard geometry.pointsPerSecond != layout.pointsPerSecond else { return }
    layout.pointsPerSecond = geometry.pointsPerSecond
    layout.prepare()
    setOffset(CGPoint(x: x, y: collectionView.contentOffset.y), animated: false)
    onPlaceChange?()
  }
}
