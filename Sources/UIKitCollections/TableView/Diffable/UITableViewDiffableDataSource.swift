import CollectionCore
@_spi(UIKit) import UIKitCore

/// A table's data source whose contents are snapshots; applying another snapshot animates the difference.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// A closure that returns the cell of an item; it dequeues the cell from the table view.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// The animation with which rows appear and disappear; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and sets it on the table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot and animates the difference from the current one if requested; rows that stay keep their cells
  /// either way. `completion` is called later, on the main queue.
  ///
  /// May be called on a background queue, as long as all calls are made on the same one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if isElsewhere({ $0.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }) {
      return
    }
    guard let tableView else {
      shown.take(snapshot)
      if let completion { Task { @MainActor in completion() } }
      return
    }
    let batch = SnapshotDifference(from: shown.current.contents, to: snapshot.contents).batch
    let animation = animatingDifferences ? defaultRowAnimation : .none
    let update = { [self] in
      tableView.performBatchUpdates {
        self.shown.take(snapshot)
        tableView.announce(batch, with: animation)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Shows a snapshot by reloading all data, without computing the difference.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    if isElsewhere({ $0.applySnapshotUsingReloadData(snapshot, completion: completion) }) { return }
    shown.take(snapshot)
    tableView?.reloadData()
    if let completion { Task { @MainActor in completion() } }
  }

  /// Shows a snapshot and returns when that is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
    }
  }

  /// Shows a snapshot by reloading all data, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
    }
  }

  /// Forwards the call to the main queue if it was made on another one, which Swift's older modes allow; the order of
  /// calls is kept.
  private func isElsewhere(_ again: @escaping (UITableViewDiffableDataSource) -> Void) -> Bool {
    guard !MainContext.isCurrent else { return false }
    // Passed on once and called on the main queue only: the caller does not keep it.
    nonisolated(unsafe) let again = again
    DispatchQueue.main.async { again(self) }
    return true
  }

  /// Returns a copy of the current contents, to be changed and applied again.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.current }

  /// Returns the section at a position; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(for: index) }

  /// Returns the position of a section; nil if there is no such section. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.itemIdentifier(for: indexPath) }

  /// Returns the index path of an item; nil if it is not shown. Amortised O(1): the first call after a change is
  /// O(items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { shown.current.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.current.sections[section].items.count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        "NSInternalInconsistencyException",
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed.")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.isMissing(.tableViewTitleForHeaderInSection)
    return nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.isMissing(.tableViewTitleForFooterInSection)
    return nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanEditRowAt)
    return true
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanMoveRowAt)
    return true
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.isMissing(.sectionIndexTitlesForTableView)
    return nil
  }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethod.isMissing(.tableViewSectionForSectionIndexTitle)
    return index
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.tableViewCommit)
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.tableViewMoveRowAt)
  }
}
