import CollectionCore
@_spi(UIKit) import UIKitCore

/// A data source whose contents are snapshots; applying another snapshot animates the difference.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// A closure that returns the cell of an item; it dequeues the cell from the collection view.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a header, footer or other supplementary view; it dequeues the view from the collection
  /// view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.current }
  /// The hierarchies of the sections to which section snapshots were applied.
  private(set) final var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The closure that provides supplementary views; nil for data without any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers that are called when the user reorders items.
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers that are called when the user expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source and sets it on the collection view. The cell provider must return a dequeued cell.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot and animates the difference from the current one if requested; elements that stay keep their
  /// cells either way. `completion` is called on the main queue: after the animations or, without animation, before the
  /// method returns.
  ///
  /// May be called on a background queue, as long as all calls are made on the same one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if isElsewhere({ $0.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }) {
      return
    }
    show(snapshot, nil, animatingDifferences, completion)
  }

  /// Shows the visible items of a hierarchy in a section, which is added at the end if it does not exist; the other
  /// sections stay as they are.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if isElsewhere({
      $0.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }) {
      return
    }
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.replaceItems(inSection: section, with: snapshot.visibleItems)
    show(whole, (section, snapshot), animatingDifferences, completion)
  }

  /// Forwards the call to the main queue if it was made on another one, which Swift's older modes allow; the order of
  /// calls is kept.
  ///
  /// - Returns: whether this is not the main queue, so that `again` will be called there.
  private func isElsewhere(_ again: @escaping (UICollectionViewDiffableDataSource) -> Void) -> Bool {
    guard !MainContext.isCurrent else { return false }
    // Passed on once and called on the main queue only: the caller does not keep it.
    nonisolated(unsafe) let again = again
    DispatchQueue.main.async { again(self) }
    return true
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ tree: (section: SectionIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?,
    _ animatingDifferences: Bool, _ completion: (() -> Void)?
  ) {
    guard let collectionView else {
      take(snapshot, tree)
      if animatingDifferences, let completion { Task { @MainActor in completion() } } else { completion?() }
      return
    }
    let batch = SnapshotDifference(from: current.contents, to: snapshot.contents).batch
    let update = { [self] in
      collectionView.performBatchUpdates {
        self.take(snapshot, tree)
        collectionView.announce { $0 = batch }
      } completion: { _ in
        if animatingDifferences { completion?() }
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    if !trees.isEmpty { collectionView.outlineDidChange() }
    // Without animation everything is done when `apply` returns, as on iOS 15 and later.
    if !animatingDifferences { completion?() }
  }

  /// Shows a snapshot by reloading all data, without computing the difference. `completion` is called later, on the
  /// main queue.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    if isElsewhere({ $0.applySnapshotUsingReloadData(snapshot, completion: completion) }) { return }
    take(snapshot)
    collectionView?.reloadData()
    if let completion { Task { @MainActor in completion() } }
  }

  /// Shows a snapshot and returns when that is done, after any animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
    }
  }

  /// Shows the visible items of a hierarchy in a section, and returns when that is done, after any animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
    }
  }

  /// Shows a snapshot by reloading all data, without computing the difference, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
    }
  }

  /// Replaces the current snapshot. The hierarchies of other sections are adapted to their current items.
  final func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ tree: (section: SectionIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)? = nil
  ) {
    shown.take(snapshot)
    for (section, old) in trees where section != tree?.section {
      trees[section] =
        current.indexOfSection(section) == nil
        ? nil : old.rebased(onto: current.itemIdentifiers(inSection: section))
    }
    if let tree { trees[tree.section] = tree.1 }
  }

  /// Returns a copy of the current contents, to be changed and applied again.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns the hierarchy of a section: a flat one if no section snapshot was applied to it, and an empty one if there
  /// is no such section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
    return flat
  }

  /// Returns the sections and their items as text, for debugging.
  open func description() -> String {
    let sections = current.sections.map { section in
      "\n  \(section.identifier): " + section.items.map { "\($0)" }.joined(separator: ", ")
    }
    return "<\(Self.self): \(current.numberOfSections) sections, \(current.numberOfItems) items>" + sections.joined()
  }

  /// Returns the section at a position; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(for: index) }

  /// Returns the position of a section; nil if there is no such section. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.itemIdentifier(for: indexPath)
  }

  /// Returns the index path of an item; nil if it is not shown. Amortised O(1): the first call after a change is
  /// O(items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      raise(
        "NSInternalInconsistencyException",
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed."
      )
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      raise(
        "NSInternalInconsistencyException",
        "UICollectionViewDiffableDataSource supplementary view provider is nil or returned nil for \(kind) at \(indexPath)."
      )
    }
    return view
  }

  /// Returns whether the reordering handlers allow the item to be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Moves the item in the snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isMissing(.indexTitles)
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.isMissing(.indexPathForIndexTitle)
    return IndexPath(item: 0, section: 0)
  }
}
