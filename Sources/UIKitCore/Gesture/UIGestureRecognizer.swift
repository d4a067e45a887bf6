/// Recognises one kind of movement among the touches in a view and its subviews.
///
/// Recognisers get touches before views do. A recogniser starts in `.possible`. A discrete one ends in `.ended` or
/// `.failed`; a continuous one goes through `.began` and `.changed` to `.ended` or `.cancelled`. When its touches have
/// ended it is `reset()` and starts again. `GestureEnvironment` decides between recognisers of the same touches.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The stage of recognition.
  public enum State: Int, Sendable {
    /// The gesture was not recognised yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended and was recognised.
    case ended = 3
    /// The system has cancelled a continuous gesture.
    case cancelled = 4
    /// The touches do not form the gesture.
    case failed = 5

    /// The final state of a discrete recogniser: the same as `ended`.
    public static var recognized: State { .ended }
  }

  // State kept by the environment.
  var currentState = State.possible {
    didSet { observers?.look() }
  }
  var observers: UIPropertyObservers?
  /// The state that the recogniser enters when those that it requires to fail have failed.
  var pendingState: State?
  package var trackedTouches: [UITouch] = []
  var trackedPresses: [UIPress] = []
  var handlers: [GestureHandler] = []
  var requirements: [WeakGesture] = []
  weak var attachedView: UIView?
  var latestModifiers: UIKeyModifierFlags = []
  var latestButtons: UIEvent.ButtonMask = []

  /// Creates a recogniser that calls `action` of `target` on every change of state from `.began` or `.ended` on. The
  /// target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without actions; see `UIGestureRecognizer+Closures.swift` for adding some.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  /// Called when the recogniser was loaded from a nib or storyboard and outlets are connected. The default does
  /// nothing.
  open func awakeFromNib() {}

  // MARK: Targets

  /// Calls `action` of `target` on changes of state. The target is not retained. The method can take the recogniser.
  open func addTarget(_ target: Any, action: Selector) {
    guard !handlers.contains(where: { $0.target?.matches(target, action) == true }) else { return }
    handlers.append(GestureHandler(target: TargetAction(target, action)))
  }

  /// Removes calls of `action` of `target`. Nil stands for every action or every target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { $0.target?.matches(target, action) == true }
  }

  // MARK: State

  /// The stage of recognition. Subclasses set it in their methods for touches. The delegate and the view can turn the
  /// change into `.failed`, and failure requirements can delay it.
  open var state: State {
    get { currentState }
    set { GestureEnvironment.shared.change(self, to: newValue) }
  }

  /// The object that can refuse touches and allow simultaneous recognition. It is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser gets touches; true by default. Setting it to false cancels a gesture in progress.
  open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { GestureEnvironment.shared.abandon(self) }
      observers?.look()
    }
  }

  /// The view that the recogniser is attached to; nil for none.
  open var view: UIView? { attachedView }

  /// A name for debugging; nil by default.
  open var name: String?

  /// Whether recognition cancels the touches in views; true by default.
  open var cancelsTouchesInView = true
  /// Whether touches are withheld from views until the recogniser has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether the end of a touch is withheld from views until the recogniser has failed; true by default.
  open var delaysTouchesEnded = true
  /// Whether all touches must be of one type; true by default. Stored; has no effect: they need not.
  open var requiresExclusiveTouchType = true

  /// The types of touches that are received, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that are received, as raw values of `UIPress.PressType`; empty by default.
  open var allowedPressTypes: [NSNumber] = []

  /// The modifier keys held during the latest event.
  open var modifierFlags: UIKeyModifierFlags { latestModifiers }
  /// The buttons of the pointing device held during the latest event.
  open var buttonMask: UIEvent.ButtonMask { latestButtons }

  /// Makes this recogniser wait until another has failed. If the other succeeds, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakGesture(otherGestureRecognizer))
  }

  // MARK: Touches

  /// Returns the centre of the touches in `view`'s coordinates, or in the window's for nil.
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

  /// Returns the position of a touch.
  ///
  /// - Precondition: `touchIndex` is in `0..<numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    trackedTouches[touchIndex].location(in: view)
  }

  /// The last centre of the touches, in the window.
  var lastCentroid = CGPoint.zero

  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  // MARK: Subclassing

  /// Called when touches begin. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have ended. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called on iOS when estimated properties of touches were updated. Never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when a key or button of one of `allowedPressTypes` is pressed in the view. The default does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called on iOS when the force of a button has changed. Never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a key or button is released. The default does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the system cancels a press. The default does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the recogniser returns to `.possible`, so that subclasses can reset their state. The default does
  /// nothing.
  open func reset() {}

  /// Stops tracking `touch`, which is no longer counted in `numberOfTouches`.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
  }

  /// Stops tracking a press, whose end is no longer delivered to the recogniser.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    trackedPresses.removeAll { $0 === button }
  }

  /// Returns whether recognition makes another recogniser fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recogniser's success makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recogniser must wait until the other has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the other recogniser must wait until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recogniser gets an event, before its first touch; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Returns whether the recogniser's own rules, apart from delegates, let it begin now.
  @_spi(UIKit) open func mayBegin() -> Bool { true }

  /// Returns whether two of UIKit's own recognisers may recognise together, whatever delegates say.
  func isInherentlySimultaneous(with other: UIGestureRecognizer) -> Bool { false }

  /// Handles a step of a touchpad pinch. Returns whether this recogniser uses it.
  func receive(_ magnification: Magnification) -> Bool { false }
}

/// A target of a recogniser.
@MainActor struct GestureHandler {
  let identifier: UIGestureRecognizer.ActionToken
  /// The target; nil for a closure.
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
