/// A tab with tabs inside, of which it shows the selected one.
///
/// There is no sidebar here, so the user sees the group as one tab. Code selects its children.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabgroup).
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The look of a group in a sidebar. Stored; has no effect: there is no sidebar.
  public enum SidebarAppearance: Int, Sendable {
    case automatic = 0, inline, rootSection
  }

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(child) { child.parent = nil }
      adoptChildren()
      tabBarController?.tabsDidChange()
    }
  }
  /// The identifier of the child that is selected at first; nil, the default, for the first one.
  open var defaultChildIdentifier: String?
  /// The selected child; nil for none. Setting it shows that child if the group is selected.
  open weak var selectedChild: UITab? {
    didSet {
      guard selectedChild !== oldValue else { return }
      tabBarController?.selectionDidChange(in: self)
    }
  }
  /// The navigation controller in which the controllers of group and children are pushed; nil, the default, for none.
  open var managingNavigationController: UINavigationController? {
    get { ownNavigation ?? parent?.managingNavigationController }
    set { ownNavigation = newValue }
  }
  private var ownNavigation: UINavigationController?
  /// The actions of the group in a sidebar; none by default. Stored; has no effect.
  open var sidebarActions: [UIAction] = []
  /// The look of the group in a sidebar. Stored; has no effect.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Whether the user may change the order of the children; false by default. Stored; has no effect.
  open var allowsReordering = false
  /// The identifiers of the children in the order of their display; that of `children` by default.
  open var displayOrderIdentifiers: [String] = []

  /// Creates a group.
  ///
  /// - Parameter viewControllerProvider: creates the controller of the group itself; without one the group shows its
  ///   selected child.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  /// The children in the order of their display.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { tab(directly: $0) }
    return first + children.filter { !first.contains($0) }
  }

  /// Returns the tab with an identifier in the group or the groups inside; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  override func setTabBarController(_ controller: UITabBarController?) {
    super.setTabBarController(controller)
    for child in children { child.setTabBarController(controller) }
  }

  private func tab(directly identifier: String) -> UITab? { children.first { $0.identifier == identifier } }

  private func adoptChildren() {
    for child in children {
      child.parent = self
      child.setTabBarController(tabBarController)
    }
    if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
  }

  /// The child to show: the selected one, the default one, or the first.
  var effectiveChild: UITab? {
    selectedChild ?? defaultChildIdentifier.flatMap { tab(directly: $0) } ?? displayOrder.first { !$0.isHidden }
  }

  /// The group's own controller, or that of its child; with a navigation controller, that one with both on its stack.
  override var shownController: UIViewController? {
    if let ownNavigation {
      let stack = [viewController, effectiveChild?.shownController].compactMap { $0 }
      if ownNavigation.viewControllers.isEmpty || selectedChild !== stackedChild {
        stackedChild = selectedChild
        ownNavigation.setViewControllers(stack, animated: ownNavigation.viewIfLoaded?.window != nil)
      }
      ownNavigation.controllerState.tab = self
      ownNavigation.tabBarItem = item
      return ownNavigation
    }
    if hasProvider, selectedChild == nil { return viewController }
    return effectiveChild?.shownController ?? viewController
  }

  private weak var stackedChild: UITab?
}
