/// A controller that shows one of several controllers, chosen in a bar of tabs.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private var list: [UIViewController] = []
  var shown: UIViewController?
  let container = UIView(frame: .zero)
  /// The bar of tabs at the bottom.
  open private(set) var tabBar = UITabBar(frame: .zero)
  /// The object that controls and is notified of selections. It is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers that can be reordered in "More". Stored; has no effect: all tabs are shown.
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
    addAccessory()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if compactTabIdentifiers != nil { tabsDidChange() }
  }

  /// Called when the user has chosen a tab, before its controller is displayed. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The controller for further tabs. Not displayed, as all tabs fit.
  open private(set) lazy var moreNavigationController = UINavigationController()

  // MARK: Tabs

  /// The tabs; empty if `viewControllers` was set instead. Setting it does not animate.
  open var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }
  private var tabList: [UITab] = []

  /// Replaces the tabs. The selected one stays selected, or else the first one is.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in tabList where !tabs.contains(tab) { tab.setTabBarController(nil) }
    tabList = tabs
    for tab in tabs { tab.setTabBarController(self) }
    chosenTab = chosenTab.flatMap { chosen in tabs.contains { $0 === chosen.root } ? chosen : nil }
    tabsDidChange()
  }

  /// The selected tab: for a group the child that it shows; nil without tabs. Setting it shows the tab and does not
  /// call the delegate.
  open var selectedTab: UITab? {
    get { chosenTab }
    set {
      guard let newValue, newValue.tabBarController === self else { return }
      choose(newValue)
    }
  }
  private weak var chosenTab: UITab?

  /// The presentation of the tabs. Stored; has no effect: they are always in a bar.
  open var mode = Mode.automatic
  /// The identifiers of the tabs in a narrow window; nil, the default, for all of them.
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }
  /// The identifiers that would keep the user's arrangement; nil by default. Stored; has no effect: it is fixed.
  open var customizationIdentifier: String?
  /// When scrolling makes the bar smaller. Stored; has no effect: as on an iPad, it keeps its size.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  private var visibleTabs: [UITab] {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    return tabList.filter { tab in
      tab.hasVisiblePlacement && (!isCompact || compactTabIdentifiers?.contains(tab.identifier) != false)
    }
  }

  /// Shows the tabs that are visible now, and another one if the selected one is not.
  func tabsDidChange() {
    guard !tabList.isEmpty || chosenTab != nil else { return }
    let visible = visibleTabs
    if chosenTab.map({ chosen in visible.contains { $0 === chosen.root } }) != true {
      chosenTab = visible.first.map(leaf)
    }
    tabBar.items = visible.map(\.item)
    showChosenTab()
  }

  /// Called when a group has another selected child.
  func selectionDidChange(in group: UITabGroup) {
    guard chosenTab?.root === group.root else { return }
    chosenTab = leaf(group.root)
    showChosenTab()
  }

  /// Returns the child that a tab shows, through all groups.
  private func leaf(_ tab: UITab) -> UITab {
    guard let group = tab as? UITabGroup, !group.hasProvider || group.selectedChild != nil,
      let child = group.effectiveChild
    else { return tab }
    return leaf(child)
  }

  private func choose(_ tab: UITab) {
    var child = tab
    chosenTab = nil
    while let group = child.parent {
      group.selectedChild = child
      child = group
    }
    chosenTab = leaf(tab)
    showChosenTab()
  }

  /// Adds the controller of the selected tab, which is created now if need be.
  private func showChosenTab() {
    tabBar.selectedItem = chosenTab?.root.item
    guard let controller = chosenTab?.root.shownController else {
      selected = nil
      showSelected()
      return
    }
    let loaded = tabList.filter { $0.isLoaded || $0 === chosenTab?.root }
    for old in list where old !== controller && !loaded.contains(where: { $0.shownController === old }) {
      old.willMove(toParent: nil)
      if old === shown {
        old.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      old.removeFromParent()
      list.removeAll { $0 === old }
    }
    if !list.contains(controller) {
      addChild(controller)
      list.append(controller)
      controller.didMove(toParent: self)
    }
    selected = controller
    showSelected()
  }

  private func tab(of item: UITabBarItem) -> UITab? { tabList.first { $0.item === item } }

  // MARK: Accessory

  private var accessoryView: TabAccessoryView?

  /// A view above the tab bar; nil, the default, for none. Setting it does not animate.
  open var bottomAccessory: UITabAccessory? {
    get { accessoryView?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Replaces the view above the tab bar, which fades in or out if `animated` is true.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== accessoryView?.accessory else { return }
    let old = accessoryView
    accessoryView = bottomAccessory.map { TabAccessoryView($0) }
    addAccessory()
    let new = accessoryView
    guard animated, viewIfLoaded?.window != nil else {
      old?.removeFromSuperview()
      viewIfLoaded?.setNeedsLayout()
      return
    }
    layOutBar()
    UIView.performWithoutAnimation { new?.alpha = 0 }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
      new?.alpha = 1
      old?.alpha = 0
      viewIfLoaded?.layoutIfNeeded()
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  private func addAccessory() {
    if let accessoryView, let view = viewIfLoaded { view.insertSubview(accessoryView, belowSubview: tabBar) }
  }

  /// The height in points that the accessory takes above the bar.
  private var accessoryHeight: CGFloat { accessoryView == nil ? 0 : TabAccessoryView.height + TabAccessoryView.gap }

  // MARK: Controllers

  /// The controllers, one for each tab; with `tabs` those of all tabs, which are created now. Setting it removes `tabs`
  /// and does not animate.
  open var viewControllers: [UIViewController]? {
    get { tabList.isEmpty ? list : tabList.compactMap(\.shownController) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected, or else the first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in tabList { tab.setTabBarController(nil) }
    tabList = []
    chosenTab = nil
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

  private(set) var selected: UIViewController?

  /// The controller that is shown. Must be one of `viewControllers`; others are ignored. Setting it does not call the
  /// delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      if let newValue, !tabList.isEmpty {
        if let tab = tabList.first(where: { $0.shownController === newValue }) { choose(tab) }
        return
      }
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
    get {
      if let root = chosenTab?.root { return visibleTabs.firstIndex(of: root) ?? NSNotFound }
      return selected.flatMap { list.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      if !tabList.isEmpty {
        let visible = visibleTabs
        if visible.indices.contains(newValue) { choose(visible[newValue]) }
      } else if list.indices.contains(newValue) {
        selectedViewController = list[newValue]
      }
    }
  }

  private func controller(of item: UITabBarItem) -> UIViewController? { list.first { $0.tabBarItem === item } }

  private func mayChoose(_ item: UITabBarItem) -> Bool {
    if let tab = tab(of: item) { return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true }
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  private func choose(_ item: UITabBarItem) {
    let previousTab = chosenTab
    let tab = tab(of: item)
    if let tab, tab !== previousTab?.root { choose(tab) }
    guard let controller = tab == nil ? controller(of: item) : selected else { return }
    if controller === selected, tab == nil || tab === previousTab?.root {
      // A tab that is shown already returns to its first controller, or to the top of its content.
      if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
        navigation.popToRootViewController(animated: true)
      } else if let scrollView = (controller as? UINavigationController)?.trackedScrollView
        ?? controller.scrollViewUnderBar(of: container)
      {
        scrollView.setContentOffset(
          CGPoint(x: scrollView.contentOffset.x, y: scrollView.verticalRange.lowerBound), animated: true)
      }
    } else if tab == nil {
      selectedViewController = controller
    }
    if let chosenTab, tab != nil {
      (chosenTab as? UISearchTab)?.activateSearch()
      delegate?.tabBarController(self, didSelectTab: chosenTab, previousTab: previousTab)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Selects the controller that was shown before a transition that was cancelled.
  func takeBackSelection(to controller: UIViewController) {
    selected = controller
    chosenTab = tabList.first { $0.shownController === controller }.map(leaf)
    tabBar.selectedItem = chosenTab?.root.item ?? controller.tabBarItem
  }

  private func showSelected() {
    guard isViewLoaded, shown !== selected else { return }
    guard view.window != nil else {
      view.setNeedsLayout()
      return
    }
    // After a transition in progress the controller that is selected by then is shown.
    if controllerState.transition == nil { replaceShown() }
  }

  func place() {
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

  open override dynamic func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shown !== selected, view.window != nil, controllerState.transition == nil { place() }
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
    if let accessoryView {
      let width = min(max(0, view.bounds.width - 32), 720)
      accessoryView.frame = CGRect(
        x: (view.bounds.width - width) / 2,
        y: (isHidden ? view.bounds.height - view.safeAreaInsets.bottom : tabBar.frame.minY) - accessoryHeight,
        width: width, height: TabAccessoryView.height)
    }
    if let shown {
      cover(shown)
      if controllerState.transition == nil { shown.viewIfLoaded?.frame = container.bounds }
      shown.viewIfLoaded?.updateSafeArea()
    }
  }

  func cover(_ controller: UIViewController) {
    controller.controllerState.barInsets.bottom = (hidesBar ? 0 : UITabBar.contentHeight) + accessoryHeight
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
