/// A key, or another button that is not a touch, from going down to its release.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipress).
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The stage of a press.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The kind of button.
  public enum PressType: Int, Sendable {
    /// The up arrow key.
    case upArrow = 0
    /// The down arrow key.
    case downArrow = 1
    /// The left arrow key.
    case leftArrow = 2
    /// The right arrow key.
    case rightArrow = 3
    /// The button that selects, on a remote control.
    case select = 4
    /// The button for the menu, on a remote control.
    case menu = 5
    /// The button for playing and pausing, on a remote control.
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    /// A key without a kind of its own.
    case keyboard = 2000
  }

  var pressPhase = Phase.began
  var pressType = PressType.keyboard
  var pressTime: TimeInterval = 0
  var pressKey: UIKey?
  weak var pressWindow: UIWindow?
  weak var pressResponder: UIResponder?
  /// Whether the keyboard repeats the press while the key is held.
  var isRepeat = false
  var course = Course.unhandled
  var recognizers: [UIGestureRecognizer] = []

  /// The receiver of the press when it began.
  enum Course { case command, responder, unhandled }

  public override init() {
    super.init()
  }

  /// The time of the last change in seconds, on the clock of `UITouch.timestamp`.
  open var timestamp: TimeInterval { pressTime }
  /// The stage of the press.
  open var phase: Phase { pressPhase }
  /// The kind of button.
  open var type: PressType { pressType }
  /// The window that received the press.
  open var window: UIWindow? { pressWindow }
  /// The responder that receives the press first.
  open var responder: UIResponder? { pressResponder }
  /// The recognisers that receive the press; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// The force of the press: 1 while the key is held, 0 at its end.
  open var force: CGFloat { pressPhase == .ended ? 0 : 1 }
  /// The key; nil for a button that is not a key.
  open var key: UIKey? { pressKey }
}
