/// The number of items in each section, with prefix sums, so that items can be numbered through all sections.
///
/// Memory: two integers per section, none per item.
package struct SectionCounts: Equatable, Sendable {
  package let items: [Int]
  /// `starts[s]` is the number of items in the sections before `s`; one element longer than `items`.
  private let starts: [Int]

  package init(_ items: [Int] = []) {
    self.items = items
    var starts = [Int]()
    starts.reserveCapacity(items.count + 1)
    var sum = 0
    for count in items {
      starts.append(sum)
      sum += count
    }
    starts.append(sum)
    self.starts = starts
  }

  package var sections: Int { items.count }
  package var total: Int { starts[items.count] }

  /// Returns the number of items in a section; 0 for a section that does not exist.
  package func count(inSection section: Int) -> Int {
    items.indices.contains(section) ? items[section] : 0
  }

  package func contains(_ index: ItemIndex) -> Bool {
    items.indices.contains(index.section) && index.item >= 0 && index.item < items[index.section]
  }

  /// Returns the item's number, counted through all sections; nil if there is no such item. O(1).
  package func ordinal(of index: ItemIndex) -> Int? {
    contains(index) ? starts[index.section] + index.item : nil
  }

  /// Returns the item with this number. O(log sections).
  package func index(ofOrdinal ordinal: Int) -> ItemIndex? {
    guard ordinal >= 0, ordinal < total else { return nil }
    let section = starts.partitionPoint { $0 <= ordinal } - 1
    return ItemIndex(section: section, item: ordinal - starts[section])
  }
}
