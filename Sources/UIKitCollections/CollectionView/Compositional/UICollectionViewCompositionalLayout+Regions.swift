import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

extension UICollectionViewCompositionalLayout: ScrollRegionProviding {
  func region(of key: ElementKey) -> Int? {
    guard hasRegions, key.indexPath.count == 2, sections.indices.contains(key.indexPath.section),
      sections[key.indexPath.section].scrolls(key)
    else { return nil }
    return key.indexPath.section
  }

  func region(inSection section: Int) -> ScrollRegion? {
    sections.indices.contains(section) ? sections[section].region : nil
  }

  func regions(in rect: CGRect) -> [ScrollRegion] {
    guard hasRegions else { return [] }
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    var found: [ScrollRegion] = []
    var index = sections.partitionPoint { $0.end < low }
    while index < sections.count, sections[index].start <= high {
      if let region = sections[index].region, region.frame.overlaps(rect) { found.append(region) }
      index += 1
    }
    return found
  }

  func elements(ofRegion section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    settle()
    guard sections.indices.contains(section) else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    sections[section].forEachGroupElement(in: rect) { found.append(attributes(of: $0)) }
    return found
  }

  func asksAgain(whenScrollingRegion section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].description.visibleItemsInvalidationHandler != nil
  }

  func restPosition(ofRegion section: Int, proposed: CGFloat, start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard sections.indices.contains(section) else { return proposed }
    return sections[section].restPosition(proposed: proposed, start: start, velocity: velocity)
  }

  /// Maps a queried rectangle of the content to an orthogonal section: unchanged in the layout's direction, and at
  /// right angles to it the part to which the section is scrolled, with half a view on either side.
  func scrolledRect(of section: CompositionalSection, _ rect: CGRect) -> CGRect? {
    guard let region = section.region, let collectionView else { return nil }
    let position = collectionView.position(of: region)
    let bounds = collectionView.bounds
    let reach = LayoutQuery.regionReach
    return region.isHorizontal
      ? CGRect(
        x: bounds.minX + position - reach * bounds.width, y: rect.minY, width: bounds.width * (1 + 2 * reach),
        height: rect.height)
      : CGRect(
        x: rect.minX, y: bounds.minY + position - reach * bounds.height, width: rect.width,
        height: bounds.height * (1 + 2 * reach))
  }

  /// Converts a point on screen to the coordinates of the orthogonal section that contains an item.
  func scrolledPosition(_ position: CGPoint, of indexPath: IndexPath) -> CGPoint {
    guard let collectionView, let section = region(of: .cell(indexPath)) else { return position }
    let shift = collectionView.shift(ofRegion: section)
    return CGPoint(x: position.x + shift.x, y: position.y + shift.y)
  }
}
