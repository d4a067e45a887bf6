import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("Accessibility: what views say of themselves") struct AccessibilityPropertyTests {
  @Test func plainViewsAreNoElements() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityValue == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityContainerType == .none)
    #expect(view.accessibilityElements == nil && view.accessibilityElementCount() == 0)
    #expect(view.accessibilityUserInputLabels == [])
    #expect(
      !view.accessibilityElementsHidden && !view.accessibilityViewIsModal && !view.shouldGroupAccessibilityChildren)
    #expect(!view.accessibilityRespondsToUserInteraction && !view.accessibilityActivate())
    // Reading created nothing.
    #expect(view.accessibilityState == nil)
  }

  @Test func labelsAreTheirText() {
    let label = UILabel()
    label.text = "Night Train"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Night Train")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Another"
    label.text = "Third"
    #expect(label.accessibilityLabel == "Another")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Third")
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement)
  }

  @Test func attributedTextsAreTheSameTexts() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Ein Zug")
    #expect(view.accessibilityLabel == "Ein Zug")
    view.accessibilityHint = "Opens it"
    #expect(view.accessibilityAttributedHint?.string == "Opens it")
    view.accessibilityAttributedValue = NSAttributedString(string: "5")
    #expect(view.accessibilityValue == "5")
    view.accessibilityLanguage = "de-DE"
    #expect(view.accessibilityLanguage == "de-DE")
  }

  @Test func buttonsSayTitleAndState() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Play")
    #expect(button.accessibilityTraits == .button && button.accessibilityRespondsToUserInteraction)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled] && !button.accessibilityRespondsToUserInteraction)
    button.isEnabled = true
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
    #expect(UIButton(type: .close).accessibilityLabel == "Close")
  }

  @Test func switchesAndSlidersSayTheirValue() {
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0" && toggle.accessibilityTraits == [.button, .toggleButton])
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")

    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    #expect(slider.accessibilityValue == "40%" && slider.accessibilityTraits == .adjustable)
    var sent = 0
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    #expect(slider.value == 5 && sent == 1)
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 3 && sent == 3)

    let progress = UIProgressView()
    progress.progress = 0.25
    #expect(progress.accessibilityValue == "25%" && progress.accessibilityTraits == .updatesFrequently)
  }

  @Test func textFieldsSayTextOrPlaceholder() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
    field.text = "Otter"
    #expect(field.accessibilityValue == "Otter")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••••")
    #expect(UISearchTextField().accessibilityTraits.contains(.searchField))
  }

  @Test func segmentsAreElements() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    #expect(!control.isAccessibilityElement && control.accessibilityElementCount() == 2)
    let week = try #require(control.accessibilityElement(at: 1) as? UIAccessibilityElement)
    #expect(week.accessibilityLabel == "Week" && week.accessibilityValue == "2 of 2")
    #expect(week.accessibilityTraits == [.button, .selected])
    #expect(control.index(ofAccessibilityElement: week) == 1)
    #expect(control.index(ofAccessibilityElement: UIView()) == NSNotFound)
    let day = try #require(control.accessibilityElement(at: 0) as? UIAccessibilityElement)
    #expect(day.accessibilityActivate() && control.selectedSegmentIndex == 0)
    #expect(control.accessibilityElement(at: 2) == nil)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(week.accessibilityTraits == [.button, .notEnabled])
  }

  final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "Overridden" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(.image) }
      set { super.accessibilityTraits = newValue }
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
  }

  @Test func subclassesOverride() {
    let view = Named()
    view.accessibilityTraits = .link
    view.accessibilityLabel = "ignored"
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Overridden")
    #expect(view.accessibilityTraits == [.link, .image])
  }

  @Test func framesAreTheScreens() {
    Stage.run { stage in
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 30))
      stage.window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.accessibilityFrame == CGRect(x: 15, y: 26, width: 40, height: 30))
      #expect(inner.accessibilityActivationPoint == CGPoint(x: 35, y: 41))
      let element = UIAccessibilityElement(accessibilityContainer: outer)
      #expect(element.isAccessibilityElement)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
      outer.frame.origin.x = 100
      #expect(element.accessibilityFrame.minX == 101)
      element.accessibilityFrame = CGRect(x: 110, y: 30, width: 3, height: 4)
      #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 10, y: 10, width: 3, height: 4))
      inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
      #expect(inner.accessibilityFrame.width == 1)
    }
  }

  @Test func rawValuesAreApples() {
    #expect(UIAccessibilityTraits.header.rawValue == 65536)
    #expect(UIAccessibilityTraits.toggleButton.rawValue == 9_007_199_254_740_992)
    #expect(UIAccessibilityTraits.supportsZoom.rawValue == 70_368_744_177_664)
    #expect(UIAccessibility.Notification.layoutChanged.rawValue == 1001)
    #expect(UIAccessibilityScrollDirection.next.rawValue == 5)
  }
}
