import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite struct BarBackgroundTests {
  @Test func picturesOfBarsAreByPositionAndMetrics() {
    let bar = UINavigationBar()
    let image = UIImage()
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) == nil)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
    let toolbar = UIToolbar()
    toolbar.setBackgroundImage(image, forToolbarPosition: .bottom, barMetrics: .default)
    toolbar.setShadowImage(image, forToolbarPosition: .any)
    #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === image)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
    #expect(toolbar.shadowImage(forToolbarPosition: .any) === image)
  }

  @Test func looksOfBarButtonsAreKept() {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let image = UIImage()
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -500, vertical: 0), for: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -500)
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
  }

  @Test func groupsOfItemsAreTheBarsItems() {
    let item = UINavigationItem(title: "Films")
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    item.trailingItemGroups = [.fixedGroup(items: [first]), .fixedGroup(items: [second])]
    #expect(item.rightBarButtonItems?.map { $0 === second } == [true, false])
    #expect(item.trailingItemGroups.first?.barButtonItems.first === first)
  }

  @Test func aTabBarControllerCanReceiveChoices() {
    final class Tabs: UITabBarController {
      var chosen: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title ?? "") }
    }
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    _ = tabs.view
    if let item = tabs.viewControllers?.last?.tabBarItem { tabs.tabBar.didSelect?(item) }
    #expect(tabs.chosen == ["Two"] && tabs.selectedIndex == 1)
  }
}
