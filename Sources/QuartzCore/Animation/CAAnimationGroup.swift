import CoreGraphics

/// Animations that run together. Each keeps its own duration and is cut off at the group's end.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/caanimationgroup).
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations; nil by default. Their delegates are not called.
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAAnimationGroup {
      copy.animations = animations?.compactMap { $0.copy(with: nil) as? CAAnimation }
    }
    return copy
  }

  package override var animatedKeys: [String] { (animations ?? []).flatMap(\.animatedKeys) }

  package override func resolve(defaultDuration: CFTimeInterval) {
    super.resolve(defaultDuration: defaultDuration)
    for animation in animations ?? [] { animation.resolve(defaultDuration: timing.duration) }
  }

  package override func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let (seconds, _) = runTime(at: time) else { return }
    let share = timing.duration > 0 ? CGFloat(seconds / timing.duration) : 1
    let paced = timingFunction.map { Double($0.value(at: share)) * timing.duration } ?? seconds
    for animation in animations ?? [] { animation.apply(to: layer, at: paced) }
  }
}
