/// Shows one controller over another: lays both out, dims what is behind, removes it again.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  open var presentedViewController: UIViewController { presented ?? missing }

  /// The presenting controller holds this object, and so does the presented one before it is presented: held in return,
  /// a window that goes while something is presented in it would leave its controllers behind.
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?
  /// The presented controller from when it is presented until it is dismissed: no other reference is needed.
  var keptPresented: UIViewController?
  /// For callers that held this longer than what it was made for.
  private lazy var missing = UIViewController()
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  let container = UIPresentationContainerView(frame: .zero)
  /// The place of the keyboard before this was presented.
  var coveredFocus: CoveredFocus?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle {
    switch presentedViewController.modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case let style: style
    }
  }

  /// Holds the presented view and what dims; nil while nothing is presented.
  open var containerView: UIView? { container.superview == nil ? nil : container }
  /// Traits of the presented controller that differ from the window's.
  open var overrideTraitCollection: UITraitCollection?
  /// The style for a window of other traits: the delegate's, else the present one.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: container.traitCollection)
  }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Covers part of the window, with what is behind dimmed.
  var isSheet: Bool {
    switch presentationStyle {
    case .pageSheet, .formSheet: true
    default: false
    }
  }

  /// Whether Esc and a click beside the presented view dismiss it.
  var isDismissedByUser: Bool { isSheet }

  /// Whether the presented view lies over another one: backgrounds are lighter in the dark there.
  var isElevated: Bool { isSheet }

  /// How dark what is behind becomes, from 0 to 1.
  var dimming: CGFloat { isSheet ? 0.2 : 0 }

  /// Where the presented view goes, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect {
    let bounds = container.bounds
    guard isSheet else { return bounds }
    guard bounds.width >= 600 else { return bounds.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)) }
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

  // MARK: For subclasses in this module

  /// The presented view is about to go into the container.
  func decorate(_ view: UIView) {
    view.autoresizingMask = isSheet ? [] : [.flexibleWidth, .flexibleHeight]
    guard isSheet else { return }
    view.layer.cornerRadius = 12
    view.layer.masksToBounds = true
  }

  /// The presented view was put into the container or removed from it.
  func layOutDecoration() {}

  /// Applies the presented view's appearance before it comes and after it went.
  func hide(_ view: UIView) {
    switch presentedViewController.modalTransitionStyle {
    case .crossDissolve, .flipHorizontal, .partialCurl: view.alpha = 0
    case .coverVertical where UIAccessibility.prefersCrossFadeTransitions: view.alpha = 0
    case .coverVertical: view.frame.origin.y = container.bounds.height
    }
  }

  /// Applies its appearance while it is there.
  func show(_ view: UIView) {
    view.alpha = 1
    view.frame = frameOfPresentedViewInContainerView
  }

  /// A finger moves the presented view.
  var isBeingDragged: Bool { false }

  /// Whether a touch beside the presented view goes to what is behind.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// Makes the controller for a view that is about to be presented; it may have been made with another.
  func adopt(presenting: UIViewController) { self.presenting = presenting }

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
