import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A row outside the visible part as a target of the focus: its cell is created when it gets the focus.
final class DeferredRowFocusItem: NSObject, DeferredFocusItem {
  private weak var table: UITableView?
  private let index: ItemIndex
  let frame: CGRect

  init(_ table: UITableView, _ index: ItemIndex, _ frame: CGRect) {
    self.table = table
    self.index = index
    self.frame = frame
    super.init()
  }

  var canBecomeFocused: Bool { table?.canFocus(index.indexPath) ?? false }

  var parentFocusEnvironment: (any UIFocusEnvironment)? { table }

  func materialized() -> (any UIFocusItem)? { table?.cellForFocus(at: index) }
}
