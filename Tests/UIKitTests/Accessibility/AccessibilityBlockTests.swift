import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite struct AccessibilityBlockTests {
  @Test func closuresTakePrecedenceOverSetValues() {
    let view = UIView()
    view.accessibilityLabel = "Set"
    view.accessibilityTraits = .button
    var label: String? = "Asked"
    view.accessibilityLabelBlock = { label }
    view.accessibilityTraitsBlock = { .header }
    view.isAccessibilityElementBlock = { true }
    #expect(view.accessibilityLabel == "Asked")
    #expect(view.accessibilityAttributedLabel?.string == "Set")
    #expect(view.accessibilityTraits == .header)
    #expect(view.isAccessibilityElement)
    label = nil
    #expect(view.accessibilityLabel == nil)
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "Set")
  }

  @Test func aSubclassMayHaveTheClosure() {
    final class Row: UIView {
      override var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { { ["first"] } }
        set {}
      }
    }
    #expect(Row().accessibilityElements as? [String] == ["first"])
    #expect(Row().accessibilityElementCount() == 1)
  }

  @Test func labelsAndButtonsShowTheirTextsEnlarged() {
    let label = UILabel()
    label.text = "Films"
    #expect(label.largeContentTitle == "Films")
    #expect(!label.showsLargeContentViewer)
    label.largeContentTitle = nil
    #expect(label.largeContentTitle == nil)
    let button = UIButton()
    button.setTitle("Play", for: .normal)
    #expect(button.largeContentTitle == "Play")
  }

  @Test func theViewerFindsTheInnermostItemOfItsView() {
    let (view, item, inner) = (UIView(), UIView(), UIView())
    for view in [view, item, inner] { view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    item.frame.size.width = 50
    item.addSubview(inner)
    view.addSubview(item)
    item.showsLargeContentViewer = true
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.item(at: CGPoint(x: 10, y: 10)) === item)
    #expect(interaction.item(at: CGPoint(x: 90, y: 10)) == nil)
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func theCardShowsTitleAndImage() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let item = UIView()
    item.largeContentTitle = "Search"
    let card = LargeContentCard()
    card.show(item, in: holder)
    #expect(card.title == "Search")
    #expect(card.superview === holder)
    #expect(card.frame == CGRect(x: 75, y: 302, width: 240, height: 240))
  }
}
