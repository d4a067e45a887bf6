import CollectionCore
@_spi(UIKit) import UIKitCore

/// The counts of a collection view's data.
@MainActor struct DataState {
  /// Nil until a count is needed; then all are read from the data source (facts 2.1).
  var counts: SectionCounts?
}

extension UICollectionView {
  func dataSourceDidChange() {
    data.counts = nil
    placeholders.removeAll()
    pass.debts.insert(.reload)
    setNeedsLayout()
  }

  /// The counts, read from the data source unless they are known.
  var loadedCounts: SectionCounts {
    if let counts = data.counts { return counts }
    let counts = readCounts()
    data.counts = counts
    return counts
  }

  /// Returns the counts of the data source's items and of the placeholders among them.
  private func readCounts() -> SectionCounts { placeholders.positions.shown(readDataCounts()) }

  func readDataCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    return SectionCounts((0..<max(0, sections)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
  }

  func itemCount(inSection section: Int) -> Int {
    let counts = loadedCounts
    // The data source is held weakly: layouts that query section 0 without a check must not trap when it is gone.
    if section == 0, dataSource == nil, counts.sections == 0 { return 0 }
    guard section >= 0, section < counts.sections else {
      raise(
        "NSInternalInconsistencyException",
        "request for number of items in section \(section) when there are only \(counts.sections) sections in the "
          + "collection view")
    }
    return counts.items[section]
  }

  func reload() {
    pass.debts.remove(.reload)
    pass.debts.formUnion([.indexTitles, .contentSize])
    data.counts = nil
    placeholders.removeAll()
    updates.batch = UpdateBatch()
    selection.removeAll()
    touch = TouchState()
    movement = nil
    prefetching.forget()
    releasePreparedCells()
    pass.resizing.removeAll()
    retireAllElements()
    let context = layoutObject.makeInvalidationContext()
    context.invalidatesEverything = true
    context.invalidatesDataSourceCounts = true
    layoutObject.invalidateLayout(using: context)
    setNeedsLayout()
  }

  /// Removes all elements from the table. Their views stay until the next pass, which starts by making them reusable.
  private func retireAllElements() {
    // The delegate is called in the order of elements.
    pass.retired += elements.removeAll()
    query = LayoutQuery()
  }
}
