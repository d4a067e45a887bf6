import UIKit

/// Attributes that also say how much of a cell hides under the pinned columns, so that its title can step aside.
public final class GuideLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Points of the element's leading part that pinned columns cover.
  public var coveredWidth: CGFloat = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? GuideLayoutAttributes)?.coveredWidth = coveredWidth
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GuideLayoutAttributes else { return false }
    return MainActor.assumeIsolated { other.coveredWidth == coveredWidth } && super.isEqual(object)
  }
}
