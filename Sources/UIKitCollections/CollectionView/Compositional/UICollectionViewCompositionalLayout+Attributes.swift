import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

extension UICollectionViewCompositionalLayout {
  private var visibleRect: CGRect {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard collectionView != nil else { return [] }
    let visible = visibleRect
    var result: [UICollectionViewLayoutAttributes] = []
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    var index = sections.partitionPoint { $0.end < low - Self.reach }
    // The colour behind a list's ends extends beyond its sections.
    if index > 0, index == sections.count { index -= 1 }
    if index == 0, sections.first?.description.list != nil, sections[0].start > high + Self.reach {
      sections[0].listBackground.map { if $0.frame.overlaps(rect) { result.append(attributes(of: $0)) } }
    }
    while index < sections.count, sections[index].start <= high + Self.reach {
      let first = result.count
      sections[index].forEachElement(in: rect, scrolled: scrolledRect(of: sections[index], rect), visible: visible) {
        result.append(attributes(of: $0))
      }
      callHandler(of: sections[index], with: result[first...])
      index += 1
    }
    for element in globalElements(visible: visible) where element.frame.overlaps(rect) {
      result.append(attributes(of: element))
    }
    return result
  }

  /// The distance in points that an element may lie outside of its section and still be found.
  private static var reach: CGFloat { 100 }

  func attributes(for key: LayoutElementKey) -> UICollectionViewLayoutAttributes? {
    settle()
    let element: CompositionalElement?
    if key.indexPath.count == 1 {
      element = globalElements(visible: visibleRect).first { $0.key == key }
    } else {
      guard key.indexPath.count == 2, sections.indices.contains(key.indexPath.section) else { return nil }
      element = sections[key.indexPath.section].element(for: key, visible: visibleRect)
    }
    return element.map(attributes(of:))
  }

  func attributes(of element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      for: element.key.category, kind: element.key.kind, at: element.key.indexPath)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.listElement = element.list
    return attributes
  }

  private func callHandler(
    of section: CompositionalSection, with attributes: ArraySlice<UICollectionViewLayoutAttributes>
  ) {
    guard let handler = section.description.visibleItemsInvalidationHandler, let collectionView, let environment else {
      return
    }
    var offset = collectionView.contentOffset
    let shift = collectionView.shift(ofRegion: section.isOrthogonal ? section.index : nil)
    if section.isOrthogonal {
      // The offset of the section's own scrolling: the distance between an item's frame and its place on screen.
      if isHorizontal { offset.y = shift.y } else { offset.x = shift.x }
    }
    let bounds = collectionView.bounds
    let scrolled = bounds.offsetBy(dx: shift.x, dy: shift.y)
    let seen = attributes.filter { $0.frame.overlaps(region(of: ElementKey($0)) == nil ? bounds : scrolled) }
    handler(seen.map(VisibleLayoutItem.init), offset, environment)
  }

  // MARK: Views that size themselves

  func prefersOtherSize(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let key = LayoutElementKey(original)
    guard let size = layoutSize(of: key) else { return false }
    let tolerance: CGFloat = 1e-3
    // A view that is as large as its largest sibling needs no further measuring once its preferred size is known.
    let asked = self.preferred[key]
    func differs(_ dimension: NSCollectionLayoutDimension, _ length: KeyPath<CGSize, CGFloat>) -> Bool {
      let present =
        dimension.isUniformAcrossSiblings
        ? asked?[keyPath: length] ?? original.size[keyPath: length]
        : original.size[keyPath: length]
      return dimension.isSelfSized && abs(preferred.size[keyPath: length] - present) > tolerance
    }
    return differs(size.widthDimension, \.width) || differs(size.heightDimension, \.height)
  }

  /// Returns the size that describes an element which may size itself.
  func layoutSize(of key: LayoutElementKey) -> NSCollectionLayoutSize? {
    if key.indexPath.count == 1 {
      return configuration.boundarySupplementaryItems.first { $0.elementKind == key.kind }?.layoutSize
    }
    guard key.indexPath.count == 2, sections.indices.contains(key.indexPath.section) else { return nil }
    let section = sections[key.indexPath.section]
    switch key.category {
    case .cell: return section.layoutSize(ofItem: key.indexPath.item)
    case .supplementaryView:
      return section.description.boundarySupplementaryItems.first { $0.elementKind == key.kind }?.layoutSize
    case .decorationView: return nil
    }
  }

  func describePreferredSize(
    _ attributes: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    let key = LayoutElementKey(attributes)
    preferred[key] = attributes.size
    if key.category == .cell {
      context.invalidateItems(at: [key.indexPath])
    } else if let kind = key.kind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [key.indexPath])
    }
    guard let collectionView, preparedSize != nil else { return }
    let before = contentSize
    if key.indexPath.count == 2, sections.indices.contains(key.indexPath.section) {
      sections[key.indexPath.section].prefer(attributes.size, for: key)
      stack(from: key.indexPath.section + 1)
      // Nothing else has to be computed again.
      context.isScrollOnly = true
    }
    let after = contentSize
    context.contentSizeAdjustment = CGSize(width: after.width - before.width, height: after.height - before.height)
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    if isHorizontal, original.frame.maxX <= visible.minX {
      context.contentOffsetAdjustment = CGPoint(x: after.width - before.width, y: 0)
    } else if !isHorizontal, original.frame.maxY <= visible.minY {
      context.contentOffsetAdjustment = CGPoint(x: 0, y: after.height - before.height)
    }
  }
}
