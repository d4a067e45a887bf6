import CollectionCore
@_spi(UIKit) import UIKitCore

/// Placeholders, which the data source does not know.
///
/// Everything in the view uses displayed positions. They are translated where the data source is called, and where the
/// app announces updates.
extension UICollectionView {
  func isPlaceholder(_ indexPath: IndexPath) -> Bool {
    !placeholders.isEmpty && ItemIndex(indexPath).map(placeholders.contains) ?? false
  }

  /// Returns a placeholder's cell; nil for an item of the data source.
  func placeholderCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard !placeholders.isEmpty, let index = ItemIndex(indexPath),
      let placeholder = placeholders.placeholder(at: index)
    else { return nil }
    let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: indexPath)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Returns the index path at which a delegate provides a size; nil for a placeholder.
  func delegatePath(_ indexPath: IndexPath) -> IndexPath? {
    guard !placeholders.isEmpty, let index = ItemIndex(indexPath) else { return indexPath }
    return placeholders.contains(index) ? nil : placeholders.positions.dataIndex(of: index).indexPath
  }

  /// Inserts a placeholder and returns its identifier; nil for an index path that is not one of an item.
  func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> Int? {
    guard let index = ItemIndex(placeholder.insertionIndexPath) else { return nil }
    settleBeforeUpdates()
    var batch = UpdateBatch()
    batch.insertedItems = [index]
    var items = loadedCounts.items
    if items.indices.contains(index.section) { items[index.section] += 1 }
    let (plan, after) = checkedPlan(batch, after: SectionCounts(items))
    let identifier = placeholders.add(placeholder, at: index)
    commit(plan, after: after, completions: [])
    return identifier
  }

  /// Replaces a placeholder by an item that `updates` adds to the data source's data.
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
    commit(plan, after: after, completions: [])
  }

  func updatePlaceholderCell(_ identifier: Int) {
    guard let index = placeholders.index(of: identifier), let cell = elements.cell(at: index.indexPath) else { return }
    placeholders[identifier]?.cellUpdateHandler?(cell)
  }
}
