/// A block of animations between `beginAnimations` and `commitAnimations`.
@MainActor final class LegacyAnimation {
  static var open: [LegacyAnimation] = []

  private let id: String?
  private let info: UnsafeMutableRawPointer?
  private var context: UIViewAnimationContext?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(id: String?, info: UnsafeMutableRawPointer?) {
    self.id = id
    self.info = info
    context = UIViewAnimationContext.open(
      UIViewAnimationContext.Parameters(duration: 0.2, delay: 0, options: .allowUserInteraction, timing: nil)
    ) { [self] finished in send(didStop, [id, NSNumber(value: finished), info]) }
  }

  func change(_ change: (inout UIViewAnimationContext.Parameters) -> Void) {
    if let context { change(&context.parameters) }
  }

  var parameters: UIViewAnimationContext.Parameters? { context?.parameters }

  func commit() {
    send(willStart, [id, info])
    context?.close()
    context = nil
  }

  /// Passes as many arguments as the selector has colons, as in "animationDidStop:finished:context:".
  private func send(_ selector: Selector?, _ arguments: [Any?]) {
    guard let selector, let delegate else { return }
    selector.sendOrRaise(to: delegate, Array(arguments.prefix(selector.argumentCount)))
  }
}

/// The animation methods that preceded those with closures.
extension UIView {
  /// Begins a block of changes that are animated together, until `commitAnimations()`. Blocks can be nested.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LegacyAnimation.open.append(LegacyAnimation(id: animationID, info: context))
  }

  /// Ends the block begun last and starts its animations.
  public class func commitAnimations() { LegacyAnimation.open.popLast()?.commit() }

  /// Sets the duration of the current block's animations, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimation.open.last?.change { $0.duration = duration }
  }

  /// Sets the delay, in seconds, before the current block's animations start; 0 by default.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimation.open.last?.change { $0.delay = delay }
  }

  /// Sets the pace of the current block's animations; `.easeInOut` by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    LegacyAnimation.open.last?.change {
      $0.options.remove([.curveEaseIn, .curveEaseOut, .curveLinear])
      $0.options.insert(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  /// Sets the number of times the current block's animations run; 0, the default, runs them once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimation.open.last?.change {
      $0.repeatCount = repeatCount
      if repeatCount > 0 { $0.options.insert(.repeat) } else { $0.options.remove(.repeat) }
    }
  }

  /// Sets whether repeated animations also run backwards; false by default.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimation.open.last?.change {
      if repeatAutoreverses { $0.options.insert(.autoreverse) } else { $0.options.remove(.autoreverse) }
    }
  }

  /// Sets whether the current block's animations start from the values on the screen; false by default.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    LegacyAnimation.open.last?.change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Flips a view from its current content to the new one. Curls are replaced by fades.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard transition != .none, let parameters = LegacyAnimation.open.last?.parameters else { return }
    UIView.transition(
      with: view, duration: parameters.duration, options: transition.options, animations: nil)
  }

  /// Sets the object that receives the two selectors. It is not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimation.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the method of the delegate that is called before the current block's animations start.
  public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.open.last?.willStart = selector }
  /// Sets the method of the delegate that is called when the current block's animations have ended.
  public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.open.last?.didStop = selector }
}

extension UIView.AnimationTransition {
  fileprivate var options: UIView.AnimationOptions {
    switch self {
    case .flipFromLeft: .transitionFlipFromLeft
    case .flipFromRight: .transitionFlipFromRight
    case .none, .curlUp, .curlDown: .transitionCrossDissolve
    }
  }
}
