/// Presents a controller over another: lays out its view, dims the window behind it, and removes it again.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that presents.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? missing }

  /// Weak, because the presenting controller retains this object, as does the presented one before the presentation. A
  /// strong reference would leak the controllers of a window that is released during a presentation.
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?
  /// Keeps the presented controller from its presentation until its dismissal, because there need not be another
  /// reference.
  var keptPresented: UIViewController?
  /// Returned to callers that kept this object after its controllers were released.
  private lazy var missing = UIViewController()
  /// The object that decides about adaptation and dismissal. It is not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  let container = UIPresentationContainerView(frame: .zero)
  /// The position of the focus before the presentation.
  var coveredFocus: CoveredFocus?

  /// Creates a presentation controller; its presenting controller may be replaced by an ancestor.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The form of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    switch presentedViewController.modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case let style: style
    }
  }

  /// The view that contains the presented view and the dimming; nil while nothing is presented.
  open var containerView: UIView? { container.superview == nil ? nil : container }
  /// The traits of the presented controller that differ from the window's; nil by default.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if containerView != nil { presentedViewController.viewIfLoaded?.traitsMayHaveChanged() } }
  }
  var ownTraits: UITraitCollection.Values?
  /// Traits that the presented controller has in place of the window's.
  open var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? UITraitCollection.Values() }
    set {
      guard let values = newValue as? UITraitCollection.Values, values != ownTraits else { return }
      ownTraits = values
      if containerView != nil { presentedViewController.viewIfLoaded?.traitsMayHaveChanged() }
    }
  }
  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// The style for the window's current traits, from the delegate; `.none` for no change.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: container.traitCollection)
  }
  /// Returns the style under the given traits, from the delegate; `.none` for no change.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The view of the presented controller, if it is loaded.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Whether the presentation covers the window: always true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view is removed from the window while it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Whether the presentation is a sheet, which covers a part of the window and dims the rest.
  var isSheet: Bool {
    switch presentationStyle {
    case .pageSheet, .formSheet: true
    default: false
    }
  }

  /// Whether Esc and a click outside the presented view dismiss it.
  var isDismissedByUser: Bool { isSheet }

  /// Whether the presented view is above another one, where dark backgrounds are lighter.
  var isElevated: Bool { isSheet }

  /// The opacity of the dimming, from 0 to 1.
  var dimming: CGFloat { isSheet ? 0.2 : 0 }

  /// The frame of the presented view, in the container's coordinates.
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

  /// Called before the presented view is added to the container.
  func decorate(_ view: UIView) {
    view.autoresizingMask = isSheet ? [] : [.flexibleWidth, .flexibleHeight]
    guard isSheet else { return }
    view.layer.cornerRadius = 12
    view.layer.masksToBounds = true
  }

  /// Called before the container places its views.
  func containerWillPlaceViews() {}

  /// Called after the presented view was added to the container or removed from it.
  func layOutDecoration() {}

  /// Gives the presented view its look before it appears and after it has disappeared.
  func hide(_ view: UIView) {
    switch presentedViewController.effectiveTransitionStyle {
    case .crossDissolve, .flipHorizontal, .partialCurl: view.alpha = 0
    case .coverVertical where UIAccessibility.prefersCrossFadeTransitions: view.alpha = 0
    case .coverVertical: view.frame.origin.y = container.bounds.height
    }
  }

  /// Gives the presented view its look while it is shown.
  func show(_ view: UIView) {
    view.alpha = 1
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Whether a finger is moving the presented view.
  var isBeingDragged: Bool { false }

  /// Returns whether a touch outside the presented view goes to the views behind.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// Sets the presenting controller for a presentation that is about to begin.
  func adopt(presenting: UIViewController) { self.presenting = presenting }

  /// Called before the container lays out its subviews. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. The default does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation's animation begins. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's animation has ended. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation begins. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's animation has ended. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UIContentContainer

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Lays out the presented view again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container.setNeedsLayout()
  }
  /// Called on iOS after the presented view's size by constraints has changed. Never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented view in the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { frameOfPresentedViewInContainerView.size }
  /// Called before the window gets another size. The default does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the window gets other traits. The default does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
