import CollectionCore
@_spi(UIKit) import UIKitCore

/// The animations of the rows and sections in a batch, by position: before the update for those that leave, after it
/// for new ones.
@MainActor struct RowAnimations {
  var deletedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  var insertedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]

  /// Replaces the data source's positions by displayed ones.
  mutating func translate(_ translation: PlaceholderPositions.Translation) {
    deletedRows = Dictionary(deletedRows.map { (translation.before($0.key), $0.value) }) { $1 }
    insertedRows = Dictionary(insertedRows.map { (translation.after($0.key), $0.value) }) { $1 }
  }

  /// Returns the animation of a row that is deleted or recreated.
  func leaving(_ index: ItemIndex) -> UITableView.RowAnimation {
    deletedRows[index] ?? deletedSections[index.section] ?? .automatic
  }

  /// Returns the animation of a new row. A reloaded one appears with the animation with which its predecessor leaves.
  func coming(_ index: ItemIndex, _ plan: UpdatePlan) -> UITableView.RowAnimation {
    if let own = insertedRows[index] ?? insertedSections[index.section] { return own }
    if let old = plan.oldIndex(ofNew: index) { return leaving(old) }
    if let section = plan.oldSection(ofNew: index.section) { return deletedSections[section] ?? .automatic }
    return .automatic
  }
}

extension UITableView.RowAnimation {
  /// Returns the frame from which a row appears, or to which it leaves, and its opacity there.
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
