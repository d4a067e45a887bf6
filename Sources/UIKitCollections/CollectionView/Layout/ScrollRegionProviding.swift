import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

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
