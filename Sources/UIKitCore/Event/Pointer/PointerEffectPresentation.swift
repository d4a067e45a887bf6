/// Applies a pointer's effect to a view, and removes it.
@MainActor final class PointerEffectPresentation {
  private struct Look {
    var tint = false
    var shadow = false
    var scale: CGFloat = 1
  }

  private weak var view: UIView?
  private let look: Look
  private var before: (transform: CGAffineTransform, opacity: Float, radius: CGFloat, offset: CGSize)?
  private var cover: UIView?

  /// The rectangle of the tint and the radius of its corners; nil for those of the view.
  private let outline: (rect: CGRect, radius: CGFloat?)?

  init(_ style: UIPointerStyle?, outline: (rect: CGRect, radius: CGFloat?)? = nil) {
    self.outline = outline
    view = style?.effect?.preview.view
    look =
      switch style?.effect {
      case nil: Look()
      case .automatic, .highlight: Look(tint: true)
      case .lift: Look(shadow: true, scale: 1.05)
      case .hover(_, let tint, let shadow, let scales):
        Look(tint: tint != .none, shadow: shadow, scale: scales ? 1.03 : 1)
      }
  }

  func show() {
    guard let view else { return }
    let layer = view.layer
    before = (view.transform, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    if look.scale != 1 { view.transform = view.transform.scaledBy(x: look.scale, y: look.scale) }
    if look.shadow {
      layer.shadowOpacity = 0.25
      layer.shadowRadius = 8
      layer.shadowOffset = CGSize(width: 0, height: 4)
    }
    if look.tint {
      let cover = UIView(frame: outline?.rect ?? view.bounds)
      cover.backgroundColor = UIColor.label.withAlphaComponent(0.08)
      cover.layer.cornerRadius = outline?.radius ?? max(view.layer.cornerRadius, 6)
      cover.isUserInteractionEnabled = false
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(cover)
      self.cover = cover
    }
  }

  func hide() {
    cover?.removeFromSuperview()
    guard let view, let before else { return }
    view.transform = before.transform
    (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (
      before.opacity, before.radius, before.offset
    )
  }
}
