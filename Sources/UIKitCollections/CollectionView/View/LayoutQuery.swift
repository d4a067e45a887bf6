import CollectionCore
@_spi(UIKit) import UIKitCore

/// The layout's answer to the last query for the elements in a rectangle.
@MainActor struct LayoutQuery {
  @MainActor struct Entry {
    var key: ElementKey
    var attributes: UICollectionViewLayoutAttributes
    var frame: CGRect
    /// The orthogonal section in whose scroll view the element is; nil: the collection view itself.
    var region: Int?

    init(_ attributes: UICollectionViewLayoutAttributes, in provider: (any ScrollRegionProviding)?) {
      self.attributes = attributes
      key = ElementKey(attributes)
      frame = attributes.frame
      region = provider?.region(of: key)
    }

    /// Returns whether an element gets a view while `viewport` is visible (facts 2.6).
    ///
    /// An element without width or height counts as the points on which it lies, even at the viewport's upper and left
    /// edge: self-sizing cells may start from nothing there.
    func isShown(in viewport: CGRect) -> Bool {
      frame.minX < viewport.maxX && (viewport.minX < frame.maxX || viewport.minX == frame.minX)
        && frame.minY < viewport.maxY && (viewport.minY < frame.maxY || viewport.minY == frame.minY)
        && !attributes.isHidden
    }
  }

  private(set) var rect: CGRect?
  private(set) var entries: [Entry] = []
  /// The positions in `entries`; computed on first use.
  private var positions: [ElementKey: Int]?

  init() {}

  /// The positions of orthogonal sections at the time of the query.
  private var regionPositions: [Int: CGFloat] = [:]
  private weak var provider: (any ScrollRegionProviding)?

  init(
    rect: CGRect, attributes: [UICollectionViewLayoutAttributes], counts: SectionCounts,
    provider: (any ScrollRegionProviding)? = nil, positions: [Int: CGFloat] = [:]
  ) {
    self.rect = rect
    self.provider = provider
    regionPositions = positions
    entries.reserveCapacity(attributes.count)
    for one in attributes {
      // Items that the data source has not counted yet are left out (facts 2.8).
      if one.representedElementCategory == .cell {
        guard let index = ItemIndex(one.indexPath), counts.contains(index) else { continue }
      }
      entries.append(Entry(one, in: provider))
    }
  }

  mutating func position(of key: ElementKey) -> Int? {
    if let positions { return positions[key] }
    var made: [ElementKey: Int] = [:]
    made.reserveCapacity(entries.count)
    // From the end, so that the first of duplicates counts.
    for index in entries.indices.reversed() { made[entries[index].key] = index }
    positions = made
    return made[key]
  }

  mutating func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    position(of: key).map { entries[$0].attributes }
  }

  /// Replaces the attributes of one element; nil: the element is gone.
  mutating func replace(_ key: ElementKey, with attributes: UICollectionViewLayoutAttributes?) {
    let position = position(of: key)
    switch (position, attributes) {
    case (let position?, let attributes?): entries[position] = Entry(attributes, in: provider)
    case (nil, let attributes?):
      positions?[key] = entries.count
      entries.append(Entry(attributes, in: provider))
    case (let position?, nil):
      entries.remove(at: position)
      positions = nil
    case (nil, nil): break
    }
  }

  /// The distance beyond its visible part to which an orthogonal section is queried for elements, as a fraction of the
  /// view's length.
  static let regionReach: CGFloat = 0.5

  /// Returns whether the answer contains the visible part of a section when that is scrolled to a position.
  func covers(_ section: Int, _ position: CGFloat, _ size: CGSize) -> Bool {
    guard let before = regionPositions[section], let region = provider?.region(inSection: section) else { return false }
    return abs(position - before) < Self.regionReach * (region.isHorizontal ? size.width : size.height)
  }
}
