import WindowServer

/// An action of the user, with the touches or keys that belong to it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen, or clicks of a pointing device.
    case touches = 0
    /// Motion of the device. Does not occur here.
    case motion = 1
    /// A command of a remote control. Does not occur here.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// Scrolling by a device. Does not occur here: scroll views handle it.
    case scroll = 10
    /// Movement of a pointer without a pressed button. Does not occur here: hover recognisers handle it.
    case hover = 11
    /// A pinch on a touchpad. Does not occur here: pinch recognisers handle it.
    case transform = 14
  }

  /// A subdivision of motion and remote control events, which do not occur here.
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
    /// The main button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the mask of one button: 1 is the primary, 2 the secondary, 3 and above the others.
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
  /// The touch that caused the event.
  weak var changed: UITouch?

  public override init() {
    super.init()
  }

  /// The kind of the event.
  open var type: EventType { eventType }
  /// The subdivision of the kind: always none.
  open var subtype: EventSubtype { .none }
  /// The time of the event in seconds, on the clock of `UITouch.timestamp`.
  open var timestamp: TimeInterval { eventTime }
  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { eventModifiers }
  /// The buttons of the pointing device that are held.
  open var buttonMask: ButtonMask { eventButtons }

  /// Every touch that is down or was ended by this event.
  open var allTouches: Set<UITouch>? { touchSet }

  /// Returns the event's touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touchSet.filter { $0.window === window }
  }

  /// Returns the event's touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touchSet.filter { $0.view === view }
  }

  /// Returns the event's touches that a recogniser receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touchSet.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// Returns the samples between the last event and this one: only the touch itself, because nothing is coalesced.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns the touches expected next: always none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
