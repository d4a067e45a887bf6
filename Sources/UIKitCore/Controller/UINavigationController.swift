/// A controller that shows the top controller of a stack, under a bar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The usual duration in seconds of animations beside a bar that hides or appears.
  public static let hideShowBarDuration: CGFloat = 0.2

  private(set) var stack: [UIViewController] = []
  /// The controller whose view is in the container.
  var shown: UIViewController?
  /// The controller whose view is being removed.
  var leaving: UIViewController?
  let container = UIView(frame: .zero)
  /// The scroll view that the bar follows.
  weak var trackedScrollView: UIScrollView?
  /// The bar at the top. It shows the navigation item of the top controller.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  /// The object that is notified of the controllers shown and provides transitions. It is not retained.
  /// `UIImagePickerController` declares a `delegate` of its own type over this one, which is preferred there.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
  /// The toolbar at the bottom, which shows the top controller's `toolbarItems`; hidden by default.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()
  /// Whether the toolbar is hidden; true by default. Setting it does not animate.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The recogniser of a drag from the leading edge, which pops the top controller as far as the finger moves.
  ///
  /// Its delegate lets it begin while the back button is shown. An app that sets another delegate decides itself.
  /// `isEnabled` turns it off.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = makePopGesture()
  private(set) lazy var interactivePop = InteractivePop(self)
  /// A recogniser that is not attached to any view: a swipe on the content does not go back.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  /// Whether a swipe hides the bars; false by default. Stored; has no effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; false by default. Stored; has no effect.
  open var hidesBarsOnTap = false
  /// Whether the on-screen keyboard hides the bars; false by default. Stored; has no effect: there is none.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a low window hides the bars; false by default. Stored; has no effect.
  open var hidesBarsWhenVerticallyCompact = false
  private(set) var barIsHidden = false
  private var toolbarIsHidden = true
  private var toolbarClass: UIToolbar.Type?

  /// Creates a controller with `rootViewController` at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with an empty stack, with bars of the given classes; nil stands for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type,
      let bar = RuntimeInstance.makeView(type, frame: .zero) as? UINavigationBar
    {
      navigationBar = bar
    }
    self.toolbarClass = toolbarClass as? UIToolbar.Type
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.didMake(self, as: UINavigationController.self)
  }

  private func makeToolbar() -> UIToolbar {
    guard let toolbarClass, let bar = RuntimeInstance.makeView(toolbarClass, frame: .zero) as? UIToolbar else {
      return UIToolbar(frame: .zero)
    }
    return bar
  }

  private func makePopGesture() -> UIGestureRecognizer {
    let gesture = LeadingEdgeGestureRecognizer(target: nil, action: nil)
    gesture.edges = .left
    gesture.delegate = interactivePop
    gesture.addAction { [weak self] in
      if let self, let pan = $0 as? UIPanGestureRecognizer { interactivePop.changed(pan) }
    }
    return gesture
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    view.addSubview(container)
    view.addSubview(navigationBar)
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    self.view = view
    if let gesture = interactivePopGestureRecognizer { view.addGestureRecognizer(gesture) }
  }

  // MARK: Stack

  /// The controllers from the root to the one shown. Setting it does not animate.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  override var windowTitle: String? { title ?? topViewController?.windowTitle }
  /// The visible controller: the one that was presented, or else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. With animation it looks like a push if the new top is new, otherwise like a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    for controller in old where !viewControllers.contains(controller) { controller.willMove(toParent: nil) }
    for controller in viewControllers where !old.contains(controller) { addChild(controller) }
    stack = viewControllers
    let isForward = viewControllers.last.map { !old.contains($0) } ?? false
    showTop(animated: animated, forward: isForward)
    for controller in old where !viewControllers.contains(controller) && controller !== leaving {
      controller.removeFromParent()
    }
    for controller in viewControllers where !old.contains(controller) { controller.didMove(toParent: self) }
  }

  /// Puts a controller on top of the stack and shows it. A controller can be in the stack only once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains(viewController), "Pushing the same view controller instance more than once")
    addChild(viewController)
    stack.append(viewController)
    showTop(animated: animated, forward: true)
    viewController.didMove(toParent: self)
  }

  /// Removes the top controller and returns it; nil at the root (facts 15.1).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.last
  }

  /// Pops until a controller is on top. Returns the popped controllers in stack order; nil if it is on top already or
  /// not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    return pop(to: index, animated: animated)
  }

  /// Pops all controllers except the root. Returns them in stack order; nil if the root is on top already.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Undoes the last push or pop, which has not ended.
  func restore(_ old: UIViewController, insteadOf new: UIViewController, forward: Bool) {
    if forward {
      new.willMove(toParent: nil)
      stack.removeAll { $0 === new }
      new.removeFromParent()
    } else if !stack.contains(old) {
      // The stack may have changed meanwhile.
      guard let index = stack.firstIndex(of: new) else { return old.removeFromParent() }
      stack.insert(old, at: index + 1)
      old.didMove(toParent: self)
    }
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index + 1 < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    for controller in popped { controller.willMove(toParent: nil) }
    showTop(animated: animated, forward: false)
    for controller in popped where controller !== leaving { controller.removeFromParent() }
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bar

  /// Whether the bar at the top is hidden; false by default. Setting it does not animate.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    if animated {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .allowUserInteraction,
        animations: { self.viewIfLoaded?.layoutIfNeeded() })
    }
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    if animated {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .allowUserInteraction,
        animations: { self.viewIfLoaded?.layoutIfNeeded() })
    }
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    topViewController?.contentScrollView(for: edge)
  }

  // MARK: Layout

  /// Adds views to the window in the first layout pass (facts 15.3).
  open override dynamic func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shown !== stack.last, leaving == nil, view.window != nil { place(stack.last) }
    (interactivePopGestureRecognizer as? LeadingEdgeGestureRecognizer)?.findEdge()
    layOutBars()
  }

  // MARK: Inherited members that extensions replace

  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override dynamic var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open override dynamic var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
}

extension UINavigationController {
  /// The direction of a change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is added on top.
    case push = 1
    /// The top controller is removed.
    case pop = 2
  }
}
