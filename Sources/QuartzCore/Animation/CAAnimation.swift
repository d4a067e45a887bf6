import CoreGraphics

/// A change of a layer over time. Abstract.
///
/// A layer animates a copy: changing an animation after it was added has no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/caanimation).
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  final var timing = CALayer.Timing()
  private var userValues: [String: Any] = [:]

  /// The start of the animation on the layer's clock, in seconds; 0, the default, means when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The time inside the animation at which it starts, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The rate of the animation's clock relative to the layer's; 1 by default.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The seconds of one run; 0, the default, means the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The number of runs, which may be fractional; 0, the default, means one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The seconds of all runs together; used when `repeatCount` is 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run is followed by one backwards; false by default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The effect of the animation before it begins and after it ends; `.removed` by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pacing of one run; nil, the default, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified of the start and end. Retained until the animation has been removed, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer when it ends; true by default.
  open var isRemovedOnCompletion = true
  /// The preferred frame rates. Stored, without effect: the display decides.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the default value of a key; always nil here.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether the value of a key is archived; always false here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.userValues = userValues
    return copy
  }

  /// Adds the animation to the layer, under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Stores a value under any key. It has no effect on the animation.
  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }

  /// Returns a value that was stored under a key.
  open func value(forKey key: String) -> Any? { userValues[key] }

  /// Stores a value under a key path, which is treated as one key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Returns a value that was stored under a key path, which is treated as one key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  // MARK: Evaluation

  /// The seconds from start to end on the parent's clock; infinite if the animation never ends.
  final var span: CFTimeInterval {
    guard speed != 0 else { return .infinity }
    return (activeDuration - timeOffset) / Double(abs(speed))
  }

  /// The seconds of all runs together on the animation's own clock.
  private var activeDuration: CFTimeInterval {
    let run = timing.duration * (autoreverses ? 2 : 1)
    if repeatCount > 0 { return repeatCount.isFinite && repeatCount < 1e30 ? run * Double(repeatCount) : .infinity }
    return repeatDuration > 0 ? repeatDuration : run
  }

  /// Returns the time inside one run, in seconds, at `time` on the parent's clock; nil when the animation has no effect
  /// then.
  final func runTime(at time: CFTimeInterval) -> (time: CFTimeInterval, run: Int)? {
    let total = activeDuration
    var local = (time - beginTime) * Double(speed) + timeOffset
    if speed < 0 { local += total.isFinite ? total : 0 }
    if time < beginTime || local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      local = max(0, min(timeOffset, total))
    } else if local >= total {
      guard fillMode == .forwards || fillMode == .both || !isRemovedOnCompletion && fillMode != .removed else {
        return nil
      }
      local = total
    }
    let length = timing.duration
    guard length > 0, length.isFinite else { return (length > 0 ? local : 0, 0) }
    var run = Int(min((local / length).rounded(.down), 1e9))
    var inside = local - Double(run) * length
    // The very end of the last run is the end, not the start of another.
    if local >= total, run > 0, inside < 1e-9 * length {
      run -= 1
      inside = length
    }
    if autoreverses {
      if run % 2 == 1 { inside = length - inside }
      run /= 2
    }
    return (inside, run)
  }

  /// Writes the values at `time`, on the parent's clock, to a presentation layer.
  func apply(to layer: CALayer, at time: CFTimeInterval) {}

  /// The first keys of the animated properties.
  var animatedKeys: [String] { [] }

  /// Sets the duration if it is still open.
  func resolve(defaultDuration: CFTimeInterval) {
    if timing.duration <= 0 { timing.duration = defaultDuration }
  }
}
