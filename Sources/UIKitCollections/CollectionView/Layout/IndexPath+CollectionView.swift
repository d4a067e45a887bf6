import CollectionCore
import Foundation
@_spi(UIKit) import UIKitCore

extension IndexPath {
  /// Creates an index path of row `row` in section `section` of a table.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// Creates an index path of item `item` in section `section` of a collection view.
  public init(item: Int, section: Int) {
    self = ItemIndex(section: section, item: item).indexPath
  }

  /// The first index: the section of a table or a collection view. The index path must not be empty.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index: the row of a table. The index path must have two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index: the item of a collection view. The index path must have two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
