extension UIView {
  func setUpLayer() {
    backingLayer.delegate = self
    backingLayer.contentsScale = UIScreen.main.scale
    if Self.drawsContent(self) { backingLayer.setNeedsDisplay() }
  }

  func displayBackingLayer() {
    guard Self.drawsContent(self) else { return }
    backingLayer.displayByDrawing()
  }

  func drawBackingLayer(in context: CGContext) {
    UIGraphicsPushContext(context)
    currentTraits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// Whether drawing the view can give anything. Every view may override `draw(_:)`, and Swift on Linux cannot ask
  /// whether it does; a view that does not draw records an empty picture, which costs nothing to show.
  static func drawsContent(_ view: UIView) -> Bool { true }

  func setContentMode(_ mode: ContentMode) {
    guard appearanceState.contentMode != mode else { return }
    appearanceState.contentMode = mode
    backingLayer.contentsGravity = mode.gravity
    backingLayer.needsDisplayOnBoundsChange = mode == .redraw
    contentModeDidChange()
  }
}

extension UIView.ContentMode {
  /// UIKit's top is where y is least, as the layers' is here.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
