import WindowServer

extension AccessibilityRole {
  /// Derives an element's role from its class, unless the app gave it traits that say otherwise.
  @MainActor init(traits: UIAccessibilityTraits, defaults: AccessibilityRole?, of object: UIResponder) {
    if let defaults, object.accessibilityState?.traits == nil {
      self = defaults
    } else if traits.contains(.toggleButton) {
      self = .toggleButton
    } else if (object as? any AccessibilityCollectionElement)?.isCollectionItem == true {
      self = .listItem
    } else if traits.contains(.searchField) {
      self = .textField
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.button) || traits.contains(.keyboardKey) {
      self = .button
    } else if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.image) {
      self = .image
    } else {
      self = defaults ?? .label
    }
  }
}
