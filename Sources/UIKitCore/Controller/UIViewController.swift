/// Owns a view tree and reacts to its life: loading, appearing, layout, traits.
///
/// Appearance follows the view's window: `viewWillAppear` runs before the view gets one, `viewIsAppearing` and
/// `viewDidAppear` in the next frame (facts 15.2, 15.3).
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
  UIFocusEnvironment, UIAppearanceContainer
{
  /// Posted when the target of `showDetailViewController(_:sender:)` changes; never posted here.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  var loadedView: UIView?
  var childList: [UIViewController] = []
  weak var parentReference: UIViewController?
  package var controllerState = UIViewControllerState()
  var presentation: UIPresentationController?
  weak var presentingReference: UIViewController?
  var traitObservers: [UITraitObserver] = []

  /// Creates a controller whose view comes from a nib; with nil from one of the class's name, if there is any, else an
  /// empty view.
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
  /// Called when the controller was made from a storyboard and its outlets are connected. An override calls `super`.
  open func awakeFromNib() {}

  /// The name of the nib that the view comes from; nil for none.
  open private(set) var nibName: String?
  /// The bundle of the nib; nil for the main one.
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The controller's view; loads it on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(newValue) }
  }

  /// The controller's view if it has been loaded. Does not load it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded. Does not load it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets `view`. The default makes a plain one. Never call it.
  open func loadView() {
    if loadViewFromInterface() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// For subclasses in this module: takes the view that a storyboard describes.
  @_spi(UIKit) open func takeInterfaceView(_ view: UIView) { self.view = view }

  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() set no view")
    viewDidLoad()
  }

  /// Called once, when the view has been loaded and before it is in a window. An override calls `super`.
  open func viewDidLoad() {}
  /// Called before the view comes into a window. Its size may not be final yet. An override calls `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in a window with its final size and traits, before it is first drawn. An override calls
  /// `super`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in sight, after any animation. An override calls `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// For subclasses in this module: just before `viewIsAppearing`, whose overrides see what is done here.
  @_spi(UIKit) open func isAboutToCallIsAppearing(animated: Bool) {}
  /// For subclasses in this module: just before `viewDidAppear`.
  @_spi(UIKit) open func isAboutToCallDidAppear(animated: Bool) {}
  /// Called before the view goes out of sight. An override calls `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone out of sight, after any animation. An override calls `super`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Never called: a desktop does not warn of low memory.
  open func didReceiveMemoryWarning() {}

  /// Called to update the view's constraints. An override calls `super` at its end.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  // MARK: Description

  /// The title, which bars show unless the navigation or tab item has its own.
  open var title: String? {
    didSet { titleDidChange(from: oldValue) }
  }

  /// The text of the window's title bar while this is its root controller; containers name the controller they show.
  var windowTitle: String? { title ?? controllerState.navigationItem?.title }

  /// The size the controller would like its view to have where a container may choose.
  open var preferredContentSize: CGSize {
    get { controllerState.preferredContentSize }
    set {
      guard controllerState.preferredContentSize != newValue else { return }
      controllerState.preferredContentSize = newValue
      parentReference?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The edges at which the view goes under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Stored only: views go under opaque bars as under others.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Stored only: superseded by the scroll view's `contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether a tab bar around it hides while the controller is on a navigation stack; false by default.
  open var hidesBottomBarWhenPushed = false
  /// The name by which the controller's state could be restored.
  open var restorationIdentifier: String?
  /// The class that would make the controller again; kept.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called where the system saves what a program looks like. Nothing does here: programs go on until they are closed.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called where the system restores what a program looked like. Nothing does here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after restoring. Nothing does here.
  open func applicationFinishedRestoringState() {}
  /// Whether editing goes on after another controller was presented and dismissed. Stored only: the first responder
  /// stays.
  open var restoresFocusAfterTransition = true
  /// The host of an extension; nil, as programs are none.
  open var extensionContext: NSExtensionContext? { nil }
  /// The actions below a preview on iOS 9 to 12; none.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The shortcuts that work while this is in the responder chain: those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    controllerState.addedKeyCommands.isEmpty ? nil : controllerState.addedKeyCommands
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { controllerState.addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    controllerState.addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The controller that does an action such as `show(_:sender:)`: the nearest ancestor that overrides it as containers
  /// do; nil without any.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate = parent ?? presentingViewController
    while let controller = candidate {
      if controller is UINavigationController || controller is UISplitViewController { return controller }
      candidate = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Called before a window is turned, in early versions of iOS. Never here.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called while a window is turned, in early versions of iOS. Never here.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after a window was turned, in early versions of iOS. Never here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The orientation of the interface: that of the window's scene, or upright.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// False. Without effect: the pointer is the desktop's.
  open var prefersPointerLocked: Bool { false }
  /// Whether the controller's content is being edited. Setting it does not animate.
  open var isEditing: Bool {
    get { controllerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing. An override calls `super` and changes its views.
  open func setEditing(_ editing: Bool, animated: Bool) {
    controllerState.isEditing = editing
    controllerState.editButtonItem?.show(isEditing: editing)
  }
  /// A bar button that turns editing on and off, and says which: “Edit” or “Done”.
  open var editButtonItem: UIBarButtonItem {
    if let item = controllerState.editButtonItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.show(isEditing: isEditing)
    controllerState.editButtonItem = item
    return item
  }

  /// Insets in points that are added to the safe area of the view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { controllerState.additionalSafeAreaInsets }
    set {
      controllerState.additionalSafeAreaInsets = newValue
      loadedView?.updateSafeArea()
    }
  }

  /// The least margins that the system suggests, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Stored only: margins are not raised to `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parentReference?.traitCollection ?? UIScreen.detachedTraits
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style to force on the controller's views; `.unspecified` follows the parent.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerState.overrideUserInterfaceStyle }
    set {
      guard controllerState.overrideUserInterfaceStyle != newValue else { return }
      controllerState.overrideUserInterfaceStyle = newValue
      loadedView?.traitsMayHaveChanged()
    }
  }

  /// Traits `childViewController` gets in place of this controller's; nil gives them back.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.controllerState.overrideTraits = collection
    childViewController.loadedView?.traitsMayHaveChanged()
  }

  /// The traits that replace a child's own; nil where none were set.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.controllerState.overrideTraits
  }

  // MARK: Responder

  open override var next: UIResponder? {
    loadedView?.superview ?? presentingReference ?? parentReference
  }

  // MARK: Containment

  /// The controller that this one is a child of; nil for none. Not a presenting controller.
  open var parent: UIViewController? { parentReference }
  /// The child controllers, in the order they were added.
  open var children: [UIViewController] { childList }

  /// Makes `childController` a child; it is removed from another parent first. The caller adds its view and calls
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller out of its parent. Remove its view from the hierarchy first.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller gets another parent, nil for none. A container calls it before a removal.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has another parent, nil for none. A container calls it after an addition.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether appearance callbacks are passed on to children; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or disappear; for containers that forward appearance themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began: the "did" callback follows.
  open func endAppearanceTransition() {
    endTransition()
  }

  /// Replaces the view of one child by that of another, with animation. `duration` is in seconds.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether the controller's presentation is under way.
  open var isBeingPresented: Bool { controllerState.isBeingPresented }
  /// Whether the controller's dismissal is under way.
  open var isBeingDismissed: Bool { controllerState.isBeingDismissed }
  /// Whether the controller is being added to its parent. Meaningful within appearance callbacks.
  open var isMovingToParent: Bool { controllerState.isMovingToParent }
  /// Whether the controller is being removed from its parent. Meaningful within appearance callbacks.
  open var isMovingFromParent: Bool { controllerState.isMovingFromParent }

  // MARK: Presentation

  /// How the controller is presented; `.automatic` is a sheet, or what the kind of controller prefers.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of a presentation over the full screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations in the current context cover this controller's view; false by default.
  open var definesPresentationContext = false
  /// Stored only: the presented controller's own style is used.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the person is kept from dismissing the presented controller; false by default. The program can always
  /// dismiss it.
  open var isModalInPresentation = false
  /// Stored only: there is no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The controller that this one, or an ancestor, has presented; nil for none.
  open var presentedViewController: UIViewController? {
    presentation?.presentedViewController ?? parentReference?.presentedViewController
  }
  /// The controller that has presented this one or an ancestor; nil for none.
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

  /// Shows a controller in the way of the nearest container that has one: a push in a navigation controller, else a
  /// presentation.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the nearest split view, else as `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Storyboards

  /// The storyboard that the controller comes from.
  open var storyboard: UIStoryboard? { controllerState.interface?.builder.storyboard }

  /// Performs the scene's segue of that name. Stops the program if there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performInterfaceSegue(identifier, sender: sender)
  }

  /// Whether a segue that the user triggered is to be performed; not called for `performSegue`. True by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed: the moment to pass data to its destination.
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
    controllerState.transition ?? parentReference?.transitionCoordinator
  }

  // MARK: Bars

  /// The item that a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// The nearest navigation controller among the ancestors; nil for none.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The items that a navigation controller's toolbar shows for this controller. Setting it does not animate.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Changes the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // A desktop has no status bar, no orientation, no home indicator and no system gestures at the screen's edges:
  // controllers can state preferences, which have no effect.

  /// False. Without effect: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// `.default`. Without effect: there is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// `.fade`. Without effect: there is no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Nil. Without effect: there is no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Nil. Without effect: there is no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// All. Without effect: windows do not turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Upright. Without effect: windows do not turn.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// True. Without effect: windows do not turn.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: windows do not turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: windows have any shape here, and are turned by nobody.
  open class func attemptRotationToDeviceOrientation() {}
  /// False. Without effect: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Nil. Without effect: there is no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// None. Without effect: no system gestures start at the window's edges.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Nil. Without effect: no system gestures start at the window's edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing: no system gestures start at the window's edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether text input goes on when a control that takes no text gets the focus: true for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The scroll view that the bars at all edges follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Names the scroll view whose content goes under the bar at `edge`, in place of the one that is found. The bar at
  /// the top follows it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { controllerState.topScrollView = scrollView }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view set for `edge`; nil when none was.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? controllerState.topScrollView : nil
  }

  /// The item that a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { controllerState.tabBarItem = newValue }
  }
  /// The nearest tab bar controller among the ancestors; nil for none.
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
