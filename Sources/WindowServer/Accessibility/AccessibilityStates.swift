/// The states of an element, besides its role. Everything in a tree is on screen, so there is no state for that.
package struct AccessibilityStates: OptionSet, Hashable, Sendable {
  package var rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The window has the keyboard.
  package static let active = AccessibilityStates(rawValue: 1 << 0)
  /// The element with the keyboard focus.
  package static let focused = AccessibilityStates(rawValue: 1 << 1)
  package static let focusable = AccessibilityStates(rawValue: 1 << 2)
  package static let enabled = AccessibilityStates(rawValue: 1 << 3)
  package static let selected = AccessibilityStates(rawValue: 1 << 4)
  package static let selectable = AccessibilityStates(rawValue: 1 << 5)
  package static let checked = AccessibilityStates(rawValue: 1 << 6)
  package static let checkable = AccessibilityStates(rawValue: 1 << 7)
  package static let editable = AccessibilityStates(rawValue: 1 << 8)
  package static let busy = AccessibilityStates(rawValue: 1 << 9)
  /// Nothing outside of the element can be used while it is shown.
  package static let modal = AccessibilityStates(rawValue: 1 << 10)
  package static let allowsMultipleSelection = AccessibilityStates(rawValue: 1 << 11)
  /// A text with several lines.
  package static let multiLine = AccessibilityStates(rawValue: 1 << 12)

  /// The individual states, in the order of the bits.
  var elements: [AccessibilityStates] {
    (0...12).map { AccessibilityStates(rawValue: 1 << $0) }.filter(contains)
  }
}
