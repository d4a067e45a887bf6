import QuartzCore

/// Runs one drag: moves the pictures, finds the views that accept the items, and ends with a drop or a cancellation.
@MainActor final class DragController {
  /// The drag in progress; nil for none.
  private(set) static weak var running: DragController?

  private let interaction: UIDragInteraction
  private let delegate: any UIDragInteractionDelegate
  private let session: DragSession
  private let dropSession: DropSession
  private let springs: SpringLoading
  private let previews: DragPreviewsView
  private let finish: () -> Void
  /// The interactions that have added items.
  private var contributors: [UIDragInteraction] = []
  private var target: UIDropInteraction?
  /// The interactions that the drag was over.
  private var visited: [UIDropInteraction] = []
  private var proposal: UIDropProposal?
  private var isOver = false
  private var hasBegun = false

  init(
    _ interaction: UIDragInteraction, _ delegate: any UIDragInteractionDelegate, _ session: DragSession,
    from view: UIView, finish: @escaping () -> Void
  ) {
    self.interaction = interaction
    self.delegate = delegate
    self.session = session
    self.finish = finish
    dropSession = DropSession(session)
    springs = SpringLoading(session)
    let targeted = session.items.map { item in
      item.previewProvider?().map { DragPreviewsView.Preview(view: $0.view) }
        ?? delegate.dragInteraction(interaction, previewForLifting: item, session: session).map {
          DragPreviewsView.Preview(view: $0.view)
        }
    }
    previews = DragPreviewsView(targeted.compactMap(\.self), at: session.point, in: session.window)
    let animator = DragAnimator()
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    animator.run { [previews] in previews.lift() }
    Self.running = self
  }

  var window: UIWindow { session.window }

  /// Adds the items that an interaction has at a point of its view. Returns whether there are any.
  @discardableResult func addItems(of other: UIDragInteraction, at point: CGPoint) -> Bool {
    guard !isOver, let adding = other.delegate,
      adding.dragInteraction(other, sessionForAddingItems: [session], withTouchAt: point) === session
    else { return false }
    let items = adding.dragInteraction(other, itemsForAddingTo: session, withTouchAt: point)
    guard !items.isEmpty else { return false }
    delegate.dragInteraction(interaction, session: session, willAdd: items, for: other)
    if !contributors.contains(where: { $0 === other }) { contributors.append(other) }
    session.add(items)
    dropSession.add(items)
    previews.add(
      items.compactMap { item in
        (item.previewProvider?()?.view
          ?? adding.dragInteraction(other, previewForLifting: item, session: session)?.view)
          .map(DragPreviewsView.Preview.init)
      })
    // The views below may not accept the new items.
    if hasBegun { look() }
    return true
  }

  /// Called when the pointer has moved to a point of the window.
  func move(to point: CGPoint) {
    guard !isOver else { return }
    if !hasBegun {
      hasBegun = true
      delegate.dragInteraction(interaction, sessionWillBegin: session)
    }
    session.point = point
    dropSession.point = point
    previews.move(to: point)
    delegate.dragInteraction(interaction, sessionDidMove: session)
    look()
    springs.move()
  }

  private func look() {
    let found = interested(at: session.point)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      target = found
      proposal = nil
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
      }
    }
    guard let target, let delegate = target.delegate else { return }
    proposal = delegate.dropInteraction(target, sessionDidUpdate: dropSession)
  }

  /// Returns the interaction that accepts the items, of the nearest view around a point.
  private func interested(at point: CGPoint) -> UIDropInteraction? {
    var view = session.window.hitTest(point, with: nil)
    while let current = view {
      for case let found as UIDropInteraction in current.interactions {
        if let delegate = found.delegate, delegate.dropInteraction(found, canHandle: dropSession) { return found }
      }
      view = current.superview
    }
    return nil
  }

  /// The result of a drop at the current place.
  var operation: UIDropOperation {
    guard target != nil, let operation = proposal?.operation else { return .cancel }
    return operation == .move && !session.allowsMoveOperation ? .forbidden : operation
  }

  /// Called when the finger was lifted.
  func drop() {
    guard !isOver else { return }
    let operation = operation
    guard operation == .copy || operation == .move, let target, let taker = target.delegate else { return cancel() }
    isOver = true
    springs.end()
    delegate.dragInteraction(interaction, session: session, willEndWith: operation)
    taker.dropInteraction(target, performDrop: dropSession)
    let animator = DragAnimator()
    var place: UIPreviewTarget?
    if let view = interaction.view, view.window != nil {
      for item in session.items {
        let usual = UITargetedDragPreview(view: view)
        place = place ?? taker.dropInteraction(target, previewForDropping: item, withDefault: usual)?.target
        taker.dropInteraction(target, item: item, willAnimateDropWith: animator)
      }
    }
    animator.run { [previews, session] in
      if let place { previews.center = place.container.convert(place.center, to: session.window) }
      previews.alpha = 0
    } completion: { [self] in
      taker.dropInteraction(target, concludeDrop: dropSession)
      end(operation)
    }
  }

  /// Returns the items to their source.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    springs.end()
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
    delegate.dragInteraction(interaction, session: session, willEndWith: .cancel)
    let animator = DragAnimator()
    for item in session.items { delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator) }
    animator.run { [previews] in
      previews.goBack()
    } completion: { [self] in
      end(.cancel)
    }
  }

  private func end(_ operation: UIDropOperation) {
    if Self.running === self { Self.running = nil }
    previews.removeFromSuperview()
    for other in visited { other.delegate?.dropInteraction(other, sessionDidEnd: dropSession) }
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
    for other in contributors where other !== interaction { other.additionsDidEnd?() }
    finish()
  }
}
