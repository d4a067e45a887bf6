import UIKit

/// A collection view controller that needs only a data source: classes are registered by name, cells get their items,
/// and a change of the data source is animated if items can be compared.
@MainActor
open class CollectionViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
  CollectionViewCellDelegate
{
  /// The data that is shown. Setting it registers the classes it names and calls `dataSource(didChangeFrom:)`.
  open var dataSource: CollectionViewDataSource? {
    didSet {
      registerClasses()
      dataSource(didChangeFrom: oldValue)
    }
  }

  /// The registered identifiers, and the collection view with which they are registered, because another one may take
  /// its place.
  private var registered: Set<String> = []
  private weak var registeredView: UICollectionView?

  /// Creates a controller with a flow layout and without data.
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

  /// Shows a new data source: animates from the old one if both have the same number of sections and all items are
  /// `Hashable`, and reloads otherwise.
  ///
  /// Equal items are the same item: their cells stay, move, and are given the new item.
  open func dataSource(didChangeFrom oldDataSource: CollectionViewDataSource?) {
    guard isViewLoaded, let collectionView else { return }
    guard collectionView.window != nil, let old = oldDataSource.flatMap(Self.identities),
      let new = dataSource.flatMap(Self.identities), old.count == new.count,
      Self.counts(old, agreeWith: collectionView)
    else {
      collectionView.reloadData()
      return
    }
    let difference = ItemDifference(from: old, to: new)
    if !difference.isEmpty {
      collectionView.performBatchUpdates {
        collectionView.deleteItems(at: difference.deletes)
        collectionView.insertItems(at: difference.inserts)
        for move in difference.moves { collectionView.moveItem(at: move.from, to: move.to) }
      }
    }
    showItemsInVisibleViews()
  }

  /// Returns the items as values to compare, section by section; `nil` if one cannot be compared.
  private static func identities(of dataSource: CollectionViewDataSource) -> [[AnyHashable]]? {
    var sections: [[AnyHashable]] = []
    for section in 0..<dataSource.numberOfSections() {
      var identities: [AnyHashable] = []
      for item in 0..<dataSource.numberOfItems(inSection: section) {
        guard let item = dataSource.item(at: IndexPath(item: item, section: section)) as? AnyHashable else {
          return nil
        }
        identities.append(item)
      }
      sections.append(identities)
    }
    return sections
  }

  /// Whether the collection view still shows this many items. A data source whose items changed without the
  /// controller's knowledge is no basis for a difference.
  private static func counts(_ items: [[AnyHashable]], agreeWith collectionView: UICollectionView) -> Bool {
    collectionView.numberOfSections == items.count
      && items.indices.allSatisfy { collectionView.numberOfItems(inSection: $0) == items[$0].count }
  }

  private func showItemsInVisibleViews() {
    guard let dataSource else { return }
    var changedClass: [IndexPath] = []
    for indexPath in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: indexPath) as? CollectionViewCell else { continue }
      if let cellClass = dataSource.resolvedCellClass(at: indexPath), type(of: cell) != cellClass {
        changedClass.append(indexPath)
      } else {
        cell.item = dataSource.item(at: indexPath)
      }
    }
    if !changedClass.isEmpty { collectionView.reloadItems(at: changedClass) }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) as? CollectionViewSectionView
        view?.item = dataSource.item(ofKind: kind, inSection: indexPath.section)
      }
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

  /// The class's full name, including the module, so that two modules may have cells of one name.
  static func reuseIdentifier(of viewClass: AnyClass) -> String { String(reflecting: viewClass) }

  private func register(_ cellClass: CollectionViewCell.Type) {
    let identifier = Self.reuseIdentifier(of: cellClass)
    forgetOtherView()
    guard registered.insert(identifier).inserted else { return }
    collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  private func register(_ viewClass: CollectionViewSectionView.Type, _ kind: String) {
    let identifier = Self.reuseIdentifier(of: viewClass)
    forgetOtherView()
    guard registered.insert(kind + identifier).inserted else { return }
    collectionView.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  private func forgetOtherView() {
    guard registeredView !== collectionView else { return }
    registeredView = collectionView
    registered = []
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
      "\(sourceName) names no class for the cell at \(indexPath): override cellClasses() or cellClass(at:)")
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
    assert(found != nil, "\(sourceName) names no class for the \(kind) of section \(indexPath.section)")
    let viewClass = found ?? CollectionViewSectionView.self
    register(viewClass, kind)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.reuseIdentifier(of: viewClass), for: indexPath)
    if let view = view as? CollectionViewSectionView {
      view.cellDelegate = self
      view.item = dataSource?.item(ofKind: kind, inSection: indexPath.section)
    }
    return view
  }

  private var sourceName: String { dataSource.map { String(describing: type(of: $0)) } ?? "the data source" }

  // MARK: UICollectionViewDelegateFlowLayout

  /// Returns the layout's item size if one was set; else as wide as the view and 50 points high.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let layout = collectionViewLayout as? UICollectionViewFlowLayout {
      let estimate = layout.estimatedItemSize
      if estimate != .zero, estimate != UICollectionViewFlowLayout.automaticSize { return estimate }
      // 50 × 50 is a flow layout's initial value (facts 6.1), which the app did not choose.
      if layout.itemSize != CGSize(width: 50, height: 50) { return layout.itemSize }
    }
    return CGSize(width: collectionView.bounds.width, height: 50)
  }

  /// Returns no height if the data source has no header; else the layout's size if one was set, or 50 points.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size(of: dataSource?.resolvedHeaderClass(at: [section, 0]), chosen: layout?.headerReferenceSize)
  }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size(of: dataSource?.resolvedFooterClass(at: [section, 0]), chosen: layout?.footerReferenceSize)
  }

  private func size(of viewClass: CollectionViewSectionView.Type?, chosen: CGSize?) -> CGSize {
    guard viewClass != nil else { return .zero }
    guard let chosen, chosen != .zero else { return CGSize(width: collectionView.bounds.width, height: 50) }
    return chosen
  }
}
