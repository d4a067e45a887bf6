import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct NavigationTitleTests {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test func aSubtitleIsBelowTheTitle() throws {
    try Stage.run { stage in
      let page = UIViewController()
      page.navigationItem.title = "Inbox"
      page.navigationItem.subtitle = "12 unread"
      let navigation = UINavigationController(rootViewController: page)
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.2)
      let found = labels(navigation.navigationBar).filter { !$0.isHidden }
      let title = try #require(found.first { $0.text == "Inbox" && $0.superview === navigation.navigationBar })
      let subtitle = try #require(found.first { $0.text == "12 unread" && $0.superview === navigation.navigationBar })
      #expect(subtitle.frame.minY >= title.frame.maxY - 1)
      #expect(abs(subtitle.frame.midX - title.frame.midX) <= 1)
      #expect(title.frame.minY >= 0)
      #expect(subtitle.frame.maxY <= 44)
    }
  }

  @Test func aLargeTitleHasTextsOfItsOwn() {
    Stage.run { stage in
      let page = UIViewController()
      page.navigationItem.title = "Inbox"
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.2)
      let height = navigation.navigationBar.largeTitleHeight
      page.navigationItem.largeTitle = "All Messages"
      page.navigationItem.largeSubtitle = "Updated now"
      stage.pacer.advance(by: 0.2)
      #expect(navigation.navigationBar.largeTitleHeight == height + NavigationBarContent.largeSubtitleHeight)
      let texts = labels(navigation.navigationBar).compactMap(\.text)
      #expect(texts.contains("All Messages"))
      #expect(texts.contains("Updated now"))
    }
  }

  @Test func aBadgeIsAtTheCornerOfItsButton() throws {
    try Stage.run { stage in
      let page = UIViewController()
      let item = UIBarButtonItem(systemItem: .compose)
      item.badge = .count(7)
      page.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController(rootViewController: page)
      stage.window.rootViewController = navigation
      stage.pacer.advance(by: 0.2)
      let badge = try #require(labels(navigation.navigationBar).first { $0 is BarBadgeLabel })
      #expect(badge.text == "7")
      #expect(badge.frame.width >= 16)
      item.badge = .indicator()
      stage.pacer.advance(by: 0.2)
      let dot = try #require(labels(navigation.navigationBar).first { $0 is BarBadgeLabel })
      #expect(dot.frame.size == CGSize(width: 9, height: 9))
      item.badge = nil
      stage.pacer.advance(by: 0.2)
      #expect(!labels(navigation.navigationBar).contains { $0 is BarBadgeLabel })
    }
  }

  @Test func prominentIsTheNewNameOfDone() {
    #expect(UIBarButtonItem.Style.prominent == .done)
    #expect(UIButton.Configuration.glass() == .glass())
    #expect(UIButton.Configuration.glass().background.visualEffect is UIGlassEffect)
  }
}
