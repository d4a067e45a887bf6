import UIKit

/// A collection view controller that needs a data source and nothing else: classes are registered by name, cells get their items, and
/// a change of the data source is animated where items can be told apart.
@MainActor
open class CollectionViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
  CollectionViewCellDelegate
{
  /// What is shown. Setting it registers the classes it names and calls `dataSource(didChangeFrom:)`.
  open var dataSource: CollectionViewDataSource? {
    didSet {
      registerClasses()
      dataSource(didChangeFrom: oldValue)
    }
  }

  private var registered: Set<String> = []

  public init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  public override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    registerClasses()
  }

  // MARK: Changes

  /// Shows a new data source: animates from the old one when both are one section of `Hashable` items, reloads otherwise.
  open func dataSource(didChangeFrom oldDataSource: CollectionViewDataSource?) {
    guard isViewLoaded, let collectionView else { return }
    guard let old = oldDataSource.flatMap(Self.identities), let new = dataSource.flatMap(Self.identities),
      collectionView.window != nil
    else {
      collectionView.reloadData()
      return
    }
    let difference = new.difference(from: old).inferringMoves()
    guard !difference.isEmpty else {
      showItemsInVisibleCells()
      return
    }
    collectionView.performBatchUpdates {
      for change in difference {
        switch change {
        case .remove(let offset, _, nil): collectionView.deleteItems(at: [IndexPath(item: offset, section: 0)])
        case .insert(let offset, _, nil): collectionView.insertItems(at: [IndexPath(item: offset, section: 0)])
        case .insert(let offset, _, .some(let from)):
          collectionView.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: offset, section: 0))
        case .remove: break
        }
      }
    }
    showItemsInVisibleCells()
  }

  /// The items as values to compare, when the data source is one section of items that all can be.
  private static func identities(of dataSource: CollectionViewDataSource) -> [AnyHashable]? {
    guard dataSource.numberOfSections() == 1, let items = dataSource.items,
      dataSource.numberOfItems(inSection: 0) == items.count
    else { return nil }
    var identities: [AnyHashable] = []
    identities.reserveCapacity(items.count)
    for item in items {
      guard let item = item as? AnyHashable else { return nil }
      identities.append(item)
    }
    return identities
  }

  private func showItemsInVisibleCells() {
    for indexPath in collectionView.indexPathsForVisibleItems {
      (collectionView.cellForItem(at: indexPath) as? CollectionViewCell)?.item = dataSource?.item(at: indexPath)
    }
  }

  // MARK: Registration

  private func registerClasses() {
    guard isViewLoaded, let dataSource else { return }
    for cellClass in dataSource.cellClasses() { register(cellClass) }
    for headerClass in dataSource.headerClasses() ?? [] {
      register(headerClass, UICollectionView.elementKindSectionHeader)
    }
    for footerClass in dataSource.footerClasses() ?? [] {
      register(footerClass, UICollectionView.elementKindSectionFooter)
    }
    register(CollectionViewCell.self)
  }

  /// The class's name, module and all, so that two modules' cells of one name do not meet.
  static func reuseIdentifier(of viewClass: AnyClass) -> String { String(reflecting: viewClass) }

  private func register(_ cellClass: CollectionViewCell.Type) {
    let identifier = Self.reuseIdentifier(of: cellClass)
    guard registered.insert(identifier).inserted else { return }
    collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  private func register(_ viewClass: CollectionViewSectionView.Type, _ kind: String) {
    let identifier = Self.reuseIdentifier(of: viewClass)
    guard registered.insert(kind + identifier).inserted else { return }
    collectionView.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  // MARK: UICollectionViewDataSource

  open override func numberOfSections(in collectionView: UICollectionView) -> Int {
    dataSource?.numberOfSections() ?? 0
  }

  open override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    dataSource?.numberOfItems(inSection: section) ?? 0
  }

  open override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let found = dataSource?.resolvedCellClass(at: indexPath)
    assert(
      found != nil,
      "\(type(of: dataSource)) names no class for the cell at \(indexPath): override cellClasses() or cellClass(at:).")
    let cellClass = found ?? CollectionViewCell.self
    register(cellClass)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier(of: cellClass), for: indexPath)
    if let cell = cell as? CollectionViewCell {
      cell.cellDelegate = self
      cell.item = dataSource?.item(at: indexPath)
    }
    return cell
  }

  open override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let found: CollectionViewSectionView.Type? =
      isHeader ? dataSource?.resolvedHeaderClass(at: indexPath) : dataSource?.resolvedFooterClass(at: indexPath)
    assert(found != nil, "\(type(of: dataSource)) names no class for the \(kind) of section \(indexPath.section).")
    let viewClass = found ?? CollectionViewSectionView.self
    register(viewClass, kind)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.reuseIdentifier(of: viewClass), for: indexPath)
    if let view = view as? CollectionViewSectionView {
      view.cellDelegate = self
      view.item =
        isHeader
        ? dataSource?.headerItem(inSection: indexPath.section) : dataSource?.footerItem(inSection: indexPath.section)
    }
    return view
  }

  // MARK: UICollectionViewDelegateFlowLayout

  /// As wide as the view and 50 points high unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 50)
  }

  /// No header where the data source names none; 50 points high unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let hasHeader = dataSource?.resolvedHeaderClass(at: IndexPath(item: 0, section: section)) != nil
    return hasHeader ? CGSize(width: collectionView.bounds.width, height: 50) : .zero
  }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let hasFooter = dataSource?.resolvedFooterClass(at: IndexPath(item: 0, section: section)) != nil
    return hasFooter ? CGSize(width: collectionView.bounds.width, height: 50) : .zero
  }
}
