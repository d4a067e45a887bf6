import CoreGraphics

extension UIView {
  func setUpLayer() {
    backingLayer.owner = self
    backingLayer.contentsScale = UIScreen.main.scale
    if Self.drawsItself { backingLayer.setNeedsDisplay() }
    if Self.requiresConstraintBasedLayout { layoutState.needsUpdateConstraints = true }
  }

  func displayBackingLayer() {
    guard Self.drawsItself else { return }
    backingLayer.displayByDrawing()
    if isDrawingEmpty { backingLayer.drawnContent = nil }
  }

  func drawBackingLayer(in context: CGContext) {
    UIGraphicsPushContext(context)
    currentTraits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
    isDrawingEmpty = !context.wasUsed
  }

  func setContentMode(_ mode: ContentMode) {
    guard appearanceState.contentMode != mode else { return }
    appearanceState.contentMode = mode
    backingLayer.contentsGravity = mode.gravity
    backingLayer.needsDisplayOnBoundsChange = mode == .redraw
    contentModeDidChange()
  }
}

extension UIView.ContentMode {
  /// The same placement for layers, whose y axis points down as UIKit's does.
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
