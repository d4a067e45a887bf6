import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Rows that scroll as in a list.
@MainActor final class RowsGallery: UIViewController {
  let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 40 * 44)
    view.addSubview(scroll)
    for index in 0..<40 {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * 44, width: 300, height: 44))
      label.text = "Row \(index + 1)"
      let line = UIView(frame: CGRect(x: 16, y: CGFloat(index + 1) * 44 - 0.5, width: 374, height: 0.5))
      line.backgroundColor = .separator
      scroll.addSubview(label)
      scroll.addSubview(line)
    }
  }

  static func inNavigation(large: Bool, search: Bool = false) -> UINavigationController {
    let first = UIViewController()
    first.title = "Library"
    let rows = RowsGallery()
    rows.title = "Albums"
    rows.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add), UIBarButtonItem(barButtonSystemItem: .edit),
    ]
    rows.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .action), .flexibleSpace(), UIBarButtonItem(title: "Middle"),
      .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .trash),
    ]
    if search {
      let controller = UISearchController(searchResultsController: nil)
      controller.searchBar.placeholder = "Artists and albums"
      rows.navigationItem.searchController = controller
      rows.navigationItem.hidesSearchBarWhenScrolling = false
    }
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = large
    navigation.pushViewController(rows, animated: false)
    return navigation
  }

  static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    let titles = [
      ("Listen", "play"), ("Browse", "square.grid.2x2"), ("Library", "folder"), ("Search", "magnifyingglass"),
    ]
    tabs.viewControllers = titles.enumerated().map { index, pair in
      let controller: UIViewController = index == 0 ? RowsGallery.inNavigation(large: true) : UIViewController()
      controller.tabBarItem = UITabBarItem(title: pair.0, image: UIImage(systemName: pair.1), tag: index)
      if index == 2 { controller.tabBarItem.badgeValue = "3" }
      return controller
    }
    return tabs
  }
}
