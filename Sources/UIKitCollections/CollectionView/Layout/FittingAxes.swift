@_spi(UIKit) import UIKitCore

/// The priorities that bind a self-sizing view to its given size, one for each axis.
struct FittingAxes {
  var horizontal = UILayoutPriority.fittingSizeLevel
  var vertical = UILayoutPriority.fittingSizeLevel
}
