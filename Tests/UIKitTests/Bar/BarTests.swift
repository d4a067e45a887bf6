import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct BarTests {
  private func run(_ body: @MainActor (Stage) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 700), scale: 2, body)
  }

  /// A controller with content to scroll.
  @MainActor private final class List: UIViewController {
    let scroll = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 400, height: 3000)
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
    }
  }

  private func show(_ stage: Stage, _ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.pacer.advance(by: 0.2)
  }

  // MARK: Large titles

  @Test func aLargeTitleCollapsesWithTheContentAndComesBack() {
    run { stage in
      let list = List()
      list.title = "Albums"
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      show(stage, navigation)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(list.scroll.contentOffset.y == -96)
      #expect(list.scroll.adjustedContentInset.top == 96)
      #expect(navigation.navigationBar.isAtScrollEdge)
      list.scroll.contentOffset.y = -70
      stage.pacer.advance(by: 0.1)
      #expect(navigation.navigationBar.frame.height == 70)
      #expect(list.scroll.adjustedContentInset.top == 70)
      list.scroll.contentOffset.y = 300
      stage.pacer.advance(by: 0.1)
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(list.scroll.contentOffset.y == 300)
      #expect(!navigation.navigationBar.isAtScrollEdge)
      list.scroll.setContentOffset(CGPoint(x: 0, y: -96), animated: true)
      stage.pacer.advance(by: 1)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(list.scroll.contentOffset.y == -96)
    }
  }

  @Test func aBarIsNotLeftHalfOpenByADrag() {
    run { stage in
      let list = List()
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      show(stage, navigation)
      stage.surface.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 360), duration: 0.5, rest: 0.3)
      stage.pacer.advance(by: 3)
      #expect(list.scroll.contentOffset.y == -44)
      stage.surface.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 425), duration: 0.5, rest: 0.3)
      stage.pacer.advance(by: 3)
      #expect(list.scroll.contentOffset.y == -44)
      stage.surface.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 450), duration: 0.5, rest: 0.3)
      stage.pacer.advance(by: 3)
      #expect(list.scroll.contentOffset.y == -96)
    }
  }

  @Test func aWheelsNotchOpensOrClosesTheBarWholly() {
    run { stage in
      let list = List()
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      show(stage, navigation)
      list.scroll.contentOffset.y = -90
      stage.pacer.advance(by: 0.1)
      for (notches, offset) in [(0.3, CGFloat(-44)), (-0.3, -96)] {
        stage.surface.scrollWheel(by: CGVector(dx: 0, dy: notches), at: CGPoint(x: 200, y: 400))
        stage.pacer.advance(by: 1)
        #expect(list.scroll.contentOffset.y == offset)
      }
    }
  }

  @Test(arguments: [
    (UINavigationItem.LargeTitleDisplayMode.never, CGFloat(44)), (.always, 96), (.automatic, 96),
  ])
  func itemsDecideAboutLargeTitles(mode: UINavigationItem.LargeTitleDisplayMode, height: CGFloat) {
    run { stage in
      let list = List()
      list.navigationItem.largeTitleDisplayMode = mode
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      show(stage, navigation)
      #expect(navigation.navigationBar.frame.height == height)
    }
  }

  @Test func automaticGoesOnAsTheTitleBefore() {
    run { stage in
      let first = List()
      first.navigationItem.largeTitleDisplayMode = .never
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = true
      show(stage, navigation)
      navigation.pushViewController(List(), animated: false)
      stage.pacer.advance(by: 0.2)
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  // MARK: Search

  @MainActor private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.isActive ? "on" : "off") \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
  }

  @Test func aSearchControllerStandsUnderTheTitleAndHidesItWhileSearching() {
    run { stage in
      let updater = Updater()
      let list = List()
      list.title = "Albums"
      let results = UIViewController()
      let search = UISearchController(searchResultsController: results)
      search.searchResultsUpdater = updater
      search.delegate = updater
      list.navigationItem.searchController = search
      list.navigationItem.hidesSearchBarWhenScrolling = false
      let navigation = UINavigationController(rootViewController: list)
      show(stage, navigation)
      let bar = navigation.navigationBar
      #expect(bar.frame.height == 96)
      stage.surface.tap(at: CGPoint(x: 200, y: 65))
      stage.pacer.advance(by: 0.5)
      #expect(search.isActive)
      #expect(bar.frame.height == 60, "title and buttons are gone")
      #expect(search.searchBar.showsCancelButton)
      #expect(results.viewIfLoaded?.window == nil)
      search.searchBar.text = "blue"
      stage.pacer.advance(by: 0.1)
      #expect(results.view.window != nil)
      search.isActive = false
      stage.pacer.advance(by: 0.5)
      #expect(bar.frame.height == 96)
      #expect(results.view.window == nil)
      #expect(search.searchBar.text == "")
      #expect(updater.log == ["will present", "on ", "on blue", "did dismiss", "off "])
    }
  }

  @Test func theSearchBarGoesFirstWhenTheContentScrolls() {
    run { stage in
      let list = List()
      list.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      show(stage, navigation)
      let bar = navigation.navigationBar
      #expect(bar.frame.height == 148)
      list.scroll.contentOffset.y = -96
      stage.pacer.advance(by: 0.1)
      #expect(bar.parts.search.height == 0)
      #expect(bar.parts.large.height == 52)
      list.scroll.contentOffset.y = 10
      stage.pacer.advance(by: 0.1)
      #expect(bar.frame.height == 44)
    }
  }

  @Test func scopesTellTheirDelegate() {
    @MainActor final class Ear: NSObject, UISearchBarDelegate {
      var scopes: [Int] = []
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        scopes.append(selectedScope)
      }
    }
    run { stage in
      let ear = Ear()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      bar.scopeButtonTitles = ["All", "Albums"]
      bar.delegate = ear
      stage.window.addSubview(bar)
      bar.showsScopeBar = true
      stage.window.layoutIfNeeded()
      #expect(bar.intrinsicContentSize.height == 100)
      stage.surface.tap(at: CGPoint(x: 300, y: 76))
      #expect(ear.scopes == [1])
      #expect(bar.selectedScopeButtonIndex == 1)
    }
  }

  // MARK: Toolbars

  @Test func theToolbarShowsTheTopControllersItems() {
    run { stage in
      var taps: [String] = []
      let list = List()
      list.toolbarItems = [
        UIBarButtonItem(title: "One", primaryAction: UIAction(title: "One") { _ in taps.append("one") }),
        .flexibleSpace(),
        UIBarButtonItem(title: "Two", primaryAction: UIAction(title: "Two") { _ in taps.append("two") }),
      ]
      let navigation = UINavigationController(rootViewController: list)
      show(stage, navigation)
      #expect(list.view.safeAreaInsets.bottom == 0)
      navigation.setToolbarHidden(false, animated: false)
      stage.pacer.advance(by: 0.1)
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 656, width: 400, height: 44))
      #expect(list.view.safeAreaInsets.bottom == 44)
      stage.surface.tap(at: CGPoint(x: 30, y: 678))
      stage.surface.tap(at: CGPoint(x: 370, y: 678))
      #expect(taps == ["one", "two"])
      let other = UIViewController()
      other.hidesBottomBarWhenPushed = true
      navigation.pushViewController(other, animated: false)
      stage.pacer.advance(by: 0.1)
      #expect(other.view.safeAreaInsets.bottom == 0)
    }
  }

  @Test func aBarButtonWithAMenuOpensIt() {
    run { stage in
      let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in }]))
      let list = List()
      list.navigationItem.rightBarButtonItem = item
      show(stage, UINavigationController(rootViewController: list))
      stage.surface.tap(at: CGPoint(x: 370, y: 22))
      stage.pacer.advance(by: 0.5)
      #expect(stage.window.subviews.contains { $0 is MenuOverlay })
    }
  }

  // MARK: Appearance

  @Test func backgroundsFollowTheContentAndTheAppearances() {
    run { stage in
      let list = List()
      let navigation = UINavigationController(rootViewController: list)
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      look.titleTextAttributes = [.foregroundColor: UIColor.green]
      navigation.navigationBar.standardAppearance = look
      show(stage, navigation)
      let copy = look.copy() as? UINavigationBarAppearance
      #expect(copy?.backgroundColor == .red)
      #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .green)
      #expect(navigation.navigationBar.currentAppearance === look)
      let edge = UINavigationBarAppearance()
      list.navigationItem.scrollEdgeAppearance = edge
      #expect(navigation.navigationBar.currentAppearance === edge)
      list.scroll.contentOffset.y = 200
      stage.pacer.advance(by: 0.1)
      #expect(navigation.navigationBar.currentAppearance === look)
    }
  }

  // MARK: Tabs

  @MainActor private final class Chooser: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var forbidden: UIViewController?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      viewController !== forbidden
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append(viewController.title ?? "")
    }
  }

  @Test func tabsShowTheirControllers() {
    run { stage in
      let controllers = ["One", "Two", "Three"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      let chooser = Chooser()
      chooser.forbidden = controllers[2]
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      tabs.delegate = chooser
      show(stage, tabs)
      #expect(tabs.selectedIndex == 0)
      #expect(controllers[0].view.window != nil)
      #expect(controllers[0].view.safeAreaInsets.bottom == 49)
      #expect(controllers[0].tabBarController === tabs)
      stage.surface.tap(at: CGPoint(x: 200, y: 675))
      stage.pacer.advance(by: 0.2)
      #expect(tabs.selectedViewController === controllers[1])
      #expect(controllers[0].view.window == nil)
      stage.surface.tap(at: CGPoint(x: 340, y: 675))
      stage.pacer.advance(by: 0.2)
      #expect(tabs.selectedIndex == 1, "the delegate forbade it")
      #expect(chooser.log == ["Two"])
      tabs.selectedIndex = 2
      stage.pacer.advance(by: 0.2)
      #expect(controllers[2].view.window != nil)
      #expect(chooser.log == ["Two"])
      tabs.selectedIndex = 9
      #expect(tabs.selectedIndex == 2)
    }
  }

  @Test func theShownTabAgainGoesBackToItsFirstScreen() {
    run { stage in
      let list = List()
      let navigation = UINavigationController(rootViewController: list)
      navigation.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      show(stage, tabs)
      navigation.pushViewController(UIViewController(), animated: false)
      stage.pacer.advance(by: 0.2)
      stage.surface.tap(at: CGPoint(x: 100, y: 675))
      stage.pacer.advance(by: 1)
      #expect(navigation.viewControllers == [list])
      list.scroll.contentOffset.y = 400
      stage.pacer.advance(by: 0.1)
      stage.surface.tap(at: CGPoint(x: 100, y: 675))
      stage.pacer.advance(by: 1)
      #expect(list.scroll.contentOffset.y == -44)
    }
  }

  @Test func aPushedControllerHidesTheTabs() {
    run { stage in
      let navigation = UINavigationController(rootViewController: List())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      show(stage, tabs)
      let detail = UIViewController()
      detail.hidesBottomBarWhenPushed = true
      navigation.pushViewController(detail, animated: true)
      stage.pacer.advance(by: 1)
      #expect(tabs.tabBar.isHidden)
      navigation.popViewController(animated: true)
      stage.pacer.advance(by: 1)
      #expect(!tabs.tabBar.isHidden)
    }
  }
}
