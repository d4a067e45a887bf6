import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct ControlTests {
  private func run(_ body: @MainActor (Stage) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2, body)
  }

  private func tap(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.surface.pointerDown(at: CGPoint(x: x, y: y))
    stage.surface.pointerUp()
  }

  @Test func aSwitchTogglesByTapsAndReportsThoseOnly() {
    run { stage in
      let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
      var values: [Bool] = []
      toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
      stage.window.addSubview(toggle)
      stage.window.layoutIfNeeded()
      #expect(toggle.frame.size == CGSize(width: 51, height: 31))
      toggle.isOn = true
      tap(stage, 40, 35)
      tap(stage, 40, 35)
      toggle.isEnabled = false
      tap(stage, 40, 35)
      #expect(values == [false, true])
    }
  }

  @Test func aSliderFollowsItsThumb() {
    run { stage in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
      slider.maximumValue = 100
      var values: [Float] = []
      slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
      stage.window.addSubview(slider)
      stage.window.layoutIfNeeded()
      tap(stage, 150, 15)
      #expect(slider.value == 0, "only the thumb is taken hold of")
      stage.surface.pointerDown(at: CGPoint(x: 14, y: 15))
      stage.surface.pointerMove(to: CGPoint(x: 114, y: 15))
      stage.surface.pointerMove(to: CGPoint(x: 900, y: 15))
      stage.surface.pointerUp()
      #expect(values == [50, 100])
      slider.value = 1000
      #expect(slider.value == 100)
    }
  }

  @Test func segmentsAreChosen() {
    run { stage in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      var values: [Int] = []
      control.addAction(UIAction { _ in values.append(control.selectedSegmentIndex) }, for: .valueChanged)
      stage.window.addSubview(control)
      stage.window.layoutIfNeeded()
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      tap(stage, 150, 16)
      tap(stage, 160, 16)
      control.setEnabled(false, forSegmentAt: 2)
      tap(stage, 250, 16)
      #expect(values == [1])
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test func segmentsRunTheirActions() {
    run { stage in
      var runs: [String] = []
      let actions = ["One", "Two"].map { title in UIAction(title: title) { runs.append($0.title) } }
      let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
      control.selectedSegmentIndex = 0
      stage.window.addSubview(control)
      stage.window.layoutIfNeeded()
      tap(stage, 150, 16)
      #expect(runs == ["Two"])
      #expect(control.titleForSegment(at: 1) == "Two")
      #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
    }
  }

  @Test func segmentsHaveTheWidthsThatAreSet() {
    run { stage in
      let control = UISegmentedControl(items: ["One", UIImage(systemName: "star") as Any, "Three"])
      #expect(control.imageForSegment(at: 1) != nil)
      control.setWidth(100, forSegmentAt: 0)
      control.setWidth(50, forSegmentAt: 1)
      control.setWidth(50, forSegmentAt: 2)
      #expect(control.intrinsicContentSize == CGSize(width: 200, height: 32))
      control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
      stage.window.addSubview(control)
      stage.window.layoutIfNeeded()
      tap(stage, 90, 16)
      #expect(control.selectedSegmentIndex == 0)
      tap(stage, 110, 16)
      #expect(control.selectedSegmentIndex == 1)
    }
  }

  @Test func aSlidersTrackMakesRoomForPictures() {
    run { stage in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
      slider.minimumValueImage = UIImage(systemName: "minus")
      slider.maximumValueImage = UIImage(systemName: "plus")
      stage.window.addSubview(slider)
      stage.window.layoutIfNeeded()
      let side = slider.minimumValueImage?.size.width ?? 0
      stage.surface.pointerDown(at: CGPoint(x: side + 8 + 14, y: 15))
      stage.surface.pointerMove(to: CGPoint(x: 150, y: 15))
      stage.surface.pointerUp()
      #expect(slider.value == 0.5)
    }
  }
}
