import CollectionCore
@_spi(UIKit) import UIKitCore

/// A part of a collection view's content that scrolls on its own, across the layout's direction: an orthogonal section.
///
/// Its elements have the places they would have without that scrolling, in the content's coordinates; so have its own
/// coordinates (facts 9.13). A position in it counts from where its content begins at its leading edge.
@MainActor struct ScrollRegion {
  var section: Int
  /// Where it is in the content.
  var frame: CGRect
  /// Whether it scrolls horizontally.
  var isHorizontal: Bool
  /// The length of its content, along its scrolling.
  var contentLength: CGFloat
  /// Room before the first group and after the last one, with which they can be in the middle.
  var margin: CGFloat = 0
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  var properties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// How much of the content is seen.
  var length: CGFloat { isHorizontal ? frame.width : frame.height }

  /// The positions that the content allows.
  var range: ClosedRange<CGFloat> { -margin...max(-margin, contentLength - length + margin) }

  func clamped(_ position: CGFloat) -> CGFloat { min(max(position, range.lowerBound), range.upperBound) }

  /// How far elements are moved at a position.
  func shift(at position: CGFloat) -> CGPoint { isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position) }

  // MARK: As a scroll view has it (facts 9.13)

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

/// A layout some of whose sections scroll on their own.
@MainActor protocol ScrollRegionProviding: AnyObject {
  /// The section in whose region the element scrolls; nil for an element outside of regions.
  func region(of key: ElementKey) -> Int?

  func region(inSection section: Int) -> ScrollRegion?

  /// The regions that meet a rectangle of the content.
  func regions(in rect: CGRect) -> [ScrollRegion]

  /// The elements of a region that meet a rectangle, in the region's coordinates.
  func elements(ofRegion section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes]

  /// Whether the region's elements have to be queried again with each step of its scrolling.
  func asksAgain(whenScrollingRegion section: Int) -> Bool

  /// Where a region comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: where it would without a target of its own.
  ///   - start: where the drag began.
  ///   - velocity: points per millisecond.
  func restPosition(ofRegion section: Int, proposed: CGFloat, start: CGFloat, velocity: CGFloat) -> CGFloat
}
