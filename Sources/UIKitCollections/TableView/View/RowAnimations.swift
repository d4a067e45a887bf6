import CollectionCore
@_spi(UIKit) import UIKitCore

/// How the rows and sections of a batch come and go, by position: leaving ones before it, new ones after it.
@MainActor struct RowAnimations {
  var deletedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  var insertedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]

  /// How a row that is gone, or made anew, leaves.
  func leaving(_ index: ItemIndex) -> UITableView.RowAnimation {
    deletedRows[index] ?? deletedSections[index.section] ?? .automatic
  }

  /// How a row that is new comes. A reloaded one comes as the former one leaves.
  func coming(_ index: ItemIndex, _ plan: UpdatePlan) -> UITableView.RowAnimation {
    if let own = insertedRows[index] ?? insertedSections[index.section] { return own }
    if let old = plan.oldIndex(ofNew: index) { return leaving(old) }
    if let section = plan.oldSection(ofNew: index.section) { return deletedSections[section] ?? .automatic }
    return .automatic
  }
}

extension UITableView.RowAnimation {
  /// Where a row of the frame comes from, or goes to, and how visible it is there.
  func start(of frame: CGRect, in bounds: CGRect, isRightToLeft: Bool) -> (frame: CGRect, alpha: CGFloat) {
    switch self {
    case .fade, .automatic, .middle, .none: return (frame, 0)
    case .left, .right:
      let isRight = (self == .right) != isRightToLeft
      return (frame.offsetBy(dx: isRight ? bounds.width : -bounds.width, dy: 0), 1)
    case .top: return (frame.offsetBy(dx: 0, dy: -frame.height), 0)
    case .bottom: return (frame.offsetBy(dx: 0, dy: frame.height), 0)
    }
  }
}
