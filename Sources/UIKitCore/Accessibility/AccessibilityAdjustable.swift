/// A control whose number assistive technology can set.
@MainActor protocol AccessibilityAdjustable: UIControl {
  /// Takes the number nearest to `quantity` that it can have, without sending actions.
  func takeAccessibilityQuantity(_ quantity: Double)
  /// The number now.
  var accessibilityQuantity: Double { get }
}

extension UISlider: AccessibilityAdjustable {
  func takeAccessibilityQuantity(_ quantity: Double) { setValue(Float(quantity), animated: false) }
  var accessibilityQuantity: Double { Double(value) }
}

extension UIStepper: AccessibilityAdjustable {
  func takeAccessibilityQuantity(_ quantity: Double) {
    value = stepValue > 0 ? minimumValue + ((quantity - minimumValue) / stepValue).rounded() * stepValue : quantity
  }
  var accessibilityQuantity: Double { value }
}

extension UIPageControl: AccessibilityAdjustable {
  /// Pages are counted from 1.
  func takeAccessibilityQuantity(_ quantity: Double) {
    currentPage = Int(min(max(quantity.rounded(), 1), Double(max(numberOfPages, 1)))) - 1
  }
  var accessibilityQuantity: Double { Double(currentPage + 1) }
}
