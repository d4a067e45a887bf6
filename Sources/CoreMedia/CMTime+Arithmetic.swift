extension CMTime: Comparable, Hashable {
  public static func == (left: CMTime, right: CMTime) -> Bool { left.order(to: right) == 0 }
  /// Returns whether a time is before another; see `CMTime` for times that are not numbers.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.order(to: right) < 0 }

  public func hash(into hasher: inout Hasher) {
    // Equivalent times are equal whatever their timescales.
    hasher.combine(isNumeric ? seconds : Double(rank))
  }

  /// The order of numbers and others: −∞, numbers, indefinite, ∞, invalid.
  private var rank: Int {
    if !isValid { return 4 }
    if isNegativeInfinity { return 0 }
    if isPositiveInfinity { return 3 }
    return isIndefinite ? 2 : 1
  }

  fileprivate func order(to other: CMTime) -> Int {
    guard rank == 1, other.rank == 1 else { return rank - other.rank }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let left = value.multipliedFullWidth(by: CMTimeValue(other.timescale))
    let right = other.value.multipliedFullWidth(by: CMTimeValue(timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }

  /// Returns the sum, in a timescale that holds both exactly, if possible; infinite if it overflows.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    left.combined(with: right) { $0.addingReportingOverflow($1) }
  }

  /// Returns the difference, in a timescale that holds both exactly, if possible; infinite if it overflows.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    if right.isPositiveInfinity { return left.combined(with: .negativeInfinity) { $0.addingReportingOverflow($1) } }
    if right.isNegativeInfinity { return left.combined(with: .positiveInfinity) { $0.addingReportingOverflow($1) } }
    return left.combined(with: right) { $0.subtractingReportingOverflow($1) }
  }

  private func combined(
    with other: CMTime, _ body: (CMTimeValue, CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool)
  ) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    if isIndefinite || other.isIndefinite { return .indefinite }
    if !isNumeric { return other.isNumeric || other == self ? self : .invalid }
    if !other.isNumeric { return other }
    var scale = timescale
    if scale != other.timescale {
      // The smallest timescale that holds both exactly, otherwise the finer of the two.
      let (common, overflow) = (scale / Self.divisor(scale, other.timescale)).multipliedReportingOverflow(
        by: other.timescale)
      scale = overflow ? max(scale, other.timescale) : common
    }
    let (left, right) = (
      convertScale(scale, method: .default), other.convertScale(scale, method: .default)
    )
    guard left.isNumeric, right.isNumeric else { return .indefinite }
    let (sum, overflow) = body(left.value, right.value)
    guard !overflow else { return left.value < 0 ? .negativeInfinity : .positiveInfinity }
    return CMTime(
      value: sum, timescale: scale, flags: left.flags.union(right.flags), epoch: max(epoch, other.epoch))
  }

  private static func divisor(_ a: CMTimeScale, _ b: CMTimeScale) -> CMTimeScale {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

/// Returns −1, 0 or 1 if the first time is before, at or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(time1.order(to: time2).signum()) }
/// Returns a time of `value` parts of a second, of which there are `timescale`.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns the time nearest to `seconds` in a timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds; not a number for indefinite and invalid times.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
