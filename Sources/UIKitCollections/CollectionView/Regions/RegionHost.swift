@_spi(UIKit) import UIKitCore

/// The collection view, as seen by the scroll views of its orthogonal sections.
@MainActor protocol RegionHost: UIView {
  /// Called when a region has been scrolled.
  func regionDidScroll(_ view: RegionScrollView)

  /// Returns the position at which a region stops; see `ScrollRegionProviding`.
  func restPosition(ofRegion section: Int, proposed: CGFloat, start: CGFloat, velocity: CGFloat) -> CGFloat

  /// Returns the elements of a region that can get the focus and intersect a rectangle.
  func focusableElements(of view: RegionScrollView, in rect: CGRect) -> [any UIFocusItem]
}
