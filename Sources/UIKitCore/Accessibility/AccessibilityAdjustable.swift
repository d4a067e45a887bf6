/// A control with a number that assistive technology can set.
@MainActor protocol AccessibilityAdjustable: UIControl {
  /// Sets the possible number nearest to `quantity`, without sending actions.
  func takeAccessibilityQuantity(_ quantity: Double)
  /// The current number.
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
