import CoreGraphics

/// An animation from one value to another. A missing value is taken from the layer.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cabasicanimation).
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil, the default, means the layer's.
  open var fromValue: Any?
  /// The value at the end; nil, the default, means `fromValue` plus `byValue`, or the layer's.
  open var toValue: Any?
  /// The difference between start and end; nil by default.
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func value(at fraction: CGFloat, seconds: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? {
    guard let (from, to) = ends(current) else { return nil }
    return from.interpolated(to: to, progress(fraction: fraction, seconds: seconds))
  }

  /// Returns the progress of the value; a spring overshoots.
  func progress(fraction: CGFloat, seconds: CFTimeInterval) -> CGFloat { fraction }

  private func ends(_ current: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    let from = fromValue.map(AnimatableValue.init)
    let to = toValue.map(AnimatableValue.init)
    let by = byValue.map(AnimatableValue.init)
    // An additive animation starts from zero where others start from the layer's value.
    let base = isAdditive ? current.zero : current
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.scaled(-1)), to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.adding(by))
    case (nil, nil, nil): return nil
    }
  }
}
