import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return setCellSource(nil, identifier) }
    guard let type = cellClass as? UITableViewCell.Type else {
      raise(
        "NSInvalidArgumentException",
        "must pass a class of kind UITableViewCell to registerClass:forCellReuseIdentifier:; got \(cellClass)")
    }
    setCellSource(.cellClass(type), identifier)
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    setCellSource(nib.map { nib in .factory { nib.makeOnlyView(identifier: identifier) } }, identifier)
  }

  func registerHeaderFooter(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return registrations.edges[identifier] = nil }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      raise(
        "NSInvalidArgumentException",
        "must pass a class of kind UITableViewHeaderFooterView to registerClass:forHeaderFooterViewReuseIdentifier:; "
          + "got \(aClass)")
    }
    registrations.edges[identifier] = .headerFooterClass(type)
  }

  func registerHeaderFooter(_ nib: UINib?, _ identifier: String) {
    registrations.edges[identifier] = nib.map { nib in .factory { nib.makeOnlyView(identifier: identifier) } }
  }

  /// Replaces the source of cells of an identifier. Cells from the previous source are not reused.
  func setCellSource(_ source: TableRegistrations.Source?, _ identifier: String) {
    if case .cellClass(let new)? = source, case .cellClass(let old)? = registrations.cells[identifier], new == old {
      return
    }
    registrations.cells[identifier] = source
    registrations.waiting[identifier] = nil
  }

  // MARK: Dequeuing

  func requiredCell(_ identifier: String, _ indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, indexPath) else {
      raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    return cell
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath?) -> UITableViewCell? {
    if let cell = registrations.reconfigured {
      guard cell.reuseIdentifier == identifier else {
        raise(
          "NSInternalInconsistencyException",
          "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
            + "reconfiguring a row, which is not allowed.")
      }
      return cell
    }
    if let cell = registrations.waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      // For assistive technology it is another element from now on.
      cell.accessibilityState?.nodeID = 0
      cell.didDequeue()
      size(cell, indexPath)
      return cell
    }
    let cell: UITableViewCell
    switch registrations.cells[identifier] {
    case .cellClass(let type): cell = RuntimeInstance.makeTableCell(type, identifier: identifier)
    case .factory(let make):
      guard let made = make() as? UITableViewCell else {
        raise("NSInternalInconsistencyException", "the view registered for identifier \(identifier) is not a cell")
      }
      cell = made
    default: return nil
    }
    if cell.row.identifier == nil { cell.row.identifier = identifier }
    cell.row.table = self
    size(cell, indexPath)
    return cell
  }

  /// Gives a dequeued cell its size before the data source configures it.
  private func size(_ cell: UITableViewCell, _ indexPath: IndexPath?) {
    var size = registrations.requestedFrame?.size ?? CGSize(width: rowWidth, height: cell.bounds.height)
    if size.width <= 0 { size.width = cell.bounds.width }
    guard cell.bounds.size != size, size.height > 0 else { return }
    UIView.performWithoutAnimation { cell.frame.size = size }
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = registrations.waitingEdges[identifier]?.popLast() {
      view.prepareForReuse()
      view.accessibilityState?.nodeID = 0
      return view
    }
    let view: UITableViewHeaderFooterView
    switch registrations.edges[identifier] {
    case .headerFooterClass(let type): view = RuntimeInstance.makeHeaderFooter(type, identifier: identifier)
    case .factory(let make):
      guard let made = make() as? UITableViewHeaderFooterView else {
        raise(
          "NSInternalInconsistencyException",
          "the view registered for identifier \(identifier) is not a UITableViewHeaderFooterView")
      }
      view = made
    default: return nil
    }
    if view.state.identifier == nil { view.state.identifier = identifier }
    view.state.table = self
    return view
  }
}

extension UINib {
  /// Returns the nib's only top-level view.
  func makeOnlyView(identifier: String) -> UIView {
    guard let view = instantiate(withOwner: nil).first as? UIView else {
      raise(
        "NSInternalInconsistencyException",
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a UITableViewCell instance")
    }
    return view
  }
}
