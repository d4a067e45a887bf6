/// A finger, a pen or a held mouse button, from touching to lifting.
///
/// The same object represents the touch all the time; its properties change.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitouch).
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has touched, or the button went down.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch is down and has not moved in this event.
    case stationary = 2
    /// The finger was lifted, or the button released.
    case ended = 3
    /// The system has ended the touch.
    case cancelled = 4
    /// A pointer without a button has entered a window. Does not occur here, as the next two.
    case regionEntered = 5
    /// A pointer without a button has moved.
    case regionMoved = 6
    /// A pointer without a button has left.
    case regionExited = 7
  }

  /// The device of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A device that does not point, such as a remote control.
    case indirect = 1
    /// A pen.
    case pencil = 2
    /// A mouse or touchpad.
    case indirectPointer = 3

    /// The older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The properties of a touch that may be estimated.
  public struct Properties: OptionSet, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of a pen.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of a pen to the surface.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The position.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation of a pen about its axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  // Set by the dispatcher. Locations are in the window's coordinates.
  var touchPhase = Phase.began
  var touchType = TouchType.direct
  var touchTime: TimeInterval = 0
  var touchTapCount = 1
  var touchIdentifier = 0
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  weak var touchWindow: UIWindow?
  weak var touchView: UIView?
  var recognizers: [UIGestureRecognizer] = []
  /// The state of the touch's delivery to the view.
  var delivery = Delivery.pending

  /// The stages of the delivery to the view.
  enum Delivery {
    /// The touch has not been delivered to its view yet.
    case pending
    /// Withheld by a recogniser or a scroll view.
    case held
    case delivered
    /// Cancelled by a gesture: the view gets no further calls.
    case cancelled
  }

  public override init() {
    super.init()
  }

  /// The stage of the touch.
  open var phase: Phase { touchPhase }
  /// The device of the touch.
  open var type: TouchType { touchType }
  /// The time of the last change in seconds, since an arbitrary instant.
  open var timestamp: TimeInterval { touchTime }
  /// The number of taps at the same place in quick succession.
  open var tapCount: Int { touchTapCount }
  /// The window of the touch.
  open var window: UIWindow? { touchWindow }
  /// The view in which the touch began.
  open var view: UIView? { touchView }
  /// The recognisers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The radius of the touch in points: 20 for fingers, 0 for a mouse.
  open var majorRadius: CGFloat { touchType == .indirectPointer ? 0 : 20 }
  /// The uncertainty of the radius in points: 5 for fingers, 0 for a mouse.
  open var majorRadiusTolerance: CGFloat { touchType == .indirectPointer ? 0 : 5 }
  /// The force of the touch: always 0, it is not measured.
  open var force: CGFloat { 0 }
  /// The greatest possible force: always 0, it is not measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pen to the surface in radians: always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// An index that later updates refer to: always nil.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The properties that are estimated: always none.
  open var estimatedProperties: Properties { [] }
  /// The properties that will be updated: always none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Returns the direction of a pen in radians: always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pen as a vector: always to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Returns the position of the touch in `view`'s coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Returns the position before the last change in `view`'s coordinates, or in the window's for nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// Returns the same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== touchWindow else { return point }
    return view.convert(point, from: touchWindow)
  }
}
