/// Lets the user drag a view's content to other views and programs, by a long press and a move.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidraginteraction).
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that provides the dragged items. It is not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether drags can begin; true by default, as on tablets.
  open var isEnabled = true {
    didSet {
      recognizer?.isEnabled = isEnabled
      addition?.isEnabled = isEnabled
    }
  }
  /// Whether drags can begin by default: always true here.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other recognisers may continue during the press that lifts; false by default. Stored; has no effect: they
  /// may until it moves.
  open var allowsSimultaneousRecognitionDuringLift = false
  private var recognizer: DragGestureRecognizer?
  private var addition: DragAdditionGestureRecognizer?
  /// Called at the end of a drag that began elsewhere, and to which items were added here.
  package var additionsDidEnd: (() -> Void)?
  private var running: DragController?

  /// Creates an interaction with its delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    running?.cancel()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    if let addition { self.view?.removeGestureRecognizer(addition) }
    recognizer = nil
    addition = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = DragGestureRecognizer()
    recognizer.isEnabled = isEnabled
    recognizer.addAction { [weak self] recognizer in self?.follow(recognizer) }
    recognizer.lift = { [weak self] point in self?.begin(at: point) ?? false }
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
    let addition = DragAdditionGestureRecognizer(target: nil, action: nil)
    addition.isEnabled = isEnabled
    addition.addAction { [weak self] in self?.addItems(at: $0.location(in: $0.view)) }
    self.addition = addition
    view.addGestureRecognizer(addition)
  }

  private func addItems(at point: CGPoint) {
    DragController.running?.addItems(of: self, at: point)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let running else { return }
    switch recognizer.state {
    case .began, .changed: running.pointerDidMove(to: recognizer.location(in: nil))
    case .ended: running.pointerWasLifted()
    case .cancelled, .failed: running.pointerWasCancelled()
    default: break
    }
  }

  /// Lifts the items at a point of the view. Returns false where there are none.
  private func begin(at point: CGPoint) -> Bool {
    guard isEnabled, running == nil, let view, let window = view.window, let delegate else { return false }
    let session = DragSession(items: [], at: view.convert(point, to: window), in: window)
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !items.isEmpty else { return false }
    session.begin(with: items)
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    running = DragController(self, delegate, session, from: view) { [weak self] in self?.running = nil }
    return true
  }
}

/// An object that provides the dragged items. Only `itemsForBeginning` is required; the other methods have defaults.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidraginteractiondelegate).
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items that a press on the view lifts; an empty array for none.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Returns the view whose picture is dragged for an item; nil for none. The default is the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Would return the place to which an item returns when the drag is cancelled. Never called here: it is the source.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called before the items are lifted. Changes added to `animator` run along.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called before an item returns to its source. Changes added to `animator` run along.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  /// Called when the drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called when the drag has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the drag ends.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Returns whether the items may be moved away from the view; true by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items stay within the app; false by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns the items that a tap on the view adds to a running drag; none by default. `point` is in the view's
  /// coordinates.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns the drag that a tap on the view adds items to; nil for none. By default it is the only one.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Called before items of an interaction, this or another one, are added to a drag that began here.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) } }
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.count == 1 ? sessions.first : nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
}

/// An object that runs additional changes along with the animations of a drag.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidraganimating).
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

@MainActor package final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  package func run(_ own: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      own()
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion(.end) }
      completion()
    }
  }
}
