import UIKit

/// Invalidates only pinned elements, after a change of the bounds or of the time.
public final class GuideInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Cells and their frames stay as they are.
  public var invalidatesOnlyPinnedElements = false
}
