import Foundation
@_spi(UIKit) import UIKitCore

extension NSIndexPath {
  /// An index path that names the row `row` of section `section` of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// An index path that names the item `item` of section `section` of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first index: a section of a table or a collection view.
  public var section: Int { index(atPosition: 0) }

  /// The second index: a row of a table.
  public var row: Int { index(atPosition: 1) }

  /// The second index: an item of a collection view.
  public var item: Int { index(atPosition: 1) }
}
