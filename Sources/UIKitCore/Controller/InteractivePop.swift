/// Pops a navigation controller by a drag from the leading edge.
///
/// It is the target of `interactivePopGestureRecognizer`, and its delegate until the app sets another.
@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  /// The velocity in points per second that decides the outcome, wherever the finger is. The value is ours.
  private static let decisiveVelocity: CGFloat = 300
  /// The largest speed of the rest of the transition, 1 being the usual one.
  private static let largestSpeed: CGFloat = 3

  /// The end of a drag: how much faster than usual the transition goes on or back.
  private enum Outcome {
    case finish(speed: CGFloat)
    case cancel(speed: CGFloat)
  }

  private weak var navigation: UINavigationController?
  /// The driver of the transition, from the beginning of the drag to the end of the transition.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private var hasStarted = false
  private var progress: CGFloat = 0
  private var outcome: Outcome?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  // MARK: The drag

  func changed(_ pan: UIPanGestureRecognizer) {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let sign: CGFloat = view.isRightToLeft ? -1 : 1
    let width = max(view.bounds.width, 1)
    switch pan.state {
    case .began:
      guard driver == nil, navigation.leaving == nil, navigation.stack.count > 1 else { return }
      driver = UIPercentDrivenInteractiveTransition()
      hasStarted = false
      progress = 0
      outcome = nil
      _ = navigation.popViewController(animated: true)
      // A subclass can refuse.
      if navigation.leaving == nil { driver = nil }
    case .changed:
      guard driver != nil, outcome == nil else { return }
      progress = min(max(sign * pan.translation(in: view).x / width, 0), 1)
      if hasStarted { driver?.update(progress) }
    case .ended:
      guard driver != nil, outcome == nil else { return }
      let velocity = sign * pan.velocity(in: view).x
      let speed = min(max(abs(velocity) * NavigationSlide.duration / width, 1), Self.largestSpeed)
      let finishes = abs(velocity) > Self.decisiveVelocity ? velocity > 0 : progress > 0.5
      end(finishes ? .finish(speed: speed) : .cancel(speed: velocity < 0 ? speed : 1))
    case .cancelled, .failed:
      guard driver != nil, outcome == nil else { return }
      end(.cancel(speed: 1))
    case .possible: break
    }
  }

  private func end(_ outcome: Outcome) {
    self.outcome = outcome
    if hasStarted { settle() }
  }

  private func settle() {
    guard let driver, let outcome else { return }
    switch outcome {
    case .finish(let speed):
      driver.completionSpeed = speed
      driver.finish()
    case .cancel(let speed):
      driver.completionSpeed = speed
      driver.cancel()
    }
  }

  // MARK: The transition

  /// Called when the driver holds the transition, which begins in the layout pass after the pop.
  func transitionDidStart() {
    guard let driver else { return }
    hasStarted = true
    driver.update(progress)
    settle()
  }

  /// Called after the transition, or when it turns out not to be interactive.
  func transitionDidEnd() {
    driver = nil
    hasStarted = false
    outcome = nil
  }

  // MARK: The usual rules

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    canPop
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    canPop && !hasTimedAnimator
  }

  /// Whether the back button is shown, which the drag stands for.
  private var canPop: Bool {
    guard let navigation, driver == nil, navigation.leaving == nil, navigation.stack.count > 1,
      !navigation.isNavigationBarHidden, let item = navigation.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
  }

  /// Whether the delegate has an animator for the pop that nothing drives.
  private var hasTimedAnimator: Bool {
    guard let navigation, let delegate = navigation.delegate, let from = navigation.stack.last,
      let to = navigation.stack.dropLast().last,
      let animator = delegate.navigationController(navigation, animationControllerFor: .pop, from: from, to: to)
    else { return false }
    return delegate.navigationController(navigation, interactionControllerFor: animator) == nil
  }
}
