import WindowServer

/// A class's accessibility defaults, used where the app sets nothing.
@_spi(UIKit) public struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  package var traits = UIAccessibilityTraits.none
  /// The role, where traits cannot express it. An object that is not an element becomes a container of its elements.
  var role: AccessibilityRole?
  var quantity: AccessibilityNode.Quantity?
  var isModal = false

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
