/// Which element of a layout: category, kind and index path.
struct ElementKey: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  var indexPath: IndexPath

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
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    indexPath = attributes.indexPath
  }

  init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  func hash(into hasher: inout Hasher) {
    // Kinds are few; leaving them out makes the common case, a cell, cheap.
    hasher.combine(category.rawValue)
    for index in indexPath { hasher.combine(index) }
  }
}

extension ElementKey: Comparable {
  /// The order in which views are made: cells, then supplementary views, then decorations, each by index path (facts 2.1).
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    return lhs.kind < rhs.kind
  }
}
