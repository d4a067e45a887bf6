import WindowServer

/// Something the person did, with the touches or keys it consists of.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The pressed buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The mask of one button: 1 is the primary, 2 the secondary, 3 and above the others.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  // Set by the dispatcher.
  var eventType = EventType.touches
  var eventTime: TimeInterval = 0
  var eventModifiers: UIKeyModifierFlags = []
  var eventButtons: ButtonMask = []
  var touchSet: Set<UITouch> = []
  weak var eventWindow: UIWindow?
  /// The touch that made the event.
  weak var changed: UITouch?

  public override init() {
    super.init()
  }

  open var type: EventType { eventType }
  open var subtype: EventSubtype { .none }
  /// Seconds on the clock of `UITouch.timestamp`.
  open var timestamp: TimeInterval { eventTime }
  open var modifierFlags: UIKeyModifierFlags { eventModifiers }
  open var buttonMask: ButtonMask { eventButtons }

  /// Every touch that is down, or was lifted by this event.
  open var allTouches: Set<UITouch>? { touchSet }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touchSet.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    touchSet.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touchSet.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// The samples between the last event and this one; here the touch itself, for nothing is coalesced.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
