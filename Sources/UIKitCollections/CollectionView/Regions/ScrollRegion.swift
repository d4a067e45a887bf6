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
