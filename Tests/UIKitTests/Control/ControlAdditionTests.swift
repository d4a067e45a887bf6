import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite(.serialized) struct ControlAdditionTests {
  @MainActor private final class Receiver: NSObject {
    var count = 0
    func press(_ sender: Any?) { count += 1 }
  }

  @Test func aSystemButtonWithAPictureCallsItsTarget() {
    let receiver = Receiver()
    let button = UIButton.systemButton(
      with: .add, target: receiver, action: Selector("press:", Receiver.press(_:)))
    #expect(button.buttonType == .roundedRect && button.currentImage != nil && button.bounds.width > 0)
    button.sendActions(for: .primaryActionTriggered)
    #expect(receiver.count == 1)
  }

  @Test func aButtonFollowsThePointer() {
    Stage.run(size: CGSize(width: 300, height: 300), scale: 1) { stage in
      var updates: [Bool] = []
      var suggested: UIPointerShape?
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      button.configurationUpdateHandler = { updates.append($0.isHovered) }
      button.pointerStyleProvider = { _, effect, shape in
        suggested = shape
        return UIPointerStyle(effect: effect)
      }
      #expect(button.isPointerInteractionEnabled && button.interactions.count == 1)
      stage.window.addSubview(button)
      stage.pacer.advance(by: 0.1)
      stage.surface.hover(at: CGPoint(x: 120, y: 120))
      stage.pacer.advance(by: 0.5)
      #expect(button.isHovered && updates.last == true)
      if case .roundedRect(let rect, _)? = suggested {
        #expect(rect == button.bounds)
      } else {
        Issue.record("no shape")
      }
      stage.surface.hover(at: CGPoint(x: 10, y: 10))
      stage.pacer.advance(by: 0.5)
      #expect(!button.isHovered && updates.last == false)
      button.configurationUpdateHandler = nil
      button.pointerStyleProvider = nil
      button.isPointerInteractionEnabled = false
      #expect(button.interactions.isEmpty && (button.gestureRecognizers ?? []).isEmpty)
    }
  }

  @Test func aProgressViewFollowsAnOperation() {
    Stage.run(size: CGSize(width: 300, height: 300), scale: 1) { stage in
      let progress = Progress(totalUnitCount: 4)
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
      stage.window.addSubview(view)
      progress.completedUnitCount = 1
      view.observedProgress = progress
      #expect(view.progress == 0.25)
      progress.completedUnitCount = 3
      stage.pacer.advance(by: 0.3)
      #expect(view.progress == 0.75)
      view.progress = 0.1
      #expect(view.observedProgress == nil)
      progress.completedUnitCount = 4
      stage.pacer.advance(by: 0.3)
      #expect(view.progress == 0.1)
      // A finished operation is shown once.
      view.observedProgress = progress
      #expect(view.progress == 1)
    }
  }

  @Test func aPageControlShowsADeferredPageWhenItIsUpdated() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 3
    control.layoutIfNeeded()
    func bright() -> [Int] {
      control.layoutIfNeeded()
      let dots = control.subviews.compactMap { $0 as? UIImageView }.sorted { $0.center.x < $1.center.x }
      return dots.indices.filter { dots[$0].tintColor == .label }
    }
    #expect(bright() == [0])
    control.defersCurrentPageDisplay = true
    control.currentPage = 2
    #expect(bright() == [0])
    control.updateCurrentPageDisplay()
    #expect(bright() == [2])
    control.direction = .rightToLeft
    #expect(bright() == [0])
    let image = UIImage.add
    control.setCurrentPageIndicatorImage(image, forPage: 2)
    #expect(control.currentPageIndicatorImage(forPage: 2) === image)
    #expect(control.currentPageIndicatorImage(forPage: 1) == nil)
  }

  @Test func aTabBarsAppearancePlacesItsItems() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 60
    look.stackedItemSpacing = 20
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    let buttons = bar.subviews.filter { $0 is TabButton }.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(buttons.map(\.width) == [60, 60])
    #expect(buttons.count == 2 && buttons[1].minX - buttons[0].maxX == 20)
  }

  @Test func titlesOfAnyBarItemHaveAttributes() {
    let items: [UIBarItem] = [UIBarButtonItem(title: "A", style: .bordered, target: nil, action: nil), UITabBarItem()]
    for item in items {
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      #expect(item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
      #expect(item.titleTextAttributes(for: .normal) == nil)
    }
  }
}
