import UIKit

/// What a change of bounds or of the time invalidates: only what is pinned.
public final class GuideInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Cells and their frames stay as they are.
  public var invalidatesOnlyPinnedElements = false
}
