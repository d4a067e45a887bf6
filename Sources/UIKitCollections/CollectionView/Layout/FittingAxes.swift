@_spi(UIKit) import UIKitCore

/// How strongly a self-sizing view is bound to its given size, on each axis.
struct FittingAxes {
  var horizontal = UILayoutPriority.fittingSizeLevel
  var vertical = UILayoutPriority.fittingSizeLevel
}
