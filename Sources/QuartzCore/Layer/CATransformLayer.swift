import CoreGraphics

/// A layer that only places its sublayers: it draws nothing itself, whatever colours, contents and borders it has.
///
/// Apple's layer preserves the depth of its sublayers; here all layers are flat.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/catransformlayer).
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  package override var drawsItself: Bool { false }

  /// Returns the sublayer at a point; never this layer.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
