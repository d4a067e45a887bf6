extension UIView {
  /// Animates what `animations` changes, over `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(duration: duration, delay: delay, options: options, timing: nil),
      animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a spring that comes to rest at about `duration`. `dampingRatio` 1 does not overshoot; the velocity
  /// is in units of the whole distance per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(
        duration: duration, delay: delay, options: options,
        timing: .spring(dampingRatio: dampingRatio, velocity: velocity)),
      animations: animations, completion: completion)
  }

  /// Animates with a spring given by how long it seems to take and how much it bounces.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(
        duration: duration, delay: delay, options: options,
        timing: .perceptualSpring(bounce: bounce, velocity: initialSpringVelocity)),
      animations: animations, completion: completion)
  }

  /// Animates changes of `view`'s content or subviews with a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationContext.transition(
      view, duration: duration, options: options, animations: animations, completion: completion)
  }

  /// Replaces `fromView` by `toView` in its superview with a transition; hides and shows instead with
  /// `.showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Animates in steps added with `addKeyframe` inside `animations`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var basic = AnimationOptions(rawValue: options.rawValue & 0x3FF)
    basic.insert(.curveLinear)
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(duration: duration, delay: delay, options: basic, timing: .keyframes),
      animations: animations, completion: completion)
  }

  /// A step from `frameStartTime` for `frameDuration`, both in parts of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    UIViewAnimationContext.keyframe(start: frameStartTime, duration: frameDuration, animations: animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let were = UIViewAnimationContext.areEnabled
    UIViewAnimationContext.areEnabled = false
    actionsWithoutAnimation()
    UIViewAnimationContext.areEnabled = were
  }

  /// Inside an animation block: repeats what `animations` change, there and back with `autoreverses`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    UIViewAnimationContext.modify(repeatCount: count, autoreverses: autoreverses, animations: animations)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIViewAnimationContext.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { UIViewAnimationContext.areEnabled }

  /// The duration of the animation block being built, 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { UIViewAnimationContext.current?.parameters.duration ?? 0 }

  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }

  public enum SystemAnimation: UInt, Sendable {
    case delete = 0
  }
}
