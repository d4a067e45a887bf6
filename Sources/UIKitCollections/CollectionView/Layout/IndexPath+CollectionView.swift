import CollectionCore
import Foundation
@_spi(UIKit) import UIKitCore

extension IndexPath {
  /// An index path that names the row `row` of section `section` of a table.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// An index path that names the item `item` of section `section` of a collection view.
  public init(item: Int, section: Int) {
    self = ItemIndex(section: section, item: item).indexPath
  }

  /// The first index: a section of a table or a collection view. The index path must not be empty.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index: a row of a table. The index path must have two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index: an item of a collection view. The index path must have two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
