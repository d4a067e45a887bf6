/// An object that manages a tree of views, and reacts when they are loaded, appear, are laid out or get other traits.
///
/// Appearance follows the view's window: `viewWillAppear` runs before the view gets one, `viewIsAppearing` and
/// `viewDidAppear` in the next frame (facts 15.2, 15.3).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
  UIFocusEnvironment, UIAppearanceContainer
{
  /// Posted on iOS when the target of `showDetailViewController(_:sender:)` changes; never posted here.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  var loadedView: UIView?
  var childList: [UIViewController] = []
  weak var parentReference: UIViewController?
  package var controllerState = UIViewControllerState()
  private var modal = ModalSettings()
  private var extendedLayout = ExtendedLayout()
  var presentation: UIPresentationController?
  weak var presentingReference: UIViewController?
  var traitObservers: [UITraitObserver] = []

  /// Creates a controller whose view comes from a nib. With nil, the nib with the class's name is used, or else an
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
  /// Called when the controller was loaded from a storyboard and its outlets are connected. Overrides must call
  /// `super`.
  open func awakeFromNib() {}

  /// The name of the nib that contains the view; nil for none.
  open private(set) var nibName: String?
  /// The bundle of the nib; nil for the main one.
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The controller's view. The first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(newValue) }
  }

  /// The controller's view if it has been loaded. Reading it does not load it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded. Reading it does not load it.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view and sets `view`; an empty view by default. Do not call it.
  open func loadView() {
    if loadViewFromInterface() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Takes the view that a storyboard describes; for subclasses in this module.
  @_spi(UIKit) open func takeInterfaceView(_ view: UIView) { self.view = view }

  /// Loads the view unless it was loaded before.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() set no view")
    viewDidLoad()
  }

  /// Called once, after the view was loaded and before it is in a window. Overrides must call `super`.
  open func viewDidLoad() {}
  /// Called before the view comes into a window. Its size may not be final yet. Overrides must call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in a window with its final size and traits, before it is first drawn. Overrides must call
  /// `super`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared, after any animation. Overrides must call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called just before `viewIsAppearing`, so that overrides of it see the changes made here; for subclasses in this
  /// module.
  @_spi(UIKit) open func isAboutToCallIsAppearing(animated: Bool) {}
  /// Called just before `viewDidAppear`; for subclasses in this module.
  @_spi(UIKit) open func isAboutToCallDidAppear(animated: Bool) {}
  /// Called before the view disappears. Overrides must call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared, after any animation. Overrides must call `super`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's safe area has changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Never called: a desktop does not warn of low memory.
  open func didReceiveMemoryWarning() {}

  /// Schedules a call of `updateProperties()` before the view's next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.requestPropertyUpdate(.controller) }

  /// Sets properties of the controller and its views that follow from its state. Called before the view's own
  /// `updateProperties()`: once before the first layout, and after `setNeedsUpdateProperties()`. The default does
  /// nothing; do not call it.
  open func updateProperties() {}

  /// Calls `updateProperties()` at once for this controller, its view and the views inside, where it is needed.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesInTree() }

  /// Updates the view's constraints. Overrides call `super` last.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  // MARK: Description

  /// The title, which bars show unless the navigation or tab item has a title of its own; nil by default.
  open var title: String? {
    didSet {
      titleDidChange(from: oldValue)
      controllerState.observers?.look()
    }
  }

  /// The text of the window's title bar while this is its root controller. Containers return that of the controller
  /// they show.
  var windowTitle: String? { title ?? controllerState.navigationItem?.title }

  /// The size in points that the view should have where a container can choose; zero by default.
  open var preferredContentSize: CGSize {
    get { controllerState.preferredContentSize }
    set {
      guard controllerState.preferredContentSize != newValue else { return }
      controllerState.preferredContentSize = newValue
      parentReference?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      controllerState.observers?.look()
    }
  }

  /// The edges at which the view extends under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { extendedLayout.edges }
    set {
      extendedLayout.edges = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether the view extends under opaque bars; false by default. Stored; has no effect: it does.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { extendedLayout.includesOpaqueBars }
    set { extendedLayout.includesOpaqueBars = newValue }
  }
  /// Whether the controller adjusts the insets of its scroll view; true by default. Stored; has no effect: the scroll
  /// view's `contentInsetAdjustmentBehavior` decides.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { extendedLayout.adjustsScrollViewInsets }
    set { extendedLayout.adjustsScrollViewInsets = newValue }
  }
  /// Whether the tab bar is hidden while the controller is on a navigation stack; false by default.
  open var hidesBottomBarWhenPushed = false
  /// The name for state restoration, which does not exist here.
  open var restorationIdentifier: String?
  /// The class that would restore the controller. Stored; has no effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Saves the state before the app is terminated. Never called here, as apps run until they are closed.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after the state was restored. Never called here.
  open func applicationFinishedRestoringState() {}
  /// Whether editing resumes after another controller was presented and dismissed. Stored; has no effect: the first
  /// responder does not change.
  open var restoresFocusAfterTransition = true
  /// The context of an extension: always nil, as apps are not extensions.
  open var extensionContext: NSExtensionContext? { nil }
  /// The actions below a preview on iOS 9 to 12; empty by default.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The shortcuts that are active while the controller is in the responder chain: by default those that were added.
  open override dynamic var keyCommands: [UIKeyCommand]? {
    controllerState.addedKeyCommands.isEmpty ? nil : controllerState.addedKeyCommands
  }
  /// Adds a shortcut.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { controllerState.addedKeyCommands.append(keyCommand) }
  /// Removes a shortcut.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    controllerState.addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Returns the controller that handles an action such as `show(_:sender:)`: the nearest ancestor that overrides the
  /// method, or nil.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var candidate = parent ?? presentingViewController
    while let controller = candidate {
      if controller is UINavigationController || controller is UISplitViewController { return controller }
      candidate = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Called before the interface is rotated, in early versions of iOS. Never called here.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called while the interface is rotated, in early versions of iOS. Never called here.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the interface was rotated, in early versions of iOS. Never called here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The orientation of the interface: that of the window's scene, or portrait without one.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// Whether the pointer should be locked: false by default. Without effect.
  open var prefersPointerLocked: Bool { false }
  /// Whether the controller's content is being edited; false by default. Setting it does not animate.
  open var isEditing: Bool {
    get { controllerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing. Overrides must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    controllerState.isEditing = editing
    controllerState.editButtonItem?.show(isEditing: editing)
  }
  /// A bar button with the title “Edit” or “Done” that starts and ends editing.
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

  /// The distances in points added to the safe area of the view; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { controllerState.additionalSafeAreaInsets }
    set {
      controllerState.additionalSafeAreaInsets = newValue
      loadedView?.updateSafeArea()
    }
  }

  /// The smallest margins that the system suggests, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether margins are at least `systemMinimumLayoutMargins`; true by default. Stored; has no effect: they are not
  /// raised.
  open var viewRespectsSystemMinimumLayoutMargins = true

  // MARK: Traits

  /// The traits of the controller: those of its view if it is loaded, or else its parent's, or else the screen's.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parentReference?.traitCollection ?? UIScreen.detachedTraits
  }

  /// Called after traits have changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of the controller's views; `.unspecified`, the default, follows the parent.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerState.overrideUserInterfaceStyle }
    set {
      guard controllerState.overrideUserInterfaceStyle != newValue else { return }
      loadedView?.overridesWillChange()
      controllerState.overrideUserInterfaceStyle = newValue
      loadedView?.traitsMayHaveChanged()
    }
  }

  /// Sets the traits that a child gets instead of this controller's; nil removes them.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.loadedView?.overridesWillChange()
    childViewController.controllerState.overrideTraits = collection
    childViewController.loadedView?.traitsMayHaveChanged()
  }

  /// Returns the traits that replace a child's own; nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.controllerState.overrideTraits
  }

  // MARK: Missing content

  /// The description of a view that covers the controller's view and explains that there is no content; nil, the
  /// default, for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { controllerState.contentUnavailable?.configuration }
    set { showContentUnavailable(newValue) }
  }

  /// The state for `contentUnavailableConfiguration`: traits, and the text of an active search.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = controllerState.navigationItem?.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Schedules a call of `updateContentUnavailableConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    controllerState.needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets `contentUnavailableConfiguration` for a state. Called before the view is first laid out, after
  /// `setNeedsUpdateContentUnavailableConfiguration()` and when a search changes. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Transition

  /// The transition with which the controller is pushed or presented, and goes; nil, the default, for the usual one.
  open var preferredTransition: Transition? {
    get { controllerState.preferredTransition }
    set { controllerState.preferredTransition = newValue }
  }

  // MARK: Responder

  open override dynamic var next: UIResponder? {
    loadedView?.superview ?? presentingReference ?? parentReference
  }

  // MARK: Containment

  /// The controller that this one is a child of; nil for none. A presenting controller is not a parent.
  open var parent: UIViewController? { parentReference }
  /// The child controllers, in the order they were added.
  open var children: [UIViewController] { childList }

  /// Adds a child controller, removing it from its current parent. The caller then adds its view and calls
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent. Its view must be removed from the hierarchy first.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; nil for removal. A container must call it itself before removing a child.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed; nil for removal. A container must call it itself after adding a child.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether appearance calls are passed on to children; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts a child's appearance or disappearance, in containers that forward appearance calls themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }

  /// Ends the transition started by `beginAppearanceTransition(_:animated:)`, with the "did" call.
  open func endAppearanceTransition() {
    endTransition()
  }

  /// Replaces the view of one child by that of another with an animation of `duration` seconds.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether the controller is being presented. Meaningful in appearance calls.
  open var isBeingPresented: Bool { controllerState.isBeingPresented }
  /// Whether the controller is being dismissed. Meaningful in appearance calls.
  open var isBeingDismissed: Bool { controllerState.isBeingDismissed }
  /// Whether the controller is being added to its parent. Meaningful in appearance calls.
  open var isMovingToParent: Bool { controllerState.isMovingToParent }
  /// Whether the controller is being removed from its parent. Meaningful in appearance calls.
  open var isMovingFromParent: Bool { controllerState.isMovingFromParent }

  // MARK: Presentation

  /// The form in which the controller is presented; `.automatic`, the default, is a sheet or the form that suits the
  /// kind of controller.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.presentationStyle }
    set { modal.presentationStyle = newValue }
  }
  /// The animation of a presentation that covers the window; `.coverVertical` by default.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }
  /// Whether presentations in the current context cover this controller's view; false by default. Stored; has no
  /// effect: they cover the window.
  open var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }
  /// Whether this controller's transition style replaces the presented one's; false by default. Stored; has no effect:
  /// it does not.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.providesTransitionStyle }
    set { modal.providesTransitionStyle = newValue }
  }
  /// Whether the user is prevented from dismissing the presented controller; false by default. Code can always dismiss
  /// it.
  open var isModalInPresentation: Bool {
    get { modal.isUndismissable }
    set { modal.isUndismissable = newValue }
  }
  /// Whether a presented controller controls the status bar; false by default. Stored; has no effect: there is none.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modal.capturesStatusBar }
    set { modal.capturesStatusBar = newValue }
  }

  /// The controller presented by this one or an ancestor; nil for none.
  open var presentedViewController: UIViewController? {
    presentation?.presentedViewController ?? parentReference?.presentedViewController
  }
  /// The controller that presented this one or an ancestor; nil for none.
  open var presentingViewController: UIViewController? {
    presentingReference ?? parentReference?.presentingViewController
  }
  /// The controller of this controller's presentation, or of its parent's. Before the presentation it is the one that
  /// will be used.
  open var presentationController: UIPresentationController? {
    presentingReference?.presentation ?? parentReference?.presentationController ?? preparePresentation()
  }
  /// The popover's controller, whose source must be set before the presentation; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let active = presentingReference?.presentation { return active as? UIPopoverPresentationController }
    return modalPresentationStyle == .popover ? preparePresentation() as? UIPopoverPresentationController : nil
  }
  /// The sheet's controller, whose heights are set before the presentation; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    if let active = presentingReference?.presentation ?? parentReference?.presentingReference?.presentation {
      return active as? UISheetPresentationController
    }
    return preparePresentation() as? UISheetPresentationController
  }
  /// The object that provides the presentation controller of the style `.custom`, and animators. It is not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// Presents a controller over this one. `completion` is called after the animation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or this one if it presents none. `completion` is called after the
  /// animation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container that has one, as with a push on a navigation controller;
  /// otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of the nearest split view controller; otherwise acts as `show(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: For classes that are presented in a way of their own

  /// Returns the class's own presentation; nil, the default, for the one of `modalPresentationStyle`.
  ///
  /// - Parameter prepared: the one of the style.
  func ownPresentation(
    in window: UIWindow, presenting: UIViewController, prepared: UIPresentationController
  ) -> UIPresentationController? { nil }

  /// Handles Esc, or a click beside it, for a class that decides that itself.
  ///
  /// - Returns: whether it does; false by default.
  func cancelByUser() -> Bool { false }

  /// Describes the window-filling view that the controller is presented in, for assistive programs.
  var modalAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(label: title, role: .dialog, isModal: true)
  }

  // MARK: Storyboards

  /// The storyboard that the controller was loaded from; nil for none.
  open var storyboard: UIStoryboard? { controllerState.interface?.builder.storyboard }

  /// Performs the scene's segue with that name. Stops the program if there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performInterfaceSegue(identifier, sender: sender)
  }

  /// Returns whether to perform a segue that the user triggered; true by default. Not called for `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to pass data to its destination. The default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Sizes

  /// Called before the view gets another size. The default passes it on to the children; overrides must call `super`.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childList {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presentation?.presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the controller gets other traits. The default passes it on to the children; overrides must call
  /// `super`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Returns the size of a child's view when this one has `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = (container as? UIViewController)?.loadedView, let own = loadedView else { return parentSize }
    // A child that fills this controller's view now is taken to fill it then, too.
    return view.frame.size == own.bounds.size ? parentSize : view.frame.size
  }

  /// Called after a child's preferred size has changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called on iOS after a child's size by constraints has changed. Never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The coordinator of the transition that the controller or its container takes part in; nil outside one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    controllerState.transition ?? parentReference?.transitionCoordinator
  }

  // MARK: Bars

  /// The item that a navigation bar shows for this controller. The first access creates it.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// The nearest navigation controller among the ancestors; nil for none.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The items that a navigation controller's toolbar shows for this controller; nil by default. Setting it does not
  /// animate.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Replaces the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // A desktop has no status bar, orientation, home indicator or system gestures at the screen's edges. Controllers can
  // state preferences, which have no effect.

  /// Whether to hide the status bar; false by default. Without effect: there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; `.default` by default. Without effect: there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of the status bar; `.fade` by default. Without effect: there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the status bar's style; nil by default. Without effect: there is none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil by default. Without effect: there is none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The orientations in which the interface may be shown; all by default. Without effect: windows do not turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The orientation for a presentation; upright by default. Without effect: windows do not turn.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device; true by default. Without effect: windows do not turn.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: windows do not turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the orientation should stay as it is; false by default. Without effect: windows do not turn.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that decides whether the orientation stays; nil by default. Without effect: windows do not turn.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Does nothing: windows do not turn.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Does nothing: windows can have any proportions, and are not rotated.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether to hide the home indicator; false by default. Without effect: there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; nil by default. Without effect: there is none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures come first; none by default. Without effect: no system gestures start there.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about gestures at the edges; nil by default. Without effect: no system gestures start
  /// there.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing: no system gestures start at the window's edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether text input continues when a control that takes no text gets the focus; true for form sheets. Without
  /// effect here.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Sets the scroll view that the bars at all edges follow; nil for the one that is found.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Sets the scroll view that the bar at `edge` follows; nil for the one that is found. Only the bar at the top
  /// follows it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { controllerState.topScrollView = scrollView }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the scroll view set for `edge`; nil for none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? controllerState.topScrollView : nil
  }

  /// The item that a tab bar shows for this controller. The first access creates it.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { controllerState.tabBarItem = newValue }
  }
  /// The nearest tab bar controller among the ancestors; nil for none.
  open var tabBarController: UITabBarController? { nearestContainer() }

  // MARK: Focus

  /// The environments that should get the focus: the controller's view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }
  /// The environment that contains this one: the next responder.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// The object that provides the focusable items: the view, if it is loaded.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The name of the group in which the items are; nil, the default, for that of the parent.
  open var focusGroupIdentifier: String?
  /// Requests an update of the focus, if it is inside this controller.
  open func setNeedsFocusUpdate() { UIFocusSystem.setNeedsFocusUpdate(self) }
  /// Performs a requested update of the focus at once.
  open func updateFocusIfNeeded() { UIFocusSystem.updateFocusIfNeeded(self) }
  /// Returns whether the focus may move; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved from or to an item inside. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Inherited members that extensions replace

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}
