import Foundation

/// The position of an item as two integers: what an `IndexPath` of length two says, without its variable length.
///
/// Plans, counts and maps are made of these; index paths are built only where they cross the public interface.
@usableFromInline package struct ItemIndex: Hashable, Comparable, Sendable {
  @usableFromInline package var section: Int
  @usableFromInline package var item: Int

  @inlinable package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// The item an index path of length two names; nil for paths of any other length, which name no item.
  package init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], item: path[1])
  }

  @inlinable package var indexPath: IndexPath {
    // From an array of the two, that would be made and thrown away.
    var path = IndexPath(index: section)
    path.append(item)
    return path
  }

  @usableFromInline package static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool {
    lhs.section != rhs.section ? lhs.section < rhs.section : lhs.item < rhs.item
  }
}
