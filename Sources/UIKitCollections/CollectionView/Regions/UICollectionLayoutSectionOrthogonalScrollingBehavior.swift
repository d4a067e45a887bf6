@_spi(UIKit) import UIKitCore

/// A section's way of scrolling at right angles to the layout's direction.
///
/// See Apple's page:
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Does not scroll by itself: the section continues in the layout's direction.
  case none = 0
  /// Scrolls freely and stops anywhere.
  case continuous = 1
  /// Scrolls freely and stops with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// Scrolls by the length of the visible area.
  case paging = 3
  /// Scrolls by one group at a time, which stops at the leading edge.
  case groupPaging = 4
  /// Scrolls by one group at a time, which stops in the centre.
  case groupPagingCentered = 5
}
