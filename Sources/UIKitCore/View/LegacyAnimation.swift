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
      UIViewAnimationContext.Parameters(duration: 0.2, delay: 0, options: [], timing: nil)
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

  /// As many of the arguments as the name has colons: "done", "animationDidStop:finished:context:".
  private func send(_ selector: Selector?, _ arguments: [Any?]) {
    guard let selector, let delegate else { return }
    selector.sendOrRaise(to: delegate, Array(arguments.prefix(selector.argumentCount)))
  }
}

/// Animations as they were written before blocks.
extension UIView {
  /// Begins changes that are animated together, until `commitAnimations()`. Others may begin in between.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LegacyAnimation.open.append(LegacyAnimation(id: animationID, info: context))
  }

  /// Ends the changes begun last, and starts their animations.
  public class func commitAnimations() { LegacyAnimation.open.popLast()?.commit() }

  /// Seconds; 0.2 unless it is set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimation.open.last?.change { $0.duration = duration }
  }

  /// Seconds before the animations start.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimation.open.last?.change { $0.delay = delay }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    LegacyAnimation.open.last?.change {
      $0.options.remove([.curveEaseIn, .curveEaseOut, .curveLinear])
      $0.options.insert(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  /// Of effect for any count above 0, which repeats without end.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimation.open.last?.change {
      if repeatCount > 0 { $0.options.insert(.repeat) } else { $0.options.remove(.repeat) }
    }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimation.open.last?.change {
      if repeatAutoreverses { $0.options.insert(.autoreverse) } else { $0.options.remove(.autoreverse) }
    }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    LegacyAnimation.open.last?.change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Fades the view's content from how it is now, whichever transition it is, as `transition(with:…)` does.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard transition != .none, let parameters = LegacyAnimation.open.last?.parameters else { return }
    UIView.transition(
      with: view, duration: parameters.duration, options: .transitionCrossDissolve, animations: nil)
  }

  /// The object that the two selectors are sent to, which is not kept alive.
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimation.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.open.last?.willStart = selector }
  public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.open.last?.didStop = selector }
}
