import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The accessibility of controls that are more than buttons.
@MainActor @Suite(.serialized) struct AccessibilityControlTests {
  @Test func pagesAreTurned() throws {
    try Stage.run(size: CGSize(width: 400, height: 300), scale: 2) { stage in
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      pages.accessibilityLabel = "Pages"
      pages.numberOfPages = 3
      var heard: [Int] = []
      pages.addAction(UIAction { _ in heard.append(pages.currentPage) }, for: .valueChanged)
      stage.window.addSubview(pages)
      let node = try #require(stage.node("Pages"))
      #expect(node.role == .slider && node.value == "page 1 of 3")
      #expect(node.quantity == .init(minimum: 1, maximum: 3, current: 1, step: 1))
      #expect(stage.perform("increment", on: "Pages") && stage.perform("increment", on: "Pages"))
      #expect(stage.perform("increment", on: "Pages") && pages.currentPage == 2, "there are no more")
      #expect(stage.perform("decrement", on: "Pages"))
      #expect(stage.window.accessibility.setValue(3.2, of: node.id) && pages.currentPage == 2)
      #expect(heard == [1, 2, 1, 2])
      pages.isEnabled = false
      #expect(!stage.window.accessibility.setValue(1, of: node.id) && pages.currentPage == 2)
      pages.numberOfPages = 1
      pages.hidesForSinglePage = true
      #expect(stage.node("Pages") == nil)
    }
  }

  @Test func steppersTakeNumbers() throws {
    try Stage.run(size: CGSize(width: 400, height: 300), scale: 2) { stage in
      let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
      stepper.accessibilityLabel = "Copies"
      stepper.stepValue = 5
      stage.window.addSubview(stepper)
      let node = try #require(stage.node("Copies"))
      #expect(stage.window.accessibility.setValue(12, of: node.id) && stepper.value == 10)
    }
  }

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      ["one", "two", "three"][row]
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      component == 0 ? "Number" : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component).\(row)")
    }
  }

  @Test func wheelsAreTurned() throws {
    Stage.run(size: CGSize(width: 400, height: 300), scale: 2) { stage in
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
      picker.dataSource = source
      picker.delegate = source
      stage.window.addSubview(picker)
      #expect(stage.outline == ["spinButton Number", "spinButton one"])
      #expect(stage.node("Number")?.value == "one")
      #expect(stage.perform("increment", on: "Number") && stage.perform("increment", on: "Number"))
      #expect(stage.perform("increment", on: "Number"))
      stage.pacer.advance(by: 1)
      #expect(picker.selectedRow(inComponent: 0) == 2 && source.log == ["0.1", "0.2"])
      #expect(stage.node("Number")?.value == "three")
      #expect(stage.perform("decrement", on: "Number") && source.log.last == "0.1")
    }
  }

  @Test func dateWheelsAreInAGroup() {
    Stage.run(size: CGSize(width: 400, height: 300), scale: 2) { stage in
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.accessibilityLabel = "Born"
      picker.locale = Locale(identifier: "en_GB")
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      stage.window.addSubview(picker)
      let outline = stage.outline
      #expect(outline.first == "group Born")
      #expect(outline.count == 4 && outline.dropFirst().allSatisfy { $0.hasPrefix("  spinButton ") })
      picker.preferredDatePickerStyle = .compact
      #expect(stage.outline.last?.hasPrefix("  button ") == true)
    }
  }

  @Test func menusAreMenus() throws {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      var chosen: [String] = []
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
      button.menu = UIMenu(
        title: "By",
        children: [
          UIAction(title: "Name", state: .on) { _ in chosen.append("name") },
          UIAction(title: "Date", subtitle: "newest first") { _ in chosen.append("date") },
          UIAction(title: "Size", attributes: .disabled) { _ in },
        ])
      button.showsMenuAsPrimaryAction = true
      stage.window.addSubview(button)
      try stage.listening { _ in
        #expect(stage.perform("activate", on: "Sort"))
        stage.pacer.advance(by: 1)
        #expect(
          stage.outline == [
            "menu By", "  heading By", "  checkMenuItem Name", "  menuItem Date, newest first", "  menuItem Size",
          ])
        #expect(stage.node("Name")?.states.isSuperset(of: [.checkable, .checked, .focused]) == true, "read first")
        #expect(stage.node("Size")?.states.contains(.enabled) == false)
        stage.surface.pressKey(KeyUsage.downArrow)
        stage.surface.pressKey(KeyUsage.downArrow)
        stage.pacer.advance(by: 0.2)
        #expect(stage.node("Date, newest first")?.states.contains(.focused) == true, "keys take it along")
        #expect(stage.perform("activate", on: "Date, newest first"))
        stage.pacer.advance(by: 1)
        #expect(chosen == ["date"] && stage.outline == ["button Sort"])
        let back = try #require(stage.node("Sort"))
        #expect(back.states.contains(.focused), "back where it was opened")
      }
    }
  }

  @Test func alertsHaveTheAlertRole() throws {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.pacer.advance(by: 0.2)
      let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
      var deleted = 0
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deleted += 1 })
      root.present(alert, animated: true)
      stage.pacer.advance(by: 1)
      #expect(
        stage.outline == [
          "alert Delete?", "  heading Delete?", "  label It cannot be undone.", "  button Keep", "  button Delete",
        ])
      let node = try #require(stage.node("Delete?"))
      #expect(node.states.contains(.modal) && node.actions == ["escape"])
      #expect(stage.perform("activate", on: "Delete"))
      stage.pacer.advance(by: 1)
      #expect(deleted == 1 && root.presentedViewController == nil)
    }
  }

  @Test func tabsAreTabs() throws {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let controllers = ["Guide", "Search"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      }
      controllers[1].tabBarItem.badgeValue = "3"
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      stage.window.rootViewController = tabs
      stage.pacer.advance(by: 0.5)
      #expect(stage.outline == ["tabList ", "  tab Guide", "  tab Search"])
      #expect(stage.node("Guide")?.states.isSuperset(of: [.selected, .selectable]) == true)
      #expect(stage.node("Search")?.value == "3" && stage.node("Search")?.states.contains(.selected) == false)
      #expect(stage.perform("activate", on: "Search"))
      stage.pacer.advance(by: 0.5)
      #expect(tabs.selectedIndex == 1 && stage.node("Search")?.states.contains(.selected) == true)
    }
  }
}
