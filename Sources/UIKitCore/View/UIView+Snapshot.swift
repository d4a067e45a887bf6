import QuartzCore

extension UIView {
  /// Returns a view that shows the current content of this one and does not change with it.
  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView? {
    if afterScreenUpdates { layoutIfNeeded() }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.clipsToBounds = true
    // Keeps the layers' drawing commands rather than pixels: sharp at any scale, and cheap.
    if let node = backingLayer.renderNode() {
      let origin = bounds.origin
      view.layer.setContentNode(node, at: CGPoint(x: origin.x - rect.minX, y: origin.y - rect.minY))
    }
    return view
  }

  func renderHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.draw(in: context, model: false)
    context.restoreGState()
    return true
  }
}
