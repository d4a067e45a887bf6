/// Shows one controller over another: lays both out, dims what is behind, removes it again.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  open private(set) var presentingViewController: UIViewController
  open private(set) var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  let container = UIPresentationContainerView(frame: .zero)

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle {
    switch presentedViewController.modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case let style: style
    }
  }

  open var containerView: UIView? { container.superview == nil ? nil : container }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  var isSheet: Bool {
    switch presentationStyle {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Where the presented view goes, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect {
    let bounds = container.bounds
    guard isSheet, bounds.width >= 600 else {
      return isSheet ? bounds.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)) : bounds
    }
    let preferred = presentedViewController.preferredContentSize
    // The sheets of a regular-width iPad: forms are 540 x 620 points, pages 712 wide.
    var size = presentationStyle == .pageSheet ? CGSize(width: 712, height: 800) : CGSize(width: 540, height: 620)
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.width - 40)
    size.height = min(size.height, bounds.height - 40)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { frameOfPresentedViewInContainerView.size }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Decides about sheets' dismissal and hears of it.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Covers the window while something is presented: the dimming and the presented view.
@MainActor final class UIPresentationContainerView: UIView {
  let dimming = UIView(frame: .zero)
  weak var presentation: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 1)
    dimming.alpha = 0
    addSubview(dimming)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    if !presentation.presentedViewController.isBeingDismissed, !presentation.presentedViewController.isBeingPresented {
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation.containerViewDidLayoutSubviews()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A click beside a sheet dismisses it, as a swipe does on iOS.
    presentation?.dismissByUser()
  }
}
