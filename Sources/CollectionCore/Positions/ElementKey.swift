import Foundation

/// The identity of an element of a layout: category, kind and index path.
///
/// Each element on screen is looked up, compared and sorted by its key several times per frame, so a key consists of
/// numbers only: copying it counts no references. Kinds, and index paths of more than two numbers, are entries of
/// tables.
@usableFromInline package struct ElementKey: Hashable, Sendable {
  @usableFromInline package let category: ElementCategory
  @usableFromInline let kindName: InternedName
  /// The length of the index path; from three on `section` is its entry in `ElementKey.longPaths`.
  @usableFromInline let length: UInt8
  @usableFromInline let section: Int
  @usableFromInline let item: Int

  private static let longPaths = InternTable<IndexPath>()
  private static let long: UInt8 = 3

  /// Empty for cells.
  package var kind: String { kindName.string }

  package var indexPath: IndexPath {
    get {
      switch length {
      case 0: IndexPath()
      case 1: IndexPath(index: section)
      case 2: ItemIndex(section: section, item: item).indexPath
      default: Self.longPaths.value(section)
      }
    }
    set { self = ElementKey(category: category, kind: kind, indexPath: newValue) }
  }

  package static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: "", indexPath: indexPath)
  }

  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  package static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  package init(category: ElementCategory, kind: String, indexPath: IndexPath) {
    self.category = category
    kindName = InternedName(kind)
    let count = indexPath.count
    length = UInt8(min(count, Int(Self.long)))
    switch count {
    case 0: (section, item) = (0, 0)
    case 1: (section, item) = (indexPath[0], 0)
    case 2: (section, item) = (indexPath[0], indexPath[1])
    default: (section, item) = (Self.longPaths.number(of: indexPath), 0)
    }
  }

  // Inlinable, as tables of keys are created in other modules.
  @inlinable package static func == (lhs: ElementKey, rhs: ElementKey) -> Bool {
    lhs.section == rhs.section && lhs.item == rhs.item && lhs.category == rhs.category && lhs.kindName == rhs.kindName
      && lhs.length == rhs.length
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    // These distinguish most elements; there are few kinds and lengths.
    hasher.combine(section)
    hasher.combine(item &* 4 &+ Int(category.rawValue))
  }
}

extension ElementKey: Comparable {
  /// Returns the order in which views are created: cells, then supplementary views, then decorations, each by index
  /// path (facts 2.1).
  @usableFromInline package static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    if lhs.length == 2, rhs.length == 2 {
      if lhs.section != rhs.section { return lhs.section < rhs.section }
      if lhs.item != rhs.item { return lhs.item < rhs.item }
    } else {
      let (left, right) = (lhs.indexPath, rhs.indexPath)
      if left != right { return left < right }
    }
    return lhs.kindName != rhs.kindName && lhs.kind < rhs.kind
  }
}
