/// Shows a stack of controllers, the top one under a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private(set) var stack: [UIViewController] = []
  /// The controller whose view is in the container.
  var shown: UIViewController?
  /// The controller whose view is on its way out.
  var leaving: UIViewController?
  let container = UIView(frame: .zero)
  /// The scroll view whose content moves the bar.
  weak var trackedScrollView: UIScrollView?
  /// The bar at the top. It shows the navigation item of the top controller.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  /// The object that is notified of what is shown and that provides transitions, held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Shows the top controller's `toolbarItems`; hidden by default.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()
  /// Whether the toolbar is hidden; true by default. Setting it does not animate.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// A recogniser that is attached to no view: there is no going back by a swipe from the edge.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// Stored only: bars are not hidden by swiping.
  open var hidesBarsOnSwipe = false
  /// Stored only: bars are not hidden by tapping.
  open var hidesBarsOnTap = false
  /// Stored only: there is no keyboard on the screen.
  open var hidesBarsWhenKeyboardAppears = false
  /// Stored only: bars stay in a low window.
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

  /// Creates a controller without a stack, with bars of given classes; nil takes the usual ones.
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
  }

  // MARK: Stack

  /// The controllers from the root to the one that is shown. Setting it does not animate.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  override var windowTitle: String? { title ?? topViewController?.windowTitle }
  /// The controller that is in sight: one that was presented, else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. With animation it looks like a push if the new top is new, else like a pop.
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

  /// Puts a controller on top of the stack and shows it. A controller may be in the stack only once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains(viewController), "Pushing the same view controller instance more than once")
    addChild(viewController)
    stack.append(viewController)
    showTop(animated: animated, forward: true)
    viewController.didMove(toParent: self)
  }

  /// Nil at the root (facts 15.1).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.last
  }

  /// Pops until a controller is on top. Returns the popped ones in stack order; nil when it is on top already, or not
  /// in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    return pop(to: index, animated: animated)
  }

  /// Pops all but the root. Returns the popped controllers in stack order; nil when the root is on top already.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Takes back the last push, or pop, which has not ended.
  func restore(_ old: UIViewController, insteadOf new: UIViewController, forward: Bool) {
    if forward {
      new.willMove(toParent: nil)
      stack.removeAll { $0 === new }
      new.removeFromParent()
    } else if !stack.contains(old) {
      stack.append(old)
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
    if animated { UIView.animate(withDuration: 0.25, animations: { self.viewIfLoaded?.layoutIfNeeded() }) }
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25, animations: { self.viewIfLoaded?.layoutIfNeeded() }) }
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    topViewController?.contentScrollView(for: edge)
  }

  // MARK: Layout

  /// Controllers whose views come into the window in the first layout pass (facts 15.3).
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shown !== stack.last, leaving == nil, view.window != nil { place(stack.last) }
    layOutBars()
  }
}

extension UINavigationController {
  /// The direction of a change of the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}
