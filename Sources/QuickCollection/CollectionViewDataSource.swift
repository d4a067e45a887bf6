import UIKit

/// The data of a `CollectionViewController`: items, and the classes of the views that show them.
///
/// One section of `items` needs no subclass method but `cellClasses()`; everything else is there to be overridden.
@MainActor open class CollectionViewDataSource: NSObject {
  /// The items of the only section. Nil is as good as empty.
  open var items: [Any]?

  /// Creates a data source of one section.
  public init(items: [Any]? = nil) {
    self.items = items
    super.init()
  }

  // MARK: Counts and items

  /// The number of sections; 1 unless overridden.
  open func numberOfSections() -> Int { 1 }

  /// The number of items in a section; that of `items` unless overridden.
  open func numberOfItems(inSection section: Int) -> Int { items?.count ?? 0 }

  /// The item a cell shows; nil beyond the end.
  open func item(at indexPath: IndexPath) -> Any? {
    guard let items, items.indices.contains(indexPath.item) else { return nil }
    return items[indexPath.item]
  }

  /// The item that a section's header shows; `nil` shows none, and so does the default.
  open func headerItem(inSection section: Int) -> Any? { nil }
  /// The item that a section's footer shows; `nil` shows none, and so does the default.
  open func footerItem(inSection section: Int) -> Any? { nil }

  // MARK: Classes

  /// The class of one cell; nil leaves it to `cellClasses()`. Every class returned here must be among those of
  /// `cellClasses()` or is registered when it is first met.
  open func cellClass(at indexPath: IndexPath) -> CollectionViewCell.Type? { nil }

  /// One class a section; a section past the end uses the first.
  open func cellClasses() -> [CollectionViewCell.Type] { [] }

  /// The class of a section's header; nil leaves it to `headerClasses()`.
  open func headerClass(at indexPath: IndexPath) -> CollectionViewHeader.Type? { nil }

  /// One class a section; a section past the end uses the first. Nil: no headers.
  open func headerClasses() -> [CollectionViewHeader.Type]? { nil }

  /// The class of a section's footer; `nil` leaves it to `footerClasses()`.
  open func footerClass(at indexPath: IndexPath) -> CollectionViewFooter.Type? { nil }

  /// One class per section; a section past the end uses the first. `nil`: no footers.
  open func footerClasses() -> [CollectionViewFooter.Type]? { nil }

  // MARK: Resolution

  func resolvedCellClass(at indexPath: IndexPath) -> CollectionViewCell.Type? {
    cellClass(at: indexPath) ?? Self.forSection(indexPath.section, of: cellClasses())
  }

  func resolvedHeaderClass(at indexPath: IndexPath) -> CollectionViewHeader.Type? {
    headerClass(at: indexPath) ?? Self.forSection(indexPath.section, of: headerClasses() ?? [])
  }

  func resolvedFooterClass(at indexPath: IndexPath) -> CollectionViewFooter.Type? {
    footerClass(at: indexPath) ?? Self.forSection(indexPath.section, of: footerClasses() ?? [])
  }

  func item(ofKind kind: String, inSection section: Int) -> Any? {
    kind == UICollectionView.elementKindSectionHeader ? headerItem(inSection: section) : footerItem(inSection: section)
  }

  private static func forSection<Class>(_ section: Int, of classes: [Class]) -> Class? {
    classes.indices.contains(section) ? classes[section] : classes.first
  }
}
