import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The heights that apply where the delegate returns none, in points; `automaticDimension` leaves them to the views.
@MainActor struct TableHeights {
  var row = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  var estimatedRow = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  /// The space above the headers of a plain table.
  var headerPadding = UITableView.automaticDimension
  var fillerRow: CGFloat = 0
  /// When cells that size themselves are measured again.
  var invalidation = UITableView.SelfSizingInvalidation.enabled
}
