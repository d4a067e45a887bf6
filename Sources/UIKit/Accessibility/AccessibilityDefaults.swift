import WindowServer

/// What a class says of itself to assistive technology where the program says nothing.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  /// What the traits cannot say. Of something that is no element it makes a container with its elements in it.
  var role: AccessibilityRole?
  var quantity: AccessibilityNode.Quantity?
  var isModal = false
}
