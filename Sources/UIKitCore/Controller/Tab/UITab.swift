/// A tab of a tab bar controller, with the controller that it shows.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitab).
@preconcurrency @MainActor open class UITab: NSObject {
  /// The place of a tab in an arrangement that the user can change. Stored; has no effect: tabs have a fixed order.
  public enum Placement: Int, Sendable {
    case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The name by which the app finds the tab.
  public let identifier: String
  /// The title of the tab.
  open var title: String { didSet { updateItem() } }
  /// The text below the title in a sidebar; nil by default. Stored; has no effect: there is no sidebar.
  open var subtitle: String?
  /// The picture; nil for none.
  open var image: UIImage? { didSet { updateItem() } }
  /// A short text in a red capsule; nil, the default, for none.
  open var badgeValue: String? { didSet { updateItem() } }
  /// A value of the app's own; nil by default.
  open var userInfo: Any?
  /// A name that identifies the tab in tests; nil by default.
  open var accessibilityIdentifier: String? { didSet { updateItem() } }
  /// Whether the tab can be selected; true by default.
  open var isEnabled = true { didSet { updateItem() } }
  /// Whether the tab bar leaves the tab out; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
  /// Whether the tab is hidden until the user shows it; false by default. Stored; has no effect.
  open var isHiddenByDefault = false
  /// Whether the user may hide the tab; false by default. Stored; has no effect.
  open var allowsHiding = false
  /// Whether a drag that is held over the tab selects it; true by default. Stored; has no effect: the bar's
  /// `isSpringLoaded` decides.
  open var isSpringLoaded = true
  /// The preferred place. Stored; has no effect: tabs have a fixed order.
  open var preferredPlacement = Placement.automatic
  /// Whether the tab has a place in the bar.
  open var hasVisiblePlacement: Bool { !isHidden && parent == nil && preferredPlacement != .sidebarOnly }

  /// The tab bar controller that shows the tab or its group; nil for none.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that contains the tab; nil for none.
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// The button in the bar.
  let item = UITabBarItem()

  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: creates the controller when the tab is first selected, or when
  ///   `viewController` is read.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    updateItem()
  }

  /// The controller of the tab, created on first access; nil without a provider.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let controller = provider?(self) else { return nil }
    controller.controllerState.tab = self
    controller.tabBarItem = item
    made = controller
    return controller
  }

  /// Whether the controller has been created.
  var isLoaded: Bool { made != nil }
  var hasProvider: Bool { provider != nil }

  /// The controller to show while the tab is selected; nil for none.
  var shownController: UIViewController? { viewController }

  /// The tab or its group that has a place in the bar.
  var root: UITab { parent?.root ?? self }

  private func updateItem() {
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = accessibilityIdentifier
  }

  /// Sets the controller that shows the tab; a group passes it on.
  func setTabBarController(_ controller: UITabBarController?) { tabBarController = controller }

  private func visibilityDidChange() { tabBarController?.tabsDidChange() }
}

extension UIViewController {
  /// The tab whose controller this or one of its ancestors is; nil for none.
  public var tab: UITab? { controllerState.tab ?? parentReference?.tab }
}
