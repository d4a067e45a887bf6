import CoreGraphics

/// A layer that only places its sublayers: it draws nothing itself, whatever colours, contents and borders it was
/// given.
///
/// Apple's keeps the depth of its sublayers; here layers are flat, as everywhere.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  package override var drawsItself: Bool { false }

  /// The sublayer at a point; never this layer.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
