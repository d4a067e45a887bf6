import CoreGraphics

/// A change of a layer over time. Abstract.
///
/// A layer animates a copy; changing an animation after it was added has no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  final var timing = CALayer.Timing()
  private var userValues: [String: Any] = [:]

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// 0 means the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pacing of one run; `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Retained until the animation is gone, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// Kept; the display decides.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class func defaultValue(forKey key: String) -> Any? { nil }

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

  /// Adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }

  open func value(forKey key: String) -> Any? { userValues[key] }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  // MARK: Evaluation

  /// Seconds from begin to end on the parent's clock; infinite when it never ends.
  final var span: CFTimeInterval {
    guard speed != 0 else { return .infinity }
    return (activeDuration - timeOffset) / Double(abs(speed))
  }

  /// Seconds of all runs together on the own clock.
  private var activeDuration: CFTimeInterval {
    let run = timing.duration * (autoreverses ? 2 : 1)
    if repeatCount > 0 { return repeatCount.isFinite && repeatCount < 1e30 ? run * Double(repeatCount) : .infinity }
    return repeatDuration > 0 ? repeatDuration : run
  }

  /// The time inside one run, in seconds, at `time` on the parent's clock; `nil` when the animation shows nothing then.
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

  /// Writes the values at `time`, on the parent's clock, into a presentation layer.
  func apply(to layer: CALayer, at time: CFTimeInterval) {}

  /// The properties that change, by their first key.
  var animatedKeys: [String] { [] }

  /// Fills in what was left to the surroundings.
  func resolve(defaultDuration: CFTimeInterval) {
    if timing.duration <= 0 { timing.duration = defaultDuration }
  }
}
