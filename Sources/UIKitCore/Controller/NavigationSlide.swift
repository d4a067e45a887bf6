/// The usual animation of a push or pop, as an animator that an interactive pop drives.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.35

  private let changes: @MainActor () -> Void

  /// Creates an animator of the changes, which follow the progress linearly.
  init(changes: @escaping @MainActor () -> Void) {
    self.changes = changes
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: changes
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
