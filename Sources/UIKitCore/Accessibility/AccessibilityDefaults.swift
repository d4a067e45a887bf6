import WindowServer

/// A class's accessibility defaults, used where the app sets nothing.
@_spi(UIKit) public struct AccessibilityDefaults {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits = UIAccessibilityTraits.none
  /// The role, where traits cannot express it. An object that is not an element becomes a container of its elements.
  package var role: AccessibilityRole?
  package var quantity: AccessibilityNode.Quantity?
  package var isModal = false

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = .none,
    role: AccessibilityRole? = nil, quantity: AccessibilityNode.Quantity? = nil, isModal: Bool = false
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.role = role
    self.quantity = quantity
    self.isModal = isModal
  }
}
