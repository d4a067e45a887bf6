import Foundation

/// Which element of a layout: category, kind and index path.
///
/// Each element on screen is looked up, compared and sorted by its key several times a frame, so the usual index path of a section
/// and an item is kept as two numbers.
struct ElementKey: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  private var section: Int
  private var item: Int
  /// An index path of another length.
  private var unusual: IndexPath?

  var indexPath: IndexPath {
    get { unusual ?? IndexPath(item: item, section: section) }
    set { (section, item, unusual) = Self.parts(of: newValue) }
  }

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind ?? "",
      indexPath: attributes.indexPath)
  }

  init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    (section, item, unusual) = Self.parts(of: indexPath)
  }

  private static func parts(of indexPath: IndexPath) -> (section: Int, item: Int, unusual: IndexPath?) {
    indexPath.count == 2 ? (indexPath[0], indexPath[1], nil) : (0, 0, indexPath)
  }

  static func == (lhs: ElementKey, rhs: ElementKey) -> Bool {
    lhs.item == rhs.item && lhs.section == rhs.section && lhs.category == rhs.category && lhs.kind == rhs.kind
      && lhs.unusual == rhs.unusual
  }

  func hash(into hasher: inout Hasher) {
    // Kinds are few; leaving them out makes the common case, a cell, cheap.
    hasher.combine(category.rawValue)
    hasher.combine(section)
    hasher.combine(item)
    if let unusual { hasher.combine(unusual) }
  }
}

extension ElementKey: Comparable {
  /// The order in which views are made: cells, then supplementary views, then decorations, each by index path (facts 2.1).
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    if lhs.unusual != nil || rhs.unusual != nil {
      if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
      return lhs.kind < rhs.kind
    }
    if lhs.section != rhs.section { return lhs.section < rhs.section }
    if lhs.item != rhs.item { return lhs.item < rhs.item }
    return lhs.kind < rhs.kind
  }
}
