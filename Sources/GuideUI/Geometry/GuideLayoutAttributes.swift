import UIKit

/// Attributes that also have an element's orientation in time, and how much of a cell is under the pinned parts, so
/// that its title can make way.
public final class GuideLayoutAttributes: UICollectionViewLayoutAttributes {
  /// Points of the element's earlier part that are under pinned views.
  public var coveredWidth: CGFloat = 0
  /// The direction in which time runs across the element.
  public var axis = GuidePlacement.Axis.across
  /// Whether the leading edge is on the right.
  public var isMirrored = false

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? GuideLayoutAttributes {
      copy.coveredWidth = coveredWidth
      copy.axis = axis
      copy.isMirrored = isMirrored
    }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GuideLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      other.coveredWidth == coveredWidth && other.axis == axis && other.isMirrored == isMirrored
    } && super.isEqual(object)
  }
}
