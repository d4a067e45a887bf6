import QuartzCore
import WindowServer

/// Runs one drag: moves the pictures, finds the views that accept the items, and ends with a drop or a cancellation.
///
/// While it is over its own window, the pointer's touch drives it. When it leaves, the window server takes over
/// (`leaveWindow`): the drag can then go to other programs, to other windows of this one, and back.
@MainActor final class DragController {
  /// The drag in progress; nil for none.
  private(set) static weak var running: DragController?

  private let interaction: UIDragInteraction
  private let delegate: any UIDragInteractionDelegate
  private let session: DragSession
  private let tracker: DropTracker
  private let springs: SpringLoading
  private let previews: DragPreviewsView
  private let finish: () -> Void
  /// The interactions that have added items.
  private var contributors: [UIDragInteraction] = []
  private var isOver = false
  private var hasBegun = false
  /// The drag's data for other programs, once it has left its window.
  private(set) var offer: DragOffer?
  /// Whether the window server has refused the drag.
  private var cannotLeave = false

  init(
    _ interaction: UIDragInteraction, _ delegate: any UIDragInteractionDelegate, _ session: DragSession,
    from view: UIView, finish: @escaping () -> Void
  ) {
    self.interaction = interaction
    self.delegate = delegate
    self.session = session
    self.finish = finish
    tracker = DropTracker(DropSession(session))
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
    tracker.session.add(items)
    previews.add(
      items.compactMap { item in
        (item.previewProvider?()?.view
          ?? adding.dragInteraction(other, previewForLifting: item, session: session)?.view)
          .map(DragPreviewsView.Preview.init)
      })
    // The views below may not accept the new items.
    if hasBegun { tracker.look() }
    return true
  }

  // MARK: The pointer

  /// Called when the pointer has moved to a point of the window.
  func pointerDidMove(to point: CGPoint) {
    guard !isOver, offer == nil else { return }
    if !hasBegun {
      hasBegun = true
      delegate.dragInteraction(interaction, sessionWillBegin: session)
    }
    if !window.bounds.contains(point), leaveWindow(at: point) { return }
    move(to: point, in: window)
    previews.move(to: point)
  }

  /// Called when the finger was lifted.
  func pointerWasLifted() { if offer == nil { drop() } }

  /// Called when the touch was cancelled, as it is when the window server has taken over.
  func pointerWasCancelled() { if offer == nil { cancel() } }

  private func move(to point: CGPoint, in window: UIWindow) {
    for session in [session, tracker.session] {
      session.window = window
      session.point = point
    }
    delegate.dragInteraction(interaction, sessionDidMove: session)
    tracker.look()
    springs.move()
  }

  // MARK: Other windows and programs

  /// Hands the drag to the window server. Returns false where drags stay within the window, as in a browser.
  private func leaveWindow(at point: CGPoint) -> Bool {
    guard !cannotLeave, let surface = window.surface as? any DragSurface else { return false }
    let offer = DragOffer.make(of: session)
    offer.picture = previews.layer
    offer.hotSpot = previews.convert(point, from: nil)
    offer.didEnd = { [self] isTaken in
      if !isOver { isTaken ? endElsewhere() : cancel() }
    }
    guard surface.beginDrag(offer) else {
      cannotLeave = true
      return false
    }
    self.offer = offer
    tracker.leave()
    springs.end()
    previews.isHidden = true
    return true
  }

  /// Called when the drag has come back, or moves over another window of the app. Returns whether it can be dropped.
  func comeBack(to point: CGPoint, in window: UIWindow) -> Bool {
    guard !isOver else { return false }
    move(to: point, in: window)
    return tracker.takesDrop
  }

  /// Called when the drag has left a window of the app again.
  func goAway() {
    guard !isOver else { return }
    tracker.leave()
    springs.end()
  }

  /// Ends the drag after a drop on another program.
  private func endElsewhere() {
    isOver = true
    springs.end()
    delegate.dragInteraction(interaction, session: session, willEndWith: .copy)
    end(.copy)
  }

  // MARK: The end

  /// Drops the items at the current place, or returns them to their source. Returns whether they were dropped.
  @discardableResult func drop() -> Bool {
    guard !isOver else { return false }
    let operation = tracker.operation
    guard tracker.takesDrop, let target = tracker.target, let taker = target.delegate else {
      cancel()
      return false
    }
    isOver = true
    offer?.wasTaken = true
    springs.end()
    let dropSession = tracker.session
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
      if let place, place.container.window === previews.window {
        previews.center = place.container.convert(place.center, to: session.window)
      }
      previews.alpha = 0
    } completion: { [self] in
      taker.dropInteraction(target, concludeDrop: dropSession)
      end(operation)
    }
    return true
  }

  /// Returns the items to their source.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    springs.end()
    tracker.leave()
    // The desktop's drag may go on, but other programs get nothing from it.
    offer?.isWithdrawn = true
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
    tracker.end()
    // The offer's closure retains this object.
    offer?.didEnd = { _ in }
    offer?.picture = nil
    offer = nil
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
    for other in contributors where other !== interaction { other.additionsDidEnd?() }
    finish()
  }
}
