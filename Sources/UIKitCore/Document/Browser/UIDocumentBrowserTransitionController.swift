/// Fades a document's controller in, when a document browser's delegate presents it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller).
@preconcurrency @MainActor
public final class UIDocumentBrowserTransitionController: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// The progress of loading the document; nil, the default, for none. Stored; has no effect.
  public var loadingProgress: Progress?
  /// The view that the document's picture grows to; nil, the default, for none. Stored; has no effect.
  public weak var targetView: UIView?

  override init() { super.init() }

  /// Returns the duration in seconds: 0.35.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  /// Fades the incoming view in, or the leaving one out.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let entering = transitionContext.view(forKey: .to)
    let leaving = transitionContext.view(forKey: .from)
    if let entering {
      transitionContext.containerView.addSubview(entering)
      entering.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      if let entering { entering.alpha = 1 } else { leaving?.alpha = 0 }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
