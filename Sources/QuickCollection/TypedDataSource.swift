import UIKit

/// One section of items of one type, shown by one class of cell.
@MainActor public final class TypedDataSource<Item, Cell: TypedCollectionViewCell<Item>>: CollectionViewDataSource {
  /// Creates a data source of `items`, shown by cells of the class `cell`.
  public init(_ items: [Item], cell: Cell.Type = Cell.self) { super.init(items: items) }

  /// The items with their type; empty if any is of another type.
  public var typedItems: [Item] { items as? [Item] ?? [] }

  public override func cellClasses() -> [CollectionViewCell.Type] { [Cell.self] }
}
