/// A controller that shows one of several controllers, chosen in a bar of tabs.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private var list: [UIViewController] = []
  private var shown: UIViewController?
  private let container = UIView(frame: .zero)
  /// The bar of tabs at the bottom.
  open private(set) var tabBar = UITabBar(frame: .zero)
  /// The object that controls and is notified of selections. It is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers that can be reordered in "More". Kept without effect: all tabs are shown.
  open var customizableViewControllers: [UIViewController]?
  /// Whether the tab bar is hidden, and the area it covers free; false by default.
  open private(set) var isTabBarHidden = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.didMake(self, as: UITabBarController.self)
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(tabBar)
    tabBar.shouldSelect = { [weak self] in self?.mayChoose($0) ?? true }
    tabBar.didSelect = { [weak self] item in
      guard let self else { return }
      tabBar(tabBar, didSelect: item)
      choose(item)
    }
    self.view = view
  }

  /// Called when the user has chosen a tab, before its controller is displayed. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The controller for further tabs. Not displayed, as all tabs fit.
  open private(set) lazy var moreNavigationController = UINavigationController()

  // MARK: Controllers

  /// The controllers, one for each tab. Setting it does not animate.
  open var viewControllers: [UIViewController]? {
    get { list }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected, or else the first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = list
    let new = viewControllers ?? []
    let wasSelected = selected
    for controller in old where !new.contains(controller) { controller.willMove(toParent: nil) }
    for controller in new where !old.contains(controller) { addChild(controller) }
    list = new
    selected = wasSelected.flatMap { new.contains($0) ? $0 : nil } ?? new.first
    tabBar.items = new.map { $0.tabBarItem }
    tabBar.selectedItem = selected?.tabBarItem
    showSelected()
    for controller in old where !new.contains(controller) { controller.removeFromParent() }
    for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
  }

  private var selected: UIViewController?

  /// The controller that is shown. Must be one of `viewControllers`; others are ignored. Setting it does not call the
  /// delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, list.contains(newValue), newValue !== selected else { return }
      selected = newValue
      tabBar.selectedItem = newValue.tabBarItem
      showSelected()
    }
  }

  override var windowTitle: String? { title ?? selectedViewController?.windowTitle }

  /// The index of the controller that is shown; `NSNotFound` without controllers. Setting an index past the end is
  /// ignored.
  open var selectedIndex: Int {
    get { selected.flatMap { list.firstIndex(of: $0) } ?? NSNotFound }
    set { if list.indices.contains(newValue) { selectedViewController = list[newValue] } }
  }

  private func controller(of item: UITabBarItem) -> UIViewController? { list.first { $0.tabBarItem === item } }

  private func mayChoose(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  private func choose(_ item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === selected {
      // A tab that is shown already returns to its first controller, or to the top of its content.
      if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
        navigation.popToRootViewController(animated: true)
      } else if let scrollView = (controller as? UINavigationController)?.trackedScrollView
        ?? controller.scrollViewUnderBar(of: container)
      {
        scrollView.setContentOffset(
          CGPoint(x: scrollView.contentOffset.x, y: scrollView.verticalRange.lowerBound), animated: true)
      }
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelected() {
    guard isViewLoaded, shown !== selected else { return }
    guard view.window != nil else {
      view.setNeedsLayout()
      return
    }
    place()
  }

  private func place() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = selected
    guard let shown else { return }
    cover(shown)
    shown.view.frame = container.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(shown.view)
    view.setNeedsLayout()
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shown !== selected, view.window != nil { place() }
    layOutBar()
  }

  /// Whether the controller that is shown hides the tab bar.
  private var hidesBar: Bool {
    if isTabBarHidden { return true }
    guard let navigation = shown as? UINavigationController else { return shown?.hidesBottomBarWhenPushed == true }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    container.frame = view.bounds
    let isHidden = hidesBar
    let height = UITabBar.contentHeight + view.safeAreaInsets.bottom
    tabBar.isHidden = isHidden
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if let shown {
      cover(shown)
      shown.viewIfLoaded?.frame = container.bounds
      shown.viewIfLoaded?.updateSafeArea()
    }
  }

  private func cover(_ controller: UIViewController) {
    controller.controllerState.barInsets.bottom = hidesBar ? 0 : UITabBar.contentHeight
  }

  /// Shows or hides the tab bar, over a quarter of a second if `animated` is true.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarHidden else { return }
    isTabBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    if animated {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .allowUserInteraction,
        animations: { self.viewIfLoaded?.layoutIfNeeded() })
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = selected as? UINavigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
}

/// An object that decides which tabs can be selected, and that is notified of selections.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab may be selected by the user; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after the user selected a tab, also the one that was selected before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    OptionalMethod.isMissing(.tabBarControllerShouldSelect)
    return true
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    OptionalMethod.isMissing(.tabBarControllerDidSelect)
  }
}
