import QuartzCore

/// A ring in the tint colour around the focused item, as on an iPad with a keyboard.
@MainActor package final class FocusRing {
  private let layer = CALayer()

  package init() {
    layer.actions = ["bounds": NSNull(), "position": NSNull()]
    layer.zPosition = 1
    layer.borderWidth = 2.5
  }

  /// Shows the ring in `view`, along one of its rectangles.
  package func show(in view: UIView, _ rect: CGRect, cornerRadius: CGFloat) {
    if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
    layer.frame = rect
    layer.cornerRadius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    layer.borderColor =
      (view.tintColor ?? .systemBlue).resolvedColor(with: view.currentTraits).withAlphaComponent(0.7).cgColor
  }

  package func hide() { layer.removeFromSuperlayer() }
}
