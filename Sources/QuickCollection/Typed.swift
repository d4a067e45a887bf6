import UIKit

/// A cell that shows items of one type: for those who prefer generics to casts.
@MainActor open class TypedCollectionViewCell<Item>: CollectionViewCell {
  /// The item, as what it is.
  public var typedItem: Item? { item as? Item }

  /// Shows an item.
  open func configure(with item: Item) {}

  public final override func configureCell() {
    if let typedItem { configure(with: typedItem) }
  }
}

/// One section of items of one type, shown by one class of cell.
@MainActor public final class TypedDataSource<Item, Cell: TypedCollectionViewCell<Item>>: CollectionViewDataSource {
  public init(_ items: [Item], cell: Cell.Type = Cell.self) { super.init(items: items) }

  public var typedItems: [Item] { items as? [Item] ?? [] }

  public override func cellClasses() -> [CollectionViewCell.Type] { [Cell.self] }
}
