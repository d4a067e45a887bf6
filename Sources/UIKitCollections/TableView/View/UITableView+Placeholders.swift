import CollectionCore
@_spi(UIKit) import UIKitCore

/// Placeholders, which the data source does not know.
///
/// Everything in the view uses displayed positions. They are translated where the data source is called, and where the
/// app announces updates.
extension UITableView {
  func isPlaceholder(_ indexPath: IndexPath) -> Bool {
    !placeholders.isEmpty && ItemIndex(indexPath).map(placeholders.contains) ?? false
  }

  /// Returns a placeholder's cell; nil for a row of the data source.
  func placeholderCell(at index: ItemIndex) -> UITableViewCell? {
    guard let placeholder = placeholders.placeholder(at: index) else { return nil }
    let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: index.indexPath)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Inserts a placeholder and returns its identifier; nil for an index path that is not one of a row.
  func insertPlaceholder(_ placeholder: UITableViewPlaceholder) -> Int? {
    guard let index = ItemIndex(placeholder.insertionIndexPath) else { return nil }
    settleBeforeUpdates()
    var batch = UpdateBatch()
    batch.insertedItems = [index]
    var items = loadedCounts.items
    if items.indices.contains(index.section) { items[index.section] += 1 }
    let (plan, after) = checkedPlan(batch, after: SectionCounts(items))
    let identifier = placeholders.add(placeholder, at: index)
    commit(plan, after: after, RowAnimations()) { _ in }
    return identifier
  }

  /// Replaces a placeholder by a row that `updates` adds to the data source's data.
  func replacePlaceholder(_ identifier: Int, _ updates: (IndexPath) -> Void) -> Bool {
    settleBeforeUpdates()
    guard let index = placeholders.index(of: identifier) else { return false }
    updates(placeholders.positions.dataIndex(of: index).indexPath)
    var batch = UpdateBatch()
    batch.reloadedItems = [index]
    carryOutPlaceholderBatch(batch)
    return true
  }

  func removePlaceholder(_ identifier: Int) -> Bool {
    settleBeforeUpdates()
    guard let index = placeholders.index(of: identifier) else { return false }
    var batch = UpdateBatch()
    batch.deletedItems = [index]
    carryOutPlaceholderBatch(batch)
    return true
  }

  /// Carries out a batch of displayed positions that removes a placeholder, with the data source's present counts.
  private func carryOutPlaceholderBatch(_ batch: UpdateBatch) {
    let before = loadedCounts
    let dataCounts = readDataCounts()
    var positions = placeholders.positions
    if let plan = try? UpdatePlan(batch, before: before) { positions.follow(plan) }
    let (plan, after) = checkedPlan(batch, after: positions.shown(dataCounts))
    commit(plan, after: after, RowAnimations()) { _ in }
  }

  /// Sets the heights that placeholders have of their own.
  func measurePlaceholders(_ geometry: inout TableGeometry) {
    for index in placeholders.positions.indices.values {
      if let height = placeholders.placeholder(at: index)?.rowHeight, height >= 0 { geometry.measure(index, height) }
    }
  }

  /// Returns the index path at which a delegate provides a height; nil for a placeholder.
  func delegatePath(_ index: ItemIndex) -> IndexPath? {
    guard !placeholders.isEmpty else { return index.indexPath }
    return placeholders.contains(index) ? nil : placeholders.positions.dataIndex(of: index).indexPath
  }
}

extension UITableView: UIDataSourceTranslating {
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map(shownPath(forDataSource:))
  }

  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap { isPlaceholder($0) ? nil : dataSourcePath(for: $0) }
  }

  /// Runs the block. A table view's methods take displayed index paths within the block and outside of it.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
