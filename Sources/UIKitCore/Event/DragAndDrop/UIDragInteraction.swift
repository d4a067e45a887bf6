/// Lets what a view shows be dragged to other views of the app: after a long press, by moving.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether drags begin; true by default, as on tablets.
  open var isEnabled = true { didSet { recognizer?.isEnabled = isEnabled } }
  /// Whether drags begin by default: everywhere here.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other recognisers may go on during the press that lifts: kept, they may until it moves.
  open var allowsSimultaneousRecognitionDuringLift = false
  private var recognizer: DragGestureRecognizer?
  private var running: DragController?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    running?.cancel()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
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
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let running else { return }
    switch recognizer.state {
    case .began, .changed: running.move(to: recognizer.location(in: nil))
    case .ended: running.drop()
    case .cancelled, .failed: running.cancel()
    default: break
    }
  }

  /// Gets the items at a point of the view and lifts them. Returns false where there are none.
  private func begin(at point: CGPoint) -> Bool {
    guard isEnabled, running == nil, let view, let window = view.window, let delegate else { return false }
    let session = DragSession(items: [], at: view.convert(point, to: window), in: window)
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !items.isEmpty else { return false }
    session.begin(with: items)
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    running = DragController(self, delegate, session, from: view) { [weak self] in self?.running = nil }
    return true
  }
}

/// Says what is dragged. `itemsForBeginning` has to be there; the others have defaults that change nothing.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns what a press on the view lifts; none for nothing.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Returns the view whose picture is dragged for an item; nil for none. The default is the interaction's view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Returns the place to which an item goes back; nil for where it came from.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Returns whether the things may leave the view; true by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the things stay within the app: they do in any case.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Not called: a drag has the things it began with.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
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
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
}

/// Runs changes along with the animations of a drag.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
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
    UIView.animate(withDuration: 0.25) {
      own()
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion(.end) }
      completion()
    }
  }
}
