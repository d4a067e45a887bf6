@_spi(UIKit) import UIKitCore

/// How strongly a view that sizes itself is held to the size it was given, along each axis.
struct FittingAxes {
  var horizontal = UILayoutPriority.fittingSizeLevel
  var vertical = UILayoutPriority.fittingSizeLevel
}
