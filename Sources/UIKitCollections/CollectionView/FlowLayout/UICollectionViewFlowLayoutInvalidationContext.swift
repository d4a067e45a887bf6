import Foundation
@_spi(UIKit) import UIKitCore

/// Which parts of a flow layout have to be computed again. Both are true in a new context (facts 4.4).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, insets and spacings are read from the delegate again. True by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether positions are computed again from the sizes that are known.
  open var invalidateFlowLayoutAttributes = true

  public override init() {
    super.init()
  }
}
