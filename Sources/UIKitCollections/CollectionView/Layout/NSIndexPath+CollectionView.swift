import Foundation
@_spi(UIKit) import UIKitCore

extension NSIndexPath {
  /// Creates an index path of row `row` in section `section` of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates an index path of item `item` in section `section` of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The first index: the section of a table or a collection view.
  public var section: Int { index(atPosition: 0) }

  /// The second index: the row of a table.
  public var row: Int { index(atPosition: 1) }

  /// The second index: the item of a collection view.
  public var item: Int { index(atPosition: 1) }
}
