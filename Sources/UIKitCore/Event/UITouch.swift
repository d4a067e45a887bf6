/// One finger, pen or held mouse button, from touching down to lifting.
///
/// The same object stands for the touch all its life; its properties follow.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static var stylus: TouchType { .pencil }
  }

  public struct Properties: OptionSet, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
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

  /// How far a touch has come on its way to its view.
  enum Delivery {
    /// The touch has not been delivered to its view yet.
    case pending
    /// Held back by a recogniser or a scroll view.
    case held
    case delivered
    /// Taken away by a gesture: the view gets no further calls.
    case cancelled
  }

  public override init() {
    super.init()
  }

  open var phase: Phase { touchPhase }
  open var type: TouchType { touchType }
  /// Seconds since an arbitrary instant, of the event that changed the touch last.
  open var timestamp: TimeInterval { touchTime }
  open var tapCount: Int { touchTapCount }
  open var window: UIWindow? { touchWindow }
  /// The view the touch went down in.
  open var view: UIView? { touchView }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  open var majorRadius: CGFloat { touchType == .indirectPointer ? 0 : 20 }
  open var majorRadiusTolerance: CGFloat { touchType == .indirectPointer ? 0 : 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Where the touch is, in `view`'s coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== touchWindow else { return point }
    return view.convert(point, from: touchWindow)
  }
}
