extension UIView {
  /// The view whose coordinates a nil view stands for: the window, or the topmost view outside a window.
  private var root: UIView {
    var view: UIView = self
    while let parent = view.superviewReference { view = parent }
    return view
  }

  /// Returns the root and the origin of this view's coordinates in it, if no layer in between is transformed; else nil.
  private func originInRoot() -> (root: UIView, origin: CGPoint)? {
    var view: UIView = self
    var origin = CGPoint.zero
    while let parent = view.superviewReference {
      let layer = view.backingLayer
      if layer.geometry.hasTransform { return nil }
      let frame = layer.frame
      let bounds = layer.bounds.origin
      origin.x += frame.origin.x - bounds.x
      origin.y += frame.origin.y - bounds.y
      view = parent
    }
    return (view, origin)
  }

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let target = view ?? root
    if let (fromRoot, from) = originInRoot(), let (toRoot, to) = target.originInRoot(), fromRoot === toRoot {
      return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }
    let sourceRoot = root
    let targetRoot = target.root
    if sourceRoot === targetRoot { return backingLayer.convert(point, to: target.backingLayer) }
    // The views are in two windows: convert through the screen.
    let onScreen = sourceRoot.screenPoint(from: backingLayer.convert(point, to: sourceRoot.backingLayer))
    return target.backingLayer.convert(targetRoot.localPoint(fromScreen: onScreen), from: targetRoot.backingLayer)
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convertPoint(point, to: self)
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    if view === self { return rect }
    let target = view ?? root
    if let (fromRoot, from) = originInRoot(), let (toRoot, to) = target.originInRoot(), fromRoot === toRoot {
      return rect.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
    }
    let sourceRoot = root
    let targetRoot = target.root
    if sourceRoot === targetRoot { return backingLayer.convert(rect, to: target.backingLayer) }
    var inRoot = backingLayer.convert(rect, to: sourceRoot.backingLayer)
    inRoot.origin = targetRoot.localPoint(fromScreen: sourceRoot.screenPoint(from: inRoot.origin))
    return target.backingLayer.convert(inRoot, from: targetRoot.backingLayer)
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convertRect(rect, to: self)
  }

  // A coordinate space that is neither a view nor the screen counts as the screen, and none of its methods is called
  // (facts 12.3).

  func convertPoint(_ point: CGPoint, toSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convertPoint(point, to: view) }
    let root = self.root
    return root.screenPoint(from: convertPoint(point, to: root))
  }

  func convertPoint(_ point: CGPoint, fromSpace space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convertPoint(point, from: view) }
    let root = self.root
    return convertPoint(root.localPoint(fromScreen: point), from: root)
  }

  func convertRect(_ rect: CGRect, toSpace space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convertRect(rect, to: view) }
    let root = self.root
    var result = convertRect(rect, to: root)
    result.origin = root.screenPoint(from: result.origin)
    return result
  }

  func convertRect(_ rect: CGRect, fromSpace space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convertRect(rect, from: view) }
    let root = self.root
    return convertRect(CGRect(origin: root.localPoint(fromScreen: rect.origin), size: rect.size), from: root)
  }

  /// Converts a root view's point to the screen. A root outside a window counts as its own screen.
  private func screenPoint(from point: CGPoint) -> CGPoint {
    guard self is UIWindow else { return point }
    let frame = backingLayer.frame
    let bounds = backingLayer.bounds.origin
    return CGPoint(x: point.x + frame.origin.x - bounds.x, y: point.y + frame.origin.y - bounds.y)
  }

  private func localPoint(fromScreen point: CGPoint) -> CGPoint {
    guard self is UIWindow else { return point }
    let frame = backingLayer.frame
    let bounds = backingLayer.bounds.origin
    return CGPoint(x: point.x - frame.origin.x + bounds.x, y: point.y - frame.origin.y + bounds.y)
  }
}
