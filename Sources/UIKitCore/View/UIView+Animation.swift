extension UIView {
  /// Animates the changes made by `animations`, over `duration` seconds, after `delay` seconds. `completion` is called
  /// with false if an animation was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(duration: duration, delay: delay, options: options, timing: nil),
      animations: animations, completion: completion)
  }

  /// Animates the changes made by `animations`, over `duration` seconds, speeding up and slowing down.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes with a spring that comes to rest after about `duration` seconds. It does not overshoot with a
  /// `dampingRatio` of 1; the velocity is in distances of the whole animation per second.
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

  /// Animates changes with a spring given by its perceived duration, in seconds, and its bounce, from -1 to 1.
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

  /// Animates changes to `view`'s content or subviews with a transition. Curls are replaced by fades.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationContext.transition(
      view, duration: duration, options: options, animations: animations, completion: completion)
  }

  /// Replaces `fromView` by `toView` in its superview with a transition. With `.showHideTransitionViews` it hides one
  /// view and shows the other instead.
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

  /// Animates changes in steps, which `animations` adds with `addKeyframe`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var basic = AnimationOptions(rawValue: options.rawValue & 0x3FF)
    basic.insert(.curveLinear)
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(
        duration: duration, delay: delay, options: basic, timing: .keyframes(options.calculationMode)),
      animations: animations, completion: completion)
  }

  /// Adds a step to the block of keyframes. Start and duration are fractions of the whole block's duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    UIViewAnimationContext.keyframe(start: frameStartTime, duration: frameDuration, animations: animations)
  }

  /// Makes the changes of a closure without animations, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let were = UIViewAnimationContext.areEnabled
    UIViewAnimationContext.areEnabled = false
    actionsWithoutAnimation()
    UIViewAnimationContext.areEnabled = were
  }

  /// Repeats the animations that `animations` add, also backwards with `autoreverses`. Call it inside an animation
  /// block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    UIViewAnimationContext.modify(repeatCount: count, autoreverses: autoreverses, animations: animations)
  }

  /// Sets whether changes in animation blocks are animated; they are by default.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIViewAnimationContext.areEnabled = enabled
  }

  /// Whether changes in animation blocks are animated; true by default.
  public class var areAnimationsEnabled: Bool { UIViewAnimationContext.areEnabled }

  /// The duration in seconds of the animation block being built; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { UIViewAnimationContext.current?.parameters.duration ?? 0 }

  /// Shrinks and fades the views over 0.3 seconds, then removes them from their superviews, for the one animation there
  /// is. `parallelAnimations` are animated with it.
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

  /// An animation for `perform(_:on:options:animations:completion:)`.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks the views until they disappear.
    case delete = 0
  }
}
