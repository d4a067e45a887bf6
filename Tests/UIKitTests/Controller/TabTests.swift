import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct TabTests {
  @MainActor private final class Made { var titles: [String] = [] }

  @MainActor private final class Watcher: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused = ""
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
  }

  private func tab(_ name: String, _ made: Made) -> UITab {
    UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) { tab in
      made.titles.append(tab.identifier)
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
  }

  private func tap(_ index: Int, of controller: UITabBarController) {
    let buttons = controller.tabBar.subviews.compactMap { $0 as? TabButton }
    buttons[index].sendActions(for: .primaryActionTriggered)
  }

  @Test func aControllerIsCreatedWhenItsTabIsSelected() {
    Stage.run { stage in
      let made = Made()
      let controller = UITabBarController(tabs: [tab("home", made), tab("news", made), tab("more", made)])
      let watcher = Watcher()
      controller.delegate = watcher
      stage.window.rootViewController = controller
      stage.pacer.advance(by: 0.2)
      #expect(made.titles == ["home"])
      #expect(controller.selectedTab?.identifier == "home")
      #expect(controller.tabBar.items?.map(\.title) == ["Home", "News", "More"])
      tap(1, of: controller)
      #expect(made.titles == ["home", "news"])
      #expect(watcher.log == ["home to news"])
      #expect(controller.selectedViewController?.title == "News")
      #expect(controller.selectedViewController?.tab?.identifier == "news")
      #expect(controller.selectedIndex == 1)
      watcher.refused = "more"
      tap(2, of: controller)
      #expect(controller.selectedTab?.identifier == "news")
      controller.selectedTab = controller.tab(forIdentifier: "home")
      #expect(controller.selectedIndex == 0)
      #expect(made.titles == ["home", "news"])
      #expect(watcher.log.count == 1)
    }
  }

  @Test func aHiddenTabLeavesTheBarAndTheSelectionMoves() {
    Stage.run { stage in
      let made = Made()
      let tabs = [tab("a", made), tab("b", made)]
      let controller = UITabBarController(tabs: tabs)
      stage.window.rootViewController = controller
      stage.pacer.advance(by: 0.2)
      tabs[0].isHidden = true
      #expect(controller.tabBar.items?.count == 1)
      #expect(controller.selectedTab === tabs[1])
      tabs[1].badgeValue = "3"
      #expect(controller.tabBar.items?.first?.badgeValue == "3")
    }
  }

  @Test func aGroupShowsItsSelectedChild() {
    Stage.run { stage in
      let made = Made()
      let group = UITabGroup(
        title: "Library", image: nil, identifier: "library", children: [tab("books", made), tab("films", made)])
      group.defaultChildIdentifier = "films"
      let controller = UITabBarController(tabs: [tab("home", made), group])
      stage.window.rootViewController = controller
      stage.pacer.advance(by: 0.2)
      controller.selectedTab = group
      #expect(controller.selectedTab?.identifier == "films")
      #expect(controller.selectedViewController?.title == "Films")
      controller.selectedTab = controller.tab(forIdentifier: "books")
      #expect(group.selectedChild?.identifier == "books")
      #expect(controller.selectedViewController?.title == "Books")
      #expect(controller.selectedIndex == 1)
      group.selectedChild = group.tab(forIdentifier: "films")
      #expect(controller.selectedTab?.identifier == "films")
    }
  }

  @Test func settingControllersRemovesTheTabs() {
    let made = Made()
    let controller = UITabBarController(tabs: [tab("a", made)])
    let plain = UIViewController()
    controller.viewControllers = [plain]
    #expect(controller.tabs.isEmpty)
    #expect(controller.selectedViewController === plain)
    #expect(controller.selectedTab == nil)
    #expect(controller.children == [plain])
  }

  @Test func anAccessoryIsAboveTheBarAndCoversContent() throws {
    try Stage.run { stage in
      let made = Made()
      let controller = UITabBarController(tabs: [tab("a", made)])
      stage.window.rootViewController = controller
      stage.pacer.advance(by: 0.2)
      let before = try #require(controller.selectedViewController?.view.safeAreaInsets.bottom)
      let content = UIView()
      controller.bottomAccessory = UITabAccessory(contentView: content)
      stage.pacer.advance(by: 0.2)
      let place = content.convert(content.bounds, to: controller.view)
      #expect(place.height == TabAccessoryView.height)
      #expect(place.maxY < controller.tabBar.frame.minY)
      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
      let after = try #require(controller.selectedViewController?.view.safeAreaInsets.bottom)
      #expect(after > before)
      controller.setBottomAccessory(nil, animated: true)
      stage.pacer.advance(by: 1)
      #expect(content.window == nil)
    }
  }
}
