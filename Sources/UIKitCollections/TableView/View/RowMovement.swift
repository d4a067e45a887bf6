import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A row that is being moved by its grip.
@MainActor struct RowMovement {
  /// The row in the data source, which is updated when the movement ends.
  var original: ItemIndex
  /// The place at which the view shows the row now.
  var current: ItemIndex
  var cell: UITableViewCell
  /// The distance from the finger to the cell's centre.
  var grip: CGFloat
  var scroller: EdgeScroller?
}
