import CollectionCore
@_spi(UIKit) import UIKitCore

/// A table's data source made from snapshots: applying another one animates the difference.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// How rows come and go. `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table view's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot; with animation, the difference from the present one is animated, without, rows that stay keep
  /// their cells all the same. `completion` is called later, on the main queue.
  ///
  /// May be called on another queue, if always on the same.
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

  /// Shows a snapshot without working out the difference.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    if isElsewhere({ $0.applySnapshotUsingReloadData(snapshot, completion: completion) }) { return }
    shown.take(snapshot)
    tableView?.reloadData()
    if let completion { Task { @MainActor in completion() } }
  }

  /// Applies the snapshot and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
    }
  }

  /// Replaces the data without finding the difference.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
    }
  }

  /// Snapshots may be applied on a queue of the app's own, which Swift's older modes allow: then the main queue does
  /// it, in the order of the calls.
  private func isElsewhere(_ again: @escaping (UITableViewDiffableDataSource) -> Void) -> Bool {
    guard !MainContext.isCurrent else { return false }
    // Handed over once, and called on the main queue only: the caller does not keep it.
    nonisolated(unsafe) let again = again
    DispatchQueue.main.async { again(self) }
    return true
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.current }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(for: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.current.indexOfSection(sectionIdentifier)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.itemIdentifier(for: indexPath) }

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
