/// Watches the touches in a view and its subviews for one kind of movement.
///
/// Recognisers get touches before views do. A recogniser starts in `.possible`; a discrete one ends in `.ended` or
/// `.failed`, a continuous one goes through `.began` and `.changed` to `.ended` or `.cancelled`. Once its touches are
/// gone it is `reset()` and starts again. `GestureEnvironment` decides between recognisers that watch the same touches.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of recognition.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The final state of a discrete recogniser: the same as `ended`.
    public static var recognized: State { .ended }
  }

  // State kept by the environment.
  var currentState = State.possible
  /// The state that the recogniser enters once those it requires to fail have failed.
  var pendingState: State?
  package var trackedTouches: [UITouch] = []
  var handlers: [GestureHandler] = []
  var requirements: [WeakGesture] = []
  weak var attachedView: UIView?
  var latestModifiers: UIKeyModifierFlags = []
  var latestButtons: UIEvent.ButtonMask = []

  /// A recogniser that calls `action` of `target`, which is not kept alive, on every change of state from `.began` or
  /// `.ended` on.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser without anything to call; `UIGestureRecognizer+Closures.swift` has more ways to give it something.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  /// Called when a nib or storyboard is loaded, after outlets are connected. Does nothing here.
  open func awakeFromNib() {}

  // MARK: Targets

  /// Calls `action` of `target`, which is not kept alive, as well. The method may take the recogniser.
  open func addTarget(_ target: Any, action: Selector) {
    guard !handlers.contains(where: { $0.target?.matches(target, action) == true }) else { return }
    handlers.append(GestureHandler(target: TargetAction(target, action)))
  }

  /// Ends calls of `action`, or of every action for nil, of `target`, or of every target for nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { $0.target?.matches(target, action) == true }
  }

  // MARK: State

  /// Subclasses set it from their touch methods. What others may do to the change: `shouldBegin` of the delegate and
  /// the view can turn it into `.failed`, failure requirements hold it back.
  open var state: State {
    get { currentState }
    set { GestureEnvironment.shared.change(self, to: newValue) }
  }

  /// The object that can refuse touches and allow recognisers to work at the same time, held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// False cancels what is in progress and hides all touches.
  open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { GestureEnvironment.shared.abandon(self) }
    }
  }

  /// The view it is attached to, by `UIView.addGestureRecognizer(_:)`.
  open var view: UIView? { attachedView }

  /// A name for debugging; nil by default.
  open var name: String?

  /// Whether recognition takes the touches away from views (`touchesCancelled`). True by default.
  open var cancelsTouchesInView = true
  /// Whether touches are held back from views until this recogniser has failed. False by default.
  open var delaysTouchesBegan = false
  /// Whether a touch's end is held back from views until this recogniser has failed. True by default.
  open var delaysTouchesEnded = true
  /// Stored only: a recogniser here takes touches of all its allowed types.
  open var requiresExclusiveTouchType = true

  /// Raw values of `UITouch.TouchType`. All by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Raw values of `UIPress.PressType`. None by default.
  open var allowedPressTypes: [NSNumber] = []

  /// The modifier keys that are held down, by the latest event.
  open var modifierFlags: UIKeyModifierFlags { latestModifiers }
  /// The mouse buttons that are pressed, by the latest event.
  open var buttonMask: UIEvent.ButtonMask { latestButtons }

  /// Makes this wait until `otherGestureRecognizer` has failed; its success fails this.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakGesture(otherGestureRecognizer))
  }

  // MARK: Touches

  /// The centroid of the touches in `view`'s coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    let touches = trackedTouches
    guard !touches.isEmpty else { return convertFromWindow(lastCentroid, to: view) }
    var sum = CGPoint.zero
    for touch in touches {
      let point = touch.location(in: view)
      sum.x += point.x
      sum.y += point.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The number of touches that the recogniser is tracking.
  open var numberOfTouches: Int { trackedTouches.count }

  /// - Precondition: `touchIndex` is in `0..<numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    trackedTouches[touchIndex].location(in: view)
  }

  /// Where the touches were, in the window, when there were any.
  var lastCentroid = CGPoint.zero

  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  // MARK: For subclasses

  /// Called when touches begin. For subclasses; the default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved. For subclasses; the default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have been lifted. For subclasses; the default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away. For subclasses; the default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated properties of touches have become exact; never here, since no device gives estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when a key or button goes down. For subclasses; the default does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a button's force has changed. For subclasses; the default does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a key or button comes up. For subclasses; the default does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the system takes a press away. For subclasses; the default does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the recogniser goes back to `.possible`, for subclasses to forget what they gathered.
  open func reset() {}

  /// Takes no further notice of `touch`, which does not count in `numberOfTouches` any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
  }

  /// Called to stop tracking a press; does nothing here.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Whether recognising this keeps `preventedGestureRecognizer` from recognising. True by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer`, having recognised, makes this one fail. True by default; for subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one has to wait until the other has failed. False by default; for subclasses.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other has to wait until this one has failed. False by default; for subclasses.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Asked before the first touch of an event. True by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether the recogniser's own rules, apart from delegates, let it begin now.
  @_spi(UIKit) open func mayBegin() -> Bool { true }

  /// Whether two of UIKit's own recognisers go together whatever delegates say.
  func isInherentlySimultaneous(with other: UIGestureRecognizer) -> Bool { false }

  /// A step of a touchpad pinch; true when this recogniser takes it.
  func receive(_ magnification: Magnification) -> Bool { false }
}

/// A target of a recogniser.
@MainActor struct GestureHandler {
  let identifier: UIGestureRecognizer.ActionToken
  /// Nil for a closure.
  let target: TargetAction?
  let body: @MainActor (UIGestureRecognizer) -> Void

  init(identifier: UIGestureRecognizer.ActionToken, body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.identifier = identifier
    self.body = body
    target = nil
  }

  init(target: TargetAction) {
    identifier = UIGestureRecognizer.ActionToken()
    self.target = target
    body = { recognizer in
      if let object = target.target { target.action.sendOrRaise(to: object, [recognizer]) }
    }
  }
}

struct WeakGesture {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
