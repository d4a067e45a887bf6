/// Follows a drag over windows: finds the views that accept its items, and asks them what a drop would do.
@MainActor final class DropTracker {
  let session: DropSession
  private(set) var target: UIDropInteraction?
  /// The interactions that the drag was over.
  private var visited: [UIDropInteraction] = []
  private var proposal: UIDropProposal?

  init(_ session: DropSession) { self.session = session }

  /// Asks the views at the session's position. Called whenever it has moved, or its items have changed.
  func look() {
    let found = interested()
    if found !== target {
      leave()
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    guard let target, let delegate = target.delegate else { return }
    proposal = delegate.dropInteraction(target, sessionDidUpdate: session)
  }

  /// Tells the current view that the drag has left it.
  func leave() {
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
    target = nil
    proposal = nil
  }

  /// The result of a drop at the current place.
  var operation: UIDropOperation {
    guard target != nil, let operation = proposal?.operation else { return .cancel }
    return operation == .move && !session.allowsMoveOperation ? .forbidden : operation
  }

  /// Whether a drop at the current place would copy or move the items.
  var takesDrop: Bool { operation == .copy || operation == .move }

  /// Tells all views that the drag was over of its end.
  func end() {
    for other in visited { other.delegate?.dropInteraction(other, sessionDidEnd: session) }
    visited = []
  }

  /// Returns the interaction that accepts the items, of the nearest view around the session's position.
  private func interested() -> UIDropInteraction? {
    var view = session.window.hitTest(session.point, with: nil)
    while let current = view {
      for case let found as UIDropInteraction in current.interactions {
        if let delegate = found.delegate, delegate.dropInteraction(found, canHandle: session) { return found }
      }
      view = current.superview
    }
    return nil
  }
}
