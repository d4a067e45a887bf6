import CoreGraphics

/// Provides a layer's content, lays out its sublayers and chooses its actions.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/calayerdelegate).
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Called to provide the content as the layer's `contents`. By default it is drawn with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Called to draw the content in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Called to lay out the sublayers, when the bounds or the list of sublayers have changed.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a key; nil leaves the choice to the layer, `NSNull` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
