import QuartzCore

/// Plays the effects of one image view as animations of its layer.
@MainActor final class SymbolEffectPlayer {
  private static let keyPrefix = "symbol effect "
  private unowned let view: UIImageView
  /// The effects that last, by kind.
  private var lasting: [String: SymbolMotion] = [:]
  private var ends: [String: SymbolEffectEnd] = [:]

  init(view: UIImageView) { self.view = view }

  func add(
    _ motion: SymbolMotion, options: SymbolEffectOptions, animated: Bool, completion: (@MainActor (Bool) -> Void)?
  ) {
    let kind = motion.kind
    end(kind, finished: false)
    let duration = motion.duration / max(options.speed, 0.01)
    switch motion {
    case .scale, .disappear: lasting[kind] = motion
    // Appearing ends a disappearance.
    case .appear: lasting["disappear"] = nil
    case .pulse, .variableColor, .breathe, .rotate, .wiggle, .swing, .bounce, .replace, .automatic: break
    }
    guard animated else {
      showLasting()
      completion?(true)
      return
    }
    let before = (view.layer.transform, view.layer.opacity)
    showLasting()
    guard let run = motion.makeAnimation(of: view, from: before, duration: duration) else {
      completion?(true)
      return
    }
    run.duration = duration
    let group = CAAnimationGroup()
    group.animations = [run]
    group.duration = duration + options.delay
    let count = options.count ?? (motion.isDiscreteByDefault || motion.lasts ? 1 : 0)
    group.repeatCount = motion.lasts ? 1 : count == 0 ? .infinity : Float(count)
    let end = SymbolEffectEnd(completion)
    ends[kind] = end
    group.delegate = end
    view.layer.add(group, forKey: Self.keyPrefix + kind)
  }

  func remove(_ kind: String, options: SymbolEffectOptions, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
    let wasLasting = lasting.removeValue(forKey: kind)
    end(kind, finished: false)
    guard wasLasting != nil else {
      completion?(true)
      return
    }
    guard animated else {
      showLasting()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.25 / max(options.speed, 0.01), delay: 0, options: .allowUserInteraction) { [self] in
      showLasting()
    } completion: {
      completion?($0)
    }
  }

  func removeAll(options: SymbolEffectOptions, animated: Bool) {
    for kind in Set(ends.keys).union(lasting.keys) {
      remove(kind, options: options, animated: animated, completion: nil)
    }
  }

  private func end(_ kind: String, finished: Bool) {
    view.layer.removeAnimation(forKey: Self.keyPrefix + kind)
    ends.removeValue(forKey: kind)?.call(finished)
  }

  /// Gives the layer the look of the effects that last. The symbol's own size and opacity are those of the layer, which
  /// views inside UIKit and apps rarely change on image views.
  private func showLasting() {
    var scale: CGFloat = 1
    if case .scale(let direction) = lasting["scale"] { scale = direction == .down ? 0.8 : 1.2 }
    let isGone = lasting["disappear"] != nil
    if applied.scale != scale {
      view.transform = view.transform.scaledBy(x: scale / applied.scale, y: scale / applied.scale)
      applied.scale = scale
    }
    if isGone != (applied.alpha != nil) {
      if isGone {
        applied.alpha = view.alpha
        view.alpha = 0
      } else {
        view.alpha = applied.alpha ?? 1
        applied.alpha = nil
      }
    }
  }

  /// The scale that was applied, and the opacity from before the symbol disappeared.
  private var applied: (scale: CGFloat, alpha: CGFloat?) = (1, nil)
}

/// Calls the completion of an effect, once.
@MainActor private final class SymbolEffectEnd: CAAnimationDelegate {
  private var completion: (@MainActor (Bool) -> Void)?

  init(_ completion: (@MainActor (Bool) -> Void)?) { self.completion = completion }

  func call(_ finished: Bool) {
    let completion = self.completion
    self.completion = nil
    completion?(finished)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { call(flag) }
}

extension SymbolMotion {
  /// The seconds that one run takes. By eye from Apple's videos of the effects, as they are not documented.
  fileprivate var duration: Double {
    switch self {
    case .bounce: 0.55
    case .pulse: 1.6
    case .variableColor(let reverses): reverses ? 1.6 : 1
    case .scale, .appear, .disappear: 0.35
    case .wiggle, .swing: 0.9
    case .rotate: 1.5
    case .breathe: 2.4
    case .replace, .automatic: 0.35
    }
  }

  /// Whether the look that it leads to stays, so that it is played once only.
  fileprivate var lasts: Bool {
    switch self {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  @MainActor fileprivate func makeAnimation(
    of view: UIImageView, from before: (transform: CATransform3D, opacity: Float), duration: Double
  ) -> CAAnimation? {
    func keys(_ path: String, _ values: [Double], _ times: [Double]? = nil) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = values
      animation.keyTimes = times?.map { NSNumber(value: $0) }
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      return animation
    }
    func both(_ animations: CAAnimation...) -> CAAnimation {
      let group = CAAnimationGroup()
      group.animations = animations
      return group
    }
    let opacity = Double(view.layer.opacity)
    let scale = (view.layer.value(forKeyPath: "transform.scale.x") as? CGFloat).map(Double.init) ?? 1
    let angle = (view.layer.value(forKeyPath: "transform.rotation.z") as? CGFloat).map(Double.init) ?? 0
    switch self {
    case .bounce(let direction):
      let factors = direction == .down ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1]
      return keys("transform.scale", factors.map { $0 * scale }, [0, 0.35, 0.7, 1])
    case .pulse: return keys("opacity", [opacity, opacity * 0.35, opacity])
    case .variableColor(let reverses):
      return reverses
        ? keys("opacity", [opacity * 0.3, opacity, opacity * 0.3]) : keys("opacity", [opacity * 0.3, opacity, opacity])
    case .breathe(let pulses):
      let size = keys("transform.scale", [scale, scale * 1.12, scale])
      return pulses ? both(size, keys("opacity", [opacity * 0.5, opacity, opacity * 0.5])) : size
    case .rotate(let clockwise):
      let turn = keys("transform.rotation.z", [angle, angle + (clockwise ? 2 : -2) * .pi])
      turn.timingFunction = nil
      return turn
    case .swing(let degrees):
      let most = degrees * .pi / 180
      return keys("transform.rotation.z", [0, most, -most, most / 2, -most / 2, 0].map { $0 + angle })
    case .wiggle(let direction):
      let isMirrored = view.isRightToLeft
      let (path, sign): (String, Double) =
        switch direction {
        case .up: ("transform.translation.y", -1)
        case .down: ("transform.translation.y", 1)
        case .left: ("transform.translation.x", -1)
        case .forward: ("transform.translation.x", isMirrored ? -1 : 1)
        case .backward: ("transform.translation.x", isMirrored ? 1 : -1)
        case .right, .none: ("transform.translation.x", 1)
        }
      let distance = sign * Double(view.bounds.height) / 8
      return keys(path, [0, distance, -distance, distance / 2, -distance / 2, 0])
    case .scale, .appear, .disappear:
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = before.opacity
      fade.toValue = view.layer.opacity
      fade.duration = duration
      let grow = CABasicAnimation(keyPath: "transform")
      grow.fromValue = before.transform
      grow.toValue = view.layer.transform
      grow.duration = duration
      return both(fade, grow)
    case .replace, .automatic: return nil
    }
  }
}
