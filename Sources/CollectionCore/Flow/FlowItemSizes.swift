import Foundation

/// The sizes of a section's items: one common size with exceptions, or one for each. In flow coordinates.
package struct FlowItemSizes: Sendable {
  /// The size of all items without an exception; unused if `each` is set.
  package private(set) var common: CGSize
  package private(set) var each: ContiguousArray<CGSize>?
  /// Items whose size differs from the common one or has been measured, in ascending order, and their sizes.
  private(set) var knownItems: [Int] = []
  private(set) var knownSizes: [CGSize] = []

  package init(common: CGSize) {
    self.common = common
  }

  /// Creates sizes for each item, stored as one size if all are equal.
  package init(each sizes: ContiguousArray<CGSize>) {
    common = sizes.first ?? .zero
    let first = common
    each = sizes.allSatisfy { $0 == first } ? nil : sizes
  }

  /// Whether all items have the same size.
  var isUniform: Bool { each == nil && knownItems.isEmpty }

  /// The size of an item. O(1), or O(log exceptions) if there are any.
  subscript(item: Int) -> CGSize {
    if !knownItems.isEmpty {
      let index = knownItems.partitionPoint { $0 < item }
      if index < knownItems.count, knownItems[index] == item { return knownSizes[index] }
    }
    if let each { return item < each.count ? each[item] : common }
    return common
  }

  /// Returns the first item at or after `item` that is not known to have the common size; nil if all have it.
  func nextException(from item: Int) -> Int? {
    if each != nil { return item }
    let index = knownItems.partitionPoint { $0 < item }
    return index < knownItems.count ? knownItems[index] : nil
  }

  /// Sets the measured size of an item. O(exceptions) memory moves at worst, O(1) in ascending order.
  package mutating func set(_ size: CGSize, at item: Int) {
    let index = knownItems.partitionPoint { $0 < item }
    if index < knownItems.count, knownItems[index] == item {
      knownSizes[index] = size
    } else {
      knownItems.insert(item, at: index)
      knownSizes.insert(size, at: index)
    }
  }

  /// The measured sizes, in ascending order of items.
  var known: Zip2Sequence<[Int], [CGSize]> { zip(knownItems, knownSizes) }
}
