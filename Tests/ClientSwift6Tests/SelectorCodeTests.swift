import Testing
import UIKit

@MainActor @Suite("Selectors in the Swift 6 mode") struct SelectorCodeTests {
  @Test func pageReceivesItsButtonsAction() {
    let page = SelectorPage()
    let button = UIButton()
    page.connect(button)
    button.sendActions(for: .touchUpInside)
    #expect(page.calls == ["refresh", "choose button", "choose", "load"])
    page.perform(page.late)
    #expect(page.calls.last == "refresh")
  }

  @Test func objectsOffTheMainActorAreCalled() {
    let clock = SelectorClock()
    clock.perform(clock.timer, with: Timer(timeInterval: 1, repeats: false) { _ in })
    #expect(clock.ticks == 1)
    let box = SelectorBox<Int>()
    box.run()
    #expect(box.count == 1)
  }
}
