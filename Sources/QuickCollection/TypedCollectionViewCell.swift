import UIKit

/// A cell that shows items of one type, for those who prefer generics to casts.
@MainActor open class TypedCollectionViewCell<Item>: CollectionViewCell {
  /// The item with its type.
  public var typedItem: Item? { item as? Item }

  /// Shows an item.
  open func configure(with item: Item) {}

  public final override func configureCell() {
    if let typedItem { configure(with: typedItem) }
  }
}
