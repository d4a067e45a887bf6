/// Returns a time multiplied by a whole number; infinite if it overflows.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// Returns a time multiplied by a number, in the same timescale, or a finer one that is usual for media.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 90_000))
}

/// Returns a time multiplied by a fraction, rounded in its timescale; infinite if it overflows, invalid for the divisor
/// 0.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  guard time.isNumeric else { return time }
  let (product, overflow) = time.value.multipliedReportingOverflow(by: CMTimeValue(multiplier))
  guard !overflow else { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
  let parts = CMTimeValue(divisor)
  let (quotient, fails) = product.dividedReportingOverflow(by: parts)
  guard !fails else { return .positiveInfinity }
  guard quotient &* parts != product else {
    return CMTime(value: quotient, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
  }
  let rounded = (Double(product) / Double(parts)).rounded()
  return CMTime(
    value: CMTimeValue(rounded), timescale: time.timescale, flags: time.flags.union(.hasBeenRounded),
    epoch: time.epoch)
}

/// Returns a time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  return time.isNumeric && time < .zero ? CMTime.zero - time : time
}
