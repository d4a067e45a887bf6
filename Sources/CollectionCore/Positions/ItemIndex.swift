import Foundation

/// The position of an item as two integers, like an `IndexPath` of length two without its variable length.
///
/// Plans, counts and maps consist of these; index paths are created only at the public interface.
@usableFromInline package struct ItemIndex: Hashable, Comparable, Sendable {
  @usableFromInline package var section: Int
  @usableFromInline package var item: Int

  @inlinable package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates the item that an index path of length two names; nil for paths of any other length.
  package init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], item: path[1])
  }

  @inlinable package var indexPath: IndexPath {
    // Not from an array of the two, which would be created and discarded.
    var path = IndexPath(index: section)
    path.append(item)
    return path
  }

  @usableFromInline package static func < (lhs: ItemIndex, rhs: ItemIndex) -> Bool {
    lhs.section != rhs.section ? lhs.section < rhs.section : lhs.item < rhs.item
  }
}
