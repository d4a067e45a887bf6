import CoreGraphics

/// An animation of one key path. Abstract.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/capropertyanimation).
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property; nil by default.
  open var keyPath: String?
  /// Whether the value is added to the layer's; false by default.
  open var isAdditive = false
  /// Whether each run starts where the last one ended; false by default.
  open var isCumulative = false
  /// The part of a transform for which the values stand; nil, the default, means the property itself.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
      copy.valueFunction = valueFunction
    }
    return copy
  }

  package override var animatedKeys: [String] {
    keyPath.map { [String($0.prefix { $0 != "." })] } ?? []
  }

  /// The key path, extended by the value function's part.
  var effectiveKeyPath: String? {
    guard let keyPath else { return nil }
    guard let part = valueFunction?.name.keyPathSuffix else { return keyPath }
    return keyPath + "." + part
  }

  /// Returns the value at a fraction of a run.
  func value(at fraction: CGFloat, seconds: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? { nil }

  package override func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let keyPath = effectiveKeyPath, let (seconds, run) = runTime(at: time),
      let current = layer.value(forKeyPath: keyPath).map(AnimatableValue.init) ?? emptyValue
    else { return }
    let share = timing.duration > 0 ? CGFloat(seconds / timing.duration) : 1
    let paced = timingFunction?.value(at: share) ?? share
    guard var value = value(at: paced, seconds: seconds, current: current) else { return }
    if isCumulative, run > 0, let last = self.value(at: 1, seconds: timing.duration, current: current) {
      for _ in 0..<min(run, 10_000) { value = value.adding(last) }
    }
    if isAdditive { value = current.adding(value) }
    layer.setValue(value.unwrapped, forKeyPath: keyPath)
  }

  /// The value of a property that is nil, such as a colour.
  private var emptyValue: AnimatableValue? { .none(()) }
}
