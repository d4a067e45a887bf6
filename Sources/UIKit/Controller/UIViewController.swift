/// Owns a view tree and reacts to its life: loading, appearing, layout, traits.
///
/// Appearance follows the view's window: `viewWillAppear` runs before the view gets one, `viewIsAppearing` and
/// `viewDidAppear` in the next frame (facts 15.2, 15.3).
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
  UIFocusEnvironment, UIAppearanceContainer
{
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  var loadedView: UIView?
  var childList: [UIViewController] = []
  weak var parentReference: UIViewController?
  var state = UIViewControllerState()
  var presentation: UIPresentationController?
  weak var presentingReference: UIViewController?
  var traitObservers: [UITraitObserver] = []

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    coder.didMake(self, as: UIViewController.self)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The controller's view; loads it when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets `view`. The default makes a plain one. Never call it.
  open func loadView() {
    if loadViewFromInterface() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// For subclasses in this module: takes the view that a storyboard describes.
  func takeInterfaceView(_ view: UIView) { self.view = view }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() set no view")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  /// For subclasses in this module: just before `viewIsAppearing`, whose overrides see what is done here.
  func isAboutToCallIsAppearing(animated: Bool) {}
  /// For subclasses in this module: just before `viewDidAppear`.
  func isAboutToCallDidAppear(animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  // MARK: Description

  open var title: String? {
    didSet { titleDidChange(from: oldValue) }
  }

  /// The text of the window's title bar while this is its root controller; containers name the controller they show.
  var windowTitle: String? { title ?? state.navigationItem?.title }

  /// The size the controller would like its view to have where a container may choose.
  open var preferredContentSize: CGSize {
    get { state.preferredContentSize }
    set {
      guard state.preferredContentSize != newValue else { return }
      state.preferredContentSize = newValue
      parentReference?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false
  open var restorationIdentifier: String?
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    state.isEditing = editing
    state.editButtonItem?.show(isEditing: editing)
  }
  /// A bar button that turns editing on and off, and says which: “Edit” or “Done”.
  open var editButtonItem: UIBarButtonItem {
    if let item = state.editButtonItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.show(isEditing: isEditing)
    state.editButtonItem = item
    return item
  }

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.additionalSafeAreaInsets }
    set {
      state.additionalSafeAreaInsets = newValue
      loadedView?.updateSafeArea()
    }
  }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parentReference?.traitCollection ?? UIScreen.main.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.overrideUserInterfaceStyle }
    set {
      guard state.overrideUserInterfaceStyle != newValue else { return }
      state.overrideUserInterfaceStyle = newValue
      loadedView?.traitsMayHaveChanged()
    }
  }

  /// Traits `childViewController` gets in place of this controller's; nil gives them back.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.state.overrideTraits = collection
    childViewController.loadedView?.traitsMayHaveChanged()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.state.overrideTraits
  }

  // MARK: Responder

  open override var next: UIResponder? {
    loadedView?.superview ?? presentingReference ?? parentReference
  }

  // MARK: Containment

  open var parent: UIViewController? { parentReference }
  open var children: [UIViewController] { childList }

  /// Makes `childController` a child; it is removed from another parent first. The caller adds its view and calls
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or disappear; for containers that forward appearance themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endTransition()
  }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  open var isBeingPresented: Bool { state.isBeingPresented }
  open var isBeingDismissed: Bool { state.isBeingDismissed }
  open var isMovingToParent: Bool { state.isMovingToParent }
  open var isMovingFromParent: Bool { state.isMovingFromParent }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false

  open var presentedViewController: UIViewController? {
    presentation?.presentedViewController ?? parentReference?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presentingReference ?? parentReference?.presentingViewController
  }
  /// The controller of this controller's presentation, or of its parent's; before it is presented, the one that will
  /// present it.
  open var presentationController: UIPresentationController? {
    presentingReference?.presentation ?? parentReference?.presentationController ?? preparePresentation()
  }
  /// Where a popover points, to be set before it is presented; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let active = presentingReference?.presentation { return active as? UIPopoverPresentationController }
    return modalPresentationStyle == .popover ? preparePresentation() as? UIPopoverPresentationController : nil
  }
  /// How high a sheet is, to be set before it is presented; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    if let active = presentingReference?.presentation ?? parentReference?.presentingReference?.presentation {
      return active as? UISheetPresentationController
    }
    return preparePresentation() as? UISheetPresentationController
  }
  /// Makes the presentation controller of the style `.custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Shows `viewControllerToPresent` over this one's window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or, when it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Storyboards

  /// The storyboard that the controller comes from.
  open var storyboard: UIStoryboard? { state.interface?.builder.storyboard }

  /// Performs the scene's segue of that name. Stops the program if there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performInterfaceSegue(identifier, sender: sender)
  }

  /// Whether a segue that the user triggered is to be performed; not asked for `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed: the moment to tell its destination what to show.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Sizes

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childList {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presentation?.presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = (container as? UIViewController)?.loadedView, let own = loadedView else { return parentSize }
    // A child that fills this one now will fill it then.
    return view.frame.size == own.bounds.size ? parentSize : view.frame.size
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Of the transition that the controller, or the container it is in, takes part in; nil outside one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    state.transition ?? parentReference?.transitionCoordinator
  }

  // MARK: Bars

  open var navigationItem: UINavigationItem { ownNavigationItem }
  open var navigationController: UINavigationController? { nearestContainer() }
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // A desktop has no status bar, no orientation, no home indicator and no system gestures at the screen's edges:
  // controllers can say what they prefer, and nothing asks.

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The scroll view that the bars at all edges follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Names the scroll view whose content goes under the bar at `edge`, in place of the one that is found. The bar at
  /// the top follows it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { state.topScrollView = scrollView }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view set for `edge`; nil when none was.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? state.topScrollView : nil
  }

  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { state.tabBarItem = newValue }
  }
  open var tabBarController: UITabBarController? { nearestContainer() }

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  open var focusGroupIdentifier: String?
  open func setNeedsFocusUpdate() { UIFocusSystem.setNeedsFocusUpdate(self) }
  open func updateFocusIfNeeded() { UIFocusSystem.updateFocusIfNeeded(self) }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
