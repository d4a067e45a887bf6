/// A tab for searching.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisearchtab).
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Whether selecting the tab starts the search of its controller; false by default.
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the system's title and picture.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: UITabBarItem.SystemItem.search.symbol),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  /// Starts the search if it is wanted. Called after the user selected the tab.
  func activateSearch() {
    guard automaticallyActivatesSearch else { return }
    let controller = (viewController as? UINavigationController)?.topViewController ?? viewController
    controller?.navigationItem.searchController?.isActive = true
  }
}
