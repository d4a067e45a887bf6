import QuartzCore
import Testing
import WindowServer

@testable import WebDisplay

@Suite struct ARIARoleTests {
  private func attributes(_ role: AccessibilityRole, _ states: AccessibilityStates) -> [String: String] {
    var node = AccessibilityNode(id: 1, role: role, name: "News", frame: .zero)
    node.states = states.union(.enabled)
    return ARIARole.attributes(of: node)
  }

  @Test func onlyDialogsAreModal() {
    #expect(attributes(.dialog, .modal)["aria-modal"] == "true")
    #expect(attributes(.alert, .modal)["aria-modal"] == "true")
    for role in [AccessibilityRole.group, .list, .button, .window] {
      #expect(attributes(role, .modal)["aria-modal"] == nil)
    }
  }

  @Test func listsAreNotSelectedFrom() {
    #expect(attributes(.tabList, .allowsMultipleSelection)["aria-multiselectable"] == "true")
    #expect(attributes(.list, .allowsMultipleSelection)["aria-multiselectable"] == nil)
  }

  @Test func statesAreThoseOfTheRole() {
    #expect(attributes(.toggleButton, .checked)["aria-pressed"] == "true")
    #expect(attributes(.toggle, [])["aria-checked"] == "false")
    #expect(attributes(.tab, .selected)["aria-selected"] == "true")
    #expect(attributes(.button, .checked)["aria-pressed"] == nil)
  }
}
