import Testing
import UIKit

@MainActor struct TextContainerObservationTests {
  @Test func containersAnnounceTheirChanges() {
    let container = NSTextContainer(size: CGSize(width: 10, height: 20))
    var sizes: [CGFloat] = []
    var lines: [Int] = []
    let size = container.observe(\.size, options: [.initial, .new]) { container, _ in sizes.append(container.size.width)
    }
    let limit = container.observe(\.maximumNumberOfLines, options: [.old, .new]) { _, change in
      lines += [change.oldValue, change.newValue].compactMap { $0 }
    }
    container.size.width = 30
    container.size.width = 30
    container.maximumNumberOfLines = 2
    #expect(sizes == [10, 30] && lines == [0, 2])
    size.invalidate()
    limit.invalidate()
    container.size.width = 40
    #expect(sizes.count == 2)
  }

  @Test func itemsOfBarsAnnounceTheirChanges() {
    let (item, navigation, tab) = (UIBarButtonItem(), UINavigationItem(title: "a"), UITabBarItem())
    var changes: [String] = []
    let observations = [
      item.observe(\.isEnabled, options: [.new]) { changes.append("\($1.newValue ?? true)") },
      navigation.observe(\.title, options: [.new]) { item, _ in changes.append(item.title ?? "") },
      tab.observe(\.badgeValue) { item, _ in changes.append(item.badgeValue ?? "none") },
    ]
    item.isEnabled = false
    item.title = "other"
    navigation.title = "b"
    tab.badgeValue = "3"
    #expect(changes == ["false", "b", "3"])
    observations.forEach { $0.invalidate() }
    tab.badgeValue = nil
    #expect(changes.count == 3)
  }
}
