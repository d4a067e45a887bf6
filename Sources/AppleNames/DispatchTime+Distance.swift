import Foundation

extension DispatchTime {
  /// Returns the time from this one to another; `.never` to or from the distant future.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    guard self != .distantFuture, other != .distantFuture else { return self == other ? .nanoseconds(0) : .never }
    let (start, end) = (uptimeNanoseconds, other.uptimeNanoseconds)
    let length = Int(clamping: end > start ? end - start : start - end)
    return .nanoseconds(end > start ? length : -length)
  }

  /// Returns the time that is later by an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}

extension DispatchWallTime {
  /// Returns the time that is later by an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }
}
