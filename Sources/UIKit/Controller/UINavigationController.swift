/// Shows a stack of controllers, the top one under a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var shown: UIViewController?
  private let container = UIView(frame: .zero)
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isToolbarHidden = true
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  open var hidesBarsOnSwipe = false
  private var barIsHidden = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type,
      let bar = RuntimeInstance.makeView(type, frame: .zero) as? UINavigationBar
    {
      navigationBar = bar
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.didMake(self, as: UINavigationController.self)
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
    self.view = view
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

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

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    return pop(to: index, animated: animated)
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
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

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25, animations: { self.viewIfLoaded?.layoutIfNeeded() }) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  // MARK: Layout

  /// Controllers whose views come into the window in the first layout pass (facts 15.3).
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shown !== stack.last, leaving == nil, view.window != nil { place(stack.last) }
    layoutBar()
  }

  private func layoutBar() {
    guard let view = viewIfLoaded else { return }
    container.frame = view.bounds
    let top = view.safeAreaInsets.top
    let height = barIsHidden ? 0 : navigationBar.contentHeight
    navigationBar.isHidden = barIsHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + height)
    for controller in stack where controller.isViewLoaded { controller.state.barInsets.top = height }
    shown?.viewIfLoaded?.updateSafeArea()
    if leaving == nil { shown?.viewIfLoaded?.frame = container.bounds }
  }

  private func place(_ controller: UIViewController?) {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = controller
    guard let controller else { return }
    controller.state.barInsets.top = barIsHidden ? 0 : navigationBar.contentHeight
    controller.view.frame = container.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(controller.view)
  }

  private var leaving: UIViewController?

  /// Brings the top of the stack into view. Called after the stack changed; the appearance calls come in a later turn
  /// (facts 15.2).
  private func showTop(animated: Bool, forward: Bool) {
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    guard let view = viewIfLoaded, let window = view.window else { return }
    guard animated, let old = shown, let new = stack.last, leaving == nil, old !== new else {
      window.beforeNextLayout { [weak self] in
        guard let self, self.leaving == nil, self.shown !== self.stack.last else { return }
        if let top = self.stack.last { self.delegate?.navigationController(self, willShow: top, animated: false) }
        self.place(self.stack.last)
        if let top = self.stack.last { self.delegate?.navigationController(self, didShow: top, animated: false) }
      }
      return
    }
    leaving = old
    window.beforeNextLayout { [weak self] in self?.slide(from: old, to: new, forward: forward) }
  }

  /// Facts 15.5: the incoming view moves over the whole width, the outgoing one over three tenths of it.
  private func slide(from old: UIViewController, to new: UIViewController, forward: Bool) {
    let width = container.bounds.width
    for controller in [old, new] { controller.state.isTransitionManaged = true }
    delegate?.navigationController(self, willShow: new, animated: true)
    old.beginTransition(appearing: false, animated: true)
    new.beginTransition(appearing: true, animated: true)
    new.state.barInsets.top = barIsHidden ? 0 : navigationBar.contentHeight
    guard let oldView = old.view, let newView = new.view else { return }
    UIView.performWithoutAnimation {
      newView.frame = container.bounds.offsetBy(dx: forward ? width : -0.3 * width, dy: 0)
      newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if forward { container.addSubview(newView) } else { container.insertSubview(newView, belowSubview: oldView) }
      newView.layoutIfNeeded()
    }
    shown = new
    new.callIsAppearing()
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) { [self] in
      newView.frame = container.bounds
      oldView.frame = container.bounds.offsetBy(dx: forward ? -0.3 * width : width, dy: 0)
    } completion: { [self] _ in
      oldView.removeFromSuperview()
      leaving = nil
      old.endTransition()
      new.endTransition()
      for controller in [old, new] { controller.state.isTransitionManaged = false }
      if !stack.contains(old) { old.removeFromParent() }
      delegate?.navigationController(self, didShow: new, animated: true)
      // The stack may have moved on meanwhile.
      if stack.last !== new { showTop(animated: false, forward: true) }
    }
  }
}

/// Hears what a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
