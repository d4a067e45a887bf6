import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The classes and nibs from which cells, headers and footers are created, and the views that wait for reuse.
@MainActor struct TableRegistrations {
  enum Source {
    case cellClass(UITableViewCell.Type)
    case headerFooterClass(UITableViewHeaderFooterView.Type)
    /// Another way of creating a view, such as a nib.
    case factory(() -> UIView)
  }

  /// The identifier of the views created for titles.
  static let titleIdentifier = "UITableViewTitleHeaderFooterView"

  var cells: [String: Source] = [:]
  var edges: [String: Source] = [:]
  var waiting: [String: [UITableViewCell]] = [:]
  var waitingEdges: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cell that is being reconfigured, which dequeuing returns.
  var reconfigured: UITableViewCell?
  /// The frame of the cell that the data source is providing.
  var requestedFrame: CGRect?
  /// Whether the delegate has methods for views above and below sections, with the delegate to which this applies.
  var hasHeaderViews: (AnyObject, Bool)?
  var hasFooterViews: (AnyObject, Bool)?
  /// The views created in the process.
  var firstHeader: UIView?
  var firstFooter: UIView?
}
