import Testing
import UIKit

@MainActor struct TabBarCustomizingTests {
  @Test func theDelegateIsNotifiedOfCustomizing() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = [UITabBarItem(title: "Films", image: nil, tag: 1)]
    #expect(!bar.endCustomizing(animated: false))
    #expect(delegate.messages.isEmpty)
    bar.beginCustomizingItems(bar.items ?? [])
    #expect(bar.isCustomizing)
    bar.beginCustomizingItems([])
    #expect(!bar.endCustomizing(animated: true))
    #expect(!bar.isCustomizing)
    #expect(
      delegate.messages == ["will begin 1 false", "did begin 1 true", "will end false true", "did end false false"])
  }

  private final class Delegate: NSObject, UITabBarDelegate {
    var messages: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      messages.append("will begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      messages.append("did begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      messages.append("will end \(changed) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      messages.append("did end \(changed) \(tabBar.isCustomizing)")
    }
  }
}
