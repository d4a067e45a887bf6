import WindowServer

/// A class's accessibility defaults, used where the program sets nothing.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  /// The role, where traits cannot express it. An object that is no element becomes a container of its elements.
  var role: AccessibilityRole?
  var quantity: AccessibilityNode.Quantity?
  var isModal = false
}
