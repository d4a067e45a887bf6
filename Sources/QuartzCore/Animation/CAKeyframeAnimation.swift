import CoreGraphics

/// An animation through a series of values, or along a path.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation).
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; nil by default.
  open var values: [Any]?
  /// The path of a point, used instead of `values`; nil by default.
  open var path: CGPath?
  /// The times at which the values are reached, as fractions of the duration from 0 to 1; nil, the default, distributes
  /// them evenly.
  open var keyTimes: [NSNumber]?
  /// The pacings between each two values; nil, the default, means linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the curve at each value, in the cubic modes: 1 is tight, -1 round; nil, the default, is 0.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value, in the cubic modes: values other than 0 give corners; nil, the default,
  /// is 0.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value, in the cubic modes: 1 bends it before the value, -1 after it; nil, the
  /// default, is 0.
  open var biasValues: [NSNumber]?
  /// Whether a layer rotates with the path; nil, the default, means not.
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
      copy.rotationMode = rotationMode
    }
    return copy
  }

  override func value(at fraction: CGFloat, seconds: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? {
    if path != nil { return pathPoint(at: fraction).map { .point($0.point) } }
    guard let list = values?.map(AnimatableValue.init), let first = list.first else { return nil }
    if list.count == 1 { return first }
    if calculationMode == .discrete {
      let times = keyTimes.map { $0.map { CGFloat($0.doubleValue) } }
      var index = 0
      if let times, times.count >= list.count {
        while index + 1 < list.count, fraction >= times[index + 1] { index += 1 }
      } else {
        index = min(Int(fraction * CGFloat(list.count)), list.count - 1)
      }
      return list[index]
    }
    let (index, share) = segment(fraction, times(for: list))
    if calculationMode == .cubic || calculationMode == .cubicPaced {
      let before = list[max(index - 1, 0)]
      let after = list[min(index + 2, list.count - 1)]
      return AnimatableValue.spline(
        before, list[index], list[index + 1], after, share, start: bend(at: index), end: bend(at: index + 1))
    }
    return list[index].interpolated(to: list[index + 1], share)
  }

  private func bend(at index: Int) -> AnimatableValue.Bend {
    func value(_ list: [NSNumber]?) -> CGFloat {
      guard let list, index < list.count else { return 0 }
      return CGFloat(list[index].doubleValue)
    }
    return AnimatableValue.Bend(
      tension: value(tensionValues), continuity: value(continuityValues), bias: value(biasValues))
  }

  /// Returns the index of the value before a fraction of the time, and the progress to the next one.
  private func segment(_ fraction: CGFloat, _ times: [CGFloat]) -> (Int, CGFloat) {
    var index = 0
    while index + 2 < times.count, fraction >= times[index + 1] { index += 1 }
    let length = times[index + 1] - times[index]
    var share = length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1
    if let functions = timingFunctions, index < functions.count { share = functions[index].value(at: share) }
    return (index, share)
  }

  private func times(for list: [AnimatableValue]) -> [CGFloat] {
    if calculationMode == .paced || calculationMode == .cubicPaced {
      var sums: [CGFloat] = [0]
      for (a, b) in zip(list, list.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
      if let total = sums.last, total > 0 { return sums.map { $0 / total } }
    } else if let keyTimes, keyTimes.count == list.count {
      return keyTimes.map { CGFloat($0.doubleValue) }
    }
    return list.indices.map { CGFloat($0) / CGFloat(list.count - 1) }
  }

  /// Returns a point on the path and its direction. The speed along the path is even.
  private func pathPoint(at fraction: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    guard let path else { return nil }
    let points = path.flattenedPoints().flatMap { $0 }
    guard let first = points.first else { return nil }
    if points.count == 1 { return (first, 0) }
    var sums: [CGFloat] = [0]
    for (a, b) in zip(points, points.dropFirst()) { sums.append(sums[sums.count - 1] + hypot(b.x - a.x, b.y - a.y)) }
    let wanted = min(max(fraction, 0), 1) * (sums.last ?? 0)
    var index = 0
    while index + 2 < points.count, sums[index + 1] < wanted { index += 1 }
    let (a, b) = (points[index], points[index + 1])
    let length = sums[index + 1] - sums[index]
    let share = length > 0 ? (wanted - sums[index]) / length : 0
    return (
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share), atan2(b.y - a.y, b.x - a.x)
    )
  }

  package override func apply(to layer: CALayer, at time: CFTimeInterval) {
    super.apply(to: layer, at: time)
    guard let rotationMode, path != nil, let (seconds, _) = runTime(at: time), timing.duration > 0 else { return }
    let share = CGFloat(seconds / timing.duration)
    guard let angle = pathPoint(at: timingFunction?.value(at: share) ?? share)?.angle else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    layer.transform = CATransform3DRotate(layer.transform, turn, 0, 0, 1)
  }
}
