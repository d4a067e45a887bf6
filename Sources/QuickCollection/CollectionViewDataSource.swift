import UIKit

/// The data of a `CollectionViewController`: items, and the classes of the views that show them.
///
/// One section of `items` requires only `cellClasses()`; everything else can be overridden.
@MainActor open class CollectionViewDataSource: NSObject {
  /// The items of the only section; `nil` means empty.
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

  /// Returns the item that a cell shows; `nil` beyond the end.
  open func item(at indexPath: IndexPath) -> Any? {
    guard let items, items.indices.contains(indexPath.item) else { return nil }
    return items[indexPath.item]
  }

  /// Returns the item that a section's header shows; `nil`, the default, for none.
  open func headerItem(inSection section: Int) -> Any? { nil }
  /// Returns the item that a section's footer shows; `nil`, the default, for none.
  open func footerItem(inSection section: Int) -> Any? { nil }

  // MARK: Classes

  /// Returns the class of one cell; `nil` leaves it to `cellClasses()`. A class that is not among those of
  /// `cellClasses()` is registered when it first occurs.
  open func cellClass(at indexPath: IndexPath) -> CollectionViewCell.Type? { nil }

  /// Returns one class for each section; a section past the end uses the first.
  open func cellClasses() -> [CollectionViewCell.Type] { [] }

  /// Returns the class of a section's header; `nil` leaves it to `headerClasses()`.
  open func headerClass(at indexPath: IndexPath) -> CollectionViewHeader.Type? { nil }

  /// Returns one class for each section; a section past the end uses the first. `nil` for no headers.
  open func headerClasses() -> [CollectionViewHeader.Type]? { nil }

  /// Returns the class of a section's footer; `nil` leaves it to `footerClasses()`.
  open func footerClass(at indexPath: IndexPath) -> CollectionViewFooter.Type? { nil }

  /// Returns one class for each section; a section past the end uses the first. `nil` for no footers.
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
