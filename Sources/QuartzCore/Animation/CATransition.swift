import CoreGraphics

/// An animation from the layer's appearance before a change to the one after it.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/catransition).
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The type of the transition; `.fade` by default.
  open var type = CATransitionType.fade
  /// The side from which the new content comes; nil, the default, means the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which to start, from 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// The progress at which to end, from 0 to 1; 1 by default.
  open var endProgress: Float = 1

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
    }
    return copy
  }

  /// Returns the picture at `progress`.
  func mix(_ before: RenderNode?, _ after: RenderNode, box: CGRect, progress: CGFloat) -> RenderNode {
    let way: CGVector =
      switch subtype {
      case .fromRight?: CGVector(dx: box.width, dy: 0)
      case .fromTop?: CGVector(dx: 0, dy: -box.height)
      case .fromBottom?: CGVector(dx: 0, dy: box.height)
      default: CGVector(dx: -box.width, dy: 0)
      }
    let left = 1 - progress
    let arriving = after.translated(x: way.dx * left, y: way.dy * left)
    let leaving = before?.translated(x: -way.dx * progress, y: -way.dy * progress)
    switch type {
    case .push: return RenderNode.container([leaving, arriving].compactMap { $0 }) ?? after
    case .moveIn: return RenderNode.container([before, arriving].compactMap { $0 }) ?? after
    case .reveal: return RenderNode.container([after, leaving].compactMap { $0 }) ?? after
    case .flip: return flipped(before, after, box: box, progress: progress)
    default: return before?.crossFaded(to: after, progress: progress) ?? after.withOpacity(Float(progress))
    }
  }
  /// Returns the visible side of the layer after `progress` of half a turn. Layers are flat, so it is drawn narrowed,
  /// without perspective.
  private func flipped(
    _ before: RenderNode?, _ after: RenderNode, box: CGRect, progress: CGFloat
  ) -> RenderNode {
    let side = progress < 0.5 ? before : after
    let narrowing = abs(cos(progress * .pi))
    let isVertical = subtype == .fromTop || subtype == .fromBottom
    let turn = CGAffineTransform(translationX: box.midX, y: box.midY)
      .scaledBy(x: isVertical ? 1 : narrowing, y: isVertical ? narrowing : 1)
      .translatedBy(x: -box.midX, y: -box.midY)
    // Seen from its edge, the layer is invisible.
    return narrowing < 1e-3 ? after.withOpacity(0) : side?.transformed(by: turn) ?? after.withOpacity(0)
  }
}
