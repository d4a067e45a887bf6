import Foundation
@_spi(UIKit) import UIKitCore

/// The parts of a flow layout that have to be recomputed. Both properties are true in a new context (facts 4.4).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, insets and spacings are read from the delegate again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether positions are recomputed from the known sizes; true by default.
  open var invalidateFlowLayoutAttributes = true

  public override init() {
    super.init()
  }
}
