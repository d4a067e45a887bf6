import CoreGraphics

/// Provides a layer's content, lays out its sublayers and chooses its actions.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the content, as the layer's `contents`. The default draws with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the content in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// The action for a key; `nil` leaves the choice to the layer, `NSNull` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
