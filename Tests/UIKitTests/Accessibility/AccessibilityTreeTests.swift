import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite("Accessibility: what is on the screen") struct AccessibilityTreeTests {
  @Test func elementsComeInReadingOrder() {
    Stage.run { stage in
      _ = stage.label("last", CGRect(x: 0, y: 100, width: 50, height: 20))
      _ = stage.label("right", CGRect(x: 100, y: 12, width: 50, height: 20))
      _ = stage.label("left", CGRect(x: 0, y: 15, width: 50, height: 20))
      #expect(stage.outline == ["label left", "label right", "label last"])
      stage.window.semanticContentAttribute = .forceRightToLeft
      #expect(stage.outline == ["label right", "label left", "label last"])
    }
  }

  @Test func groupsAreReadTogether() {
    Stage.run { stage in
      for column in 0..<2 {
        let group = UIView(frame: CGRect(x: CGFloat(column) * 100, y: 0, width: 90, height: 100))
        stage.window.addSubview(group)
        for row in 0..<2 {
          let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 40, width: 80, height: 20))
          label.text = "\(column).\(row)"
          group.addSubview(label)
        }
      }
      #expect(stage.outline == ["label 0.0", "label 0.1", "label 1.0", "label 1.1"])
    }
  }

  @Test func invisibleElementsAreLeftOut() {
    Stage.run { stage in
      _ = stage.label("seen", CGRect(x: 0, y: 0, width: 50, height: 20))
      stage.label("hidden", CGRect(x: 0, y: 30, width: 50, height: 20)).isHidden = true
      stage.label("transparent", CGRect(x: 0, y: 60, width: 50, height: 20)).alpha = 0
      _ = stage.label("outside", CGRect(x: 0, y: -30, width: 50, height: 20))
      _ = stage.label("", CGRect(x: 0, y: 90, width: 50, height: 20))
      let silent = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      silent.accessibilityElementsHidden = true
      stage.window.addSubview(silent)
      let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      inside.text = "silent"
      silent.addSubview(inside)
      #expect(stage.outline == ["label seen"])
    }
  }

  @Test func elementsBehindOpaqueViewsAreLeftOut() throws {
    try Stage.run { stage in
      _ = stage.label("behind", CGRect(x: 10, y: 10, width: 50, height: 20))
      _ = stage.label("half behind", CGRect(x: 60, y: 10, width: 100, height: 20))
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      cover.backgroundColor = .white
      stage.window.addSubview(cover)
      #expect(stage.outline == ["label half behind"])
      let node = try #require(stage.node("half behind"))
      #expect(node.frame == CGRect(x: 100, y: 10, width: 60, height: 20))
      cover.alpha = 0.5
      #expect(stage.outline == ["label behind", "label half behind"])
    }
  }

  @Test func modalViewsAreAlone() {
    Stage.run { stage in
      _ = stage.label("outside", CGRect(x: 0, y: 0, width: 50, height: 20))
      let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      sheet.accessibilityViewIsModal = true
      stage.window.addSubview(sheet)
      let label = UILabel(frame: sheet.bounds)
      label.text = "inside"
      sheet.addSubview(label)
      #expect(stage.outline == ["label inside"])
      sheet.isHidden = true
      #expect(stage.outline == ["label outside"])
    }
  }

  @Test func alertsAreAlertsWithNothingAround() throws {
    try Stage.run { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      root.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in }))
      let alert = UIAlertController(title: "Delete it?", message: "It is gone then.", preferredStyle: .alert)
      var chosen = ""
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen = "Delete" })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen = "Cancel" })
      root.present(alert, animated: false)
      stage.pacer.advance(by: 1)
      #expect(
        stage.outline == [
          "alert Delete it?", "  heading Delete it?", "  label It is gone then.", "  button Cancel", "  button Delete",
        ])
      let node = try #require(stage.node("Delete it?"))
      #expect(node.states.contains(.modal) && node.description == "It is gone then.")
      #expect(stage.perform("escape", on: "Delete it?"))
      stage.pacer.advance(by: 1)
      #expect(chosen == "Cancel" && root.presentedViewController == nil)
    }
  }

  @Test func navigationBarsAreToolBars() {
    Stage.run { stage in
      let first = UIViewController()
      first.title = "Albums"
      let second = UIViewController()
      second.title = "Details"
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .refresh, primaryAction: UIAction { _ in })
      let navigation = UINavigationController(rootViewController: first)
      stage.window.rootViewController = navigation
      navigation.pushViewController(second, animated: false)
      stage.pacer.advance(by: 1)
      #expect(stage.outline == ["toolBar ", "  button Albums", "  heading Details", "  button Refresh"])
    }
  }

  @Test func declaredElementsTakeThePlaceOfSubviews() {
    Stage.run { stage in
      let chart = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      stage.window.addSubview(chart)
      let label = UILabel(frame: chart.bounds)
      label.text = "not read"
      chart.addSubview(label)
      chart.accessibilityElements = ["two", "one"].enumerated().map { index, name in
        let element = UIAccessibilityElement(accessibilityContainer: chart)
        element.accessibilityLabel = name
        element.accessibilityTraits = .image
        element.accessibilityFrameInContainerSpace = CGRect(x: CGFloat(index) * 50, y: 0, width: 40, height: 40)
        return element
      }
      #expect(stage.outline == ["image two", "image one"])
      chart.accessibilityContainerType = .list
      chart.accessibilityLabel = "Chart"
      #expect(stage.outline == ["list Chart", "  image two", "  image one"])
    }
  }

  final class Counting: UIView {
    lazy var element: UIAccessibilityElement = {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "counted"
      element.accessibilityFrameInContainerSpace = bounds
      return element
    }()
    override func accessibilityElementCount() -> Int { 1 }
    override func accessibilityElement(at index: Int) -> Any? { index == 0 ? element : nil }
  }

  @Test func containersMayCount() {
    Stage.run { stage in
      stage.window.addSubview(Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      #expect(stage.outline == ["label counted"])
    }
  }

  @Test func rolesFollowTraits() {
    Stage.run { stage in
      let traits: [(UIAccessibilityTraits, AccessibilityRole)] = [
        (.button, .button), (.link, .link), (.image, .image), (.header, .heading), (.adjustable, .slider),
        (.searchField, .textField), (.toggleButton, .toggleButton), (.staticText, .label), (.none, .label),
      ]
      for (index, (trait, _)) in traits.enumerated() {
        let view = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 50, height: 20))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "\(index)"
        view.accessibilityTraits = trait
        stage.window.addSubview(view)
      }
      #expect(stage.outline == traits.enumerated().map { "\($1.1) \($0)" })
    }
  }

  @Test func controlsHaveRolesValuesAndStates() throws {
    try Stage.run { stage in
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      toggle.accessibilityLabel = "Sound"
      toggle.isOn = true
      let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 31))
      slider.accessibilityLabel = "Volume"
      slider.maximumValue = 10
      slider.value = 3
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
      field.placeholder = "Search"
      field.text = "né 🚂"
      let button = UIButton(frame: CGRect(x: 0, y: 150, width: 100, height: 30))
      button.setTitle("Off", for: .normal)
      button.accessibilityHint = "Ends it"
      button.isEnabled = false
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.frame = CGRect(x: 0, y: 200, width: 200, height: 32)
      segments.selectedSegmentIndex = 0
      for view in [toggle, slider, field, button, segments] as [UIView] { stage.window.addSubview(view) }

      #expect(
        stage.outline == [
          "toggle Sound", "slider Volume", "textField Search", "button Off", "group ", "  radioButton Day",
          "  radioButton Week",
        ])
      #expect(try #require(stage.node("Sound")).states.isSuperset(of: [.checkable, .checked, .enabled, .focusable]))
      let volume = try #require(stage.node("Volume"))
      #expect(volume.quantity == .init(minimum: 0, maximum: 10, current: 3, step: 1))
      #expect(volume.actions == ["increment", "decrement"] && volume.description.isEmpty)
      let text = try #require(stage.node("Search"))
      #expect(text.text?.string == "né 🚂" && text.states.contains(.editable) && text.actions == ["activate"])
      let off = try #require(stage.node("Off"))
      #expect(!off.states.contains(.enabled) && off.actions.isEmpty && off.description == "Ends it")
      let day = try #require(stage.node("Day"))
      #expect(day.states.isSuperset(of: [.checked, .checkable]) && day.description == "1 of 2")
      #expect(try #require(stage.node("Week")).states.isDisjoint(with: .checked))
    }
  }
}
