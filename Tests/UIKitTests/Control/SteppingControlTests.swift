import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct SteppingControlTests {
  private func run(_ body: @MainActor (Stage) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2, body)
  }

  @Test func aStepperStepsBetweenItsLimits() {
    run { stage in
      let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
      stepper.maximumValue = 3
      stepper.stepValue = 2
      var values: [Double] = []
      stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
      stage.window.addSubview(stepper)
      #expect(stepper.frame.size == CGSize(width: 94, height: 32))
      for x in [80.0, 80, 80, 20, 20, 20] { stage.surface.tap(at: CGPoint(x: x, y: 25)) }
      #expect(values == [2, 3, 1, 0])
      stepper.wraps = true
      stage.surface.tap(at: CGPoint(x: 20, y: 25))
      #expect(stepper.value == 3)
    }
  }

  @Test func aHeldStepperRepeats() {
    run { stage in
      let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
      stage.window.addSubview(stepper)
      stage.surface.pointerDown(at: CGPoint(x: 80, y: 25))
      stage.pacer.advance(by: 1.2)
      let held = stepper.value
      #expect(held >= 3)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 2)
      #expect(stepper.value == held)
    }
  }

  @Test func aStepperThatIsNotContinuousReportsOnce() {
    run { stage in
      let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
      stepper.isContinuous = false
      var events = 0
      stepper.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      stage.window.addSubview(stepper)
      stage.surface.pointerDown(at: CGPoint(x: 80, y: 25))
      stage.pacer.advance(by: 1.2)
      #expect(events == 0)
      stage.surface.pointerUp()
      #expect(events == 1)
    }
  }

  @Test func aPageControlTurnsOnePageByATapAndManyByADrag() {
    run { stage in
      let pages = UIPageControl(frame: CGRect(x: 100, y: 10, width: 200, height: 30))
      pages.numberOfPages = 6
      var values: [Int] = []
      pages.addAction(UIAction { _ in values.append(pages.currentPage) }, for: .valueChanged)
      stage.window.addSubview(pages)
      stage.window.layoutIfNeeded()
      stage.surface.tap(at: CGPoint(x: 290, y: 25))
      stage.surface.tap(at: CGPoint(x: 290, y: 25))
      stage.surface.tap(at: CGPoint(x: 110, y: 25))
      #expect(values == [1, 2, 1])
      stage.surface.drag(from: CGPoint(x: 200, y: 25), to: CGPoint(x: 400, y: 25))
      #expect(pages.currentPage == 5)
      pages.currentPage = 40
      #expect(pages.currentPage == 5)
      pages.numberOfPages = 2
      #expect(pages.currentPage == 1)
    }
  }

  @Test func arrowsWorkOnTheFocusedControl() {
    run { stage in
      let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
      stage.window.addSubview(stepper)
      stage.window.layoutIfNeeded()
      stage.surface.pressKey(KeyUsage.tab)
      stage.pacer.advance(by: 0.1)
      #expect(stepper.isFocused)
      stage.surface.pressKey(KeyUsage.rightArrow)
      stage.surface.pressKey(KeyUsage.rightArrow)
      stage.surface.pressKey(KeyUsage.leftArrow)
      #expect(stepper.value == 1)
    }
  }
}
