import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@Suite struct IndexPathTests {
  @Test func namesItems() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1))
    #expect(path == [1, 3])
    #expect((path.section, path.item, path.row) == (1, 3, 3))
    path.item = 5
    path.section = 2
    #expect(path == [2, 5])
    path.row = 6
    #expect(path.item == 6)
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
  }

  @Test func namesItemsOfObjects() {
    let path = NSIndexPath(item: 3, section: 1)
    #expect((path.section, path.item, path.row) == (1, 3, 3))
    #expect(NSIndexPath(row: 3, section: 1).isEqual(path))
    #expect(IndexPath(item: 3, section: 1) == IndexPath(indexes: [path.section, path.item]))
  }
}
