@_spi(UIKit) import UIKitCore

extension UITableView {
  /// The object that decides which rows can be dragged, held weakly; nil by default.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.interactions?.dragDelegate as? any UITableViewDragDelegate }
    set {
      let parts = draggingParts()
      parts.dragDelegate = newValue
      parts.source = newValue.map { _ in source() }
    }
  }

  /// The object that handles drops, held weakly; nil by default.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.interactions?.dropDelegate as? any UITableViewDropDelegate }
    set {
      let parts = draggingParts()
      parts.dropDelegate = newValue
      parts.destination = newValue.map { _ in destination() }
    }
  }

  private func draggingParts() -> ListDragging {
    if let interactions = dragging.interactions { return interactions }
    let made = ListDragging(
      self, indexPath: { [weak self] in self?.indexPathForRow(at: $0) },
      cell: { [weak self] in self?.cellForRow(at: $0) })
    made.isEnabled = dragInteractionEnabled
    dragging.interactions = made
    return made
  }

  private func source() -> ListDragging.Source {
    var source = ListDragging.Source()
    source.items = { [weak self] session, path in
      guard let self, !isPlaceholder(path) else { return [] }
      return dragDelegate?.tableView(self, itemsForBeginning: session, at: dataSourcePath(for: path)) ?? []
    }
    source.moreItems = { [weak self] session, path, point in
      guard let self, !isPlaceholder(path) else { return [] }
      return dragDelegate?.tableView(self, itemsForAddingTo: session, at: dataSourcePath(for: path), point: point) ?? []
    }
    source.willBegin = { [weak self] session in
      if let self { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    }
    source.didEnd = { [weak self] session in
      if let self { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    }
    source.allowsMove = { [weak self] session in
      guard let self else { return true }
      return dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    source.staysInApp = { [weak self] session in
      guard let self else { return false }
      return dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
    return source
  }

  private func destination() -> ListDragging.Destination {
    var destination = ListDragging.Destination()
    destination.canHandle = { [weak self] session in
      guard let self else { return false }
      return dropDelegate?.tableView(self, canHandle: session) ?? false
    }
    destination.didEnter = { [weak self] session in
      if let self { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    }
    destination.update = { [weak self] session, path in
      guard let self, let dropDelegate else {
        return ListDragging.Answer(proposal: UIDropProposal(operation: .cancel), mark: .none)
      }
      let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      let mark: ListDragging.Mark =
        switch proposal.intent {
        case .unspecified: .none
        case .insertAtDestinationIndexPath, .automatic: .between
        case .insertIntoDestinationIndexPath: .into
        }
      return ListDragging.Answer(proposal: proposal, mark: mark)
    }
    destination.perform = { [weak self] session, path, proposal in
      guard let self, let dragging = dragging.interactions, let proposal = proposal as? UITableViewDropProposal else {
        return
      }
      let coordinator = TableDropCoordinator(session, path, proposal, dragging, self)
      dropDelegate?.tableView(self, performDropWith: coordinator)
    }
    destination.didExit = { [weak self] session in
      if let self { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    }
    destination.didEnd = { [weak self] session in
      if let self { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    }
    return destination
  }
}

private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, path, size)
    super.init()
  }
}

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let dragging: ListDragging
  private let view: UITableView

  init(
    _ session: any UIDropSession, _ path: IndexPath?, _ proposal: UITableViewDropProposal, _ dragging: ListDragging,
    _ view: UITableView
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    self.dragging = dragging
    destinationIndexPath = path
    items = session.items.map {
      TableDropItem(
        $0, from: dragging.origins[ObjectIdentifier($0)].map(view.dataSourcePath(for:)), size: dragging.liftedSize)
    }
    super.init()
  }

  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    // Without a position there is no placeholder, and the context's methods return false.
    let identifier = view.insertPlaceholder(placeholder) ?? 0
    if let path = view.placeholders.index(of: identifier)?.indexPath {
      dragging.aim(at: path)
      if let cell = view.cellForRow(at: path) { dragging.parameters = placeholder.previewParametersProvider?(cell) }
    }
    return TablePlaceholderContext(dragItem, view, identifier, dragging.animator)
  }

  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    dragging.aim(at: indexPath)
    return dragging.animator
  }

  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    dragging.aim(at: indexPath, rect)
    return dragging.animator
  }

  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    dragging.place = target
    return dragging.animator
  }
}
