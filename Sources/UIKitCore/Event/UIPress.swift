/// A key, or another button that is not a touch, while it is held.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    /// A key without a type of its own, as UIKit numbers those.
    case keyboard = 2000
  }

  var pressPhase = Phase.began
  var pressType = PressType.keyboard
  var pressTime: TimeInterval = 0
  var pressKey: UIKey?
  weak var pressWindow: UIWindow?
  weak var pressResponder: UIResponder?
  /// Sent again by the keyboard while the key is held.
  var isRepeat = false
  var course = Course.unhandled

  /// The receiver of the press when it began.
  enum Course { case command, responder, unhandled }

  public override init() {
    super.init()
  }

  open var timestamp: TimeInterval { pressTime }
  open var phase: Phase { pressPhase }
  open var type: PressType { pressType }
  open var window: UIWindow? { pressWindow }
  /// The responder that gets the press first.
  open var responder: UIResponder? { pressResponder }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var force: CGFloat { pressPhase == .ended ? 0 : 1 }
  open var key: UIKey? { pressKey }
}
