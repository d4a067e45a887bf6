import CollectionCore
@_spi(UIKit) import UIKitCore

/// A part of a collection view's content that scrolls independently, at right angles to the layout: an orthogonal
/// section.
///
/// Its elements, like its own coordinates, have the places that they would have without that scrolling, in the
/// content's coordinates (facts 9.13). A position is the distance from the start of its content at the leading edge.
@MainActor struct ScrollRegion {
  var section: Int
  /// The frame in the content's coordinates.
  var frame: CGRect
  /// Whether the region scrolls horizontally.
  var isHorizontal: Bool
  /// The length of its content in its scrolling direction.
  var contentLength: CGFloat
  /// The space before the first and after the last group that allows them to be centred.
  var margin: CGFloat = 0
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  var properties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The visible length of the content.
  var length: CGFloat { isHorizontal ? frame.width : frame.height }

  /// The positions that the content allows.
  var range: ClosedRange<CGFloat> { -margin...max(-margin, contentLength - length + margin) }

  func clamped(_ position: CGFloat) -> CGFloat { min(max(position, range.lowerBound), range.upperBound) }

  /// Returns the distance by which elements are moved at a position.
  func shift(at position: CGFloat) -> CGPoint { isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position) }

  // MARK: Scroll view coordinates (facts 9.13)

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: contentLength, height: frame.height) : CGSize(width: frame.width, height: contentLength)
  }

  var contentInset: UIEdgeInsets {
    isHorizontal
      ? UIEdgeInsets(top: -frame.minY, left: margin - frame.minX, bottom: 0, right: margin + frame.minX)
      : UIEdgeInsets(top: margin - frame.minY, left: -frame.minX, bottom: margin + frame.minY, right: 0)
  }

  func contentOffset(at position: CGFloat) -> CGPoint {
    let shift = shift(at: position)
    return CGPoint(x: frame.minX + shift.x, y: frame.minY + shift.y)
  }

  func position(of contentOffset: CGPoint) -> CGFloat {
    isHorizontal ? contentOffset.x - frame.minX : contentOffset.y - frame.minY
  }
}

/// A layout with sections that scroll independently.
@MainActor protocol ScrollRegionProviding: AnyObject {
  /// Returns the section in whose region the element scrolls; nil for an element outside of regions.
  func region(of key: ElementKey) -> Int?

  func region(inSection section: Int) -> ScrollRegion?

  /// Returns the regions that intersect a rectangle of the content.
  func regions(in rect: CGRect) -> [ScrollRegion]

  /// Returns the elements of a region that intersect a rectangle, in the region's coordinates.
  func elements(ofRegion section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes]

  /// Returns whether the region's elements have to be queried again at each step of its scrolling.
  func asksAgain(whenScrollingRegion section: Int) -> Bool

  /// Returns the position at which a region stops.
  ///
  /// - Parameters:
  ///   - proposed: the position at which it would stop without targets.
  ///   - start: the position at which the drag began.
  ///   - velocity: the velocity in points per millisecond.
  func restPosition(ofRegion section: Int, proposed: CGFloat, start: CGFloat, velocity: CGFloat) -> CGFloat
}
