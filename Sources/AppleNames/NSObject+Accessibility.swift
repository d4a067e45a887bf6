import UIKit

private nonisolated(unsafe) var elementKey: UInt8 = 0
private nonisolated(unsafe) var labelKey: UInt8 = 0
private nonisolated(unsafe) var hintKey: UInt8 = 0
private nonisolated(unsafe) var valueKey: UInt8 = 0

/// What assistive technology knows of objects that are no views; views have properties of their own.
@MainActor extension NSObject {
  @_disfavoredOverload public var isAccessibilityElement: Bool {
    get { objc_getAssociatedObject(self, &elementKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, &elementKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @_disfavoredOverload public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, &labelKey) as? String }
    set { objc_setAssociatedObject(self, &labelKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @_disfavoredOverload public var accessibilityHint: String? {
    get { objc_getAssociatedObject(self, &hintKey) as? String }
    set { objc_setAssociatedObject(self, &hintKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @_disfavoredOverload public var accessibilityValue: String? {
    get { objc_getAssociatedObject(self, &valueKey) as? String }
    set { objc_setAssociatedObject(self, &valueKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
