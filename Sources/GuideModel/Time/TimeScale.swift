import Foundation

/// A linear map between UTC seconds and points on the time axis.
///
/// The axis is continuous in real time, so a day with a clock change is shorter or longer, and everything is O(1).
public struct TimeScale: Hashable, Sendable {
  /// The instants the axis covers, UTC seconds since 1970; `lowerBound` is at 0 points.
  public var range: Range<Int64>
  /// Always above 0.
  public private(set) var pointsPerSecond: CGFloat

  /// - Parameter pointsPerSecond: above 0; other values are replaced by the smallest that still maps back.
  public init(range: Range<Int64>, pointsPerSecond: CGFloat) {
    self.range = range
    self.pointsPerSecond = Self.usable(pointsPerSecond)
  }

  /// Creates a scale on which `seconds` fill `width` points.
  public init(range: Range<Int64>, seconds: Int64, fill width: CGFloat) {
    self.init(range: range, pointsPerSecond: width / CGFloat(max(seconds, 1)))
  }

  private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 1e-6 ? scale : 1e-6 }

  /// Points per hour of time, at the current scale.
  public var pointsPerHour: CGFloat { pointsPerSecond * 3600 }
  /// The length of the whole axis in points.
  public var width: CGFloat { CGFloat(range.upperBound - range.lowerBound) * pointsPerSecond }

  /// Returns the points from the axis' start; outside `range` it continues linearly.
  public func x(of instant: Int64) -> CGFloat { CGFloat(instant - range.lowerBound) * pointsPerSecond }

  /// Returns the instant at a point, with fractions of a second: the exact inverse of `x(of:)` up to rounding.
  public func preciseInstant(atX x: CGFloat) -> Double { Double(range.lowerBound) + Double(x / pointsPerSecond) }

  /// Returns the second that contains the point (rounded down, with a tolerance of a millionth of a second).
  public func instant(atX x: CGFloat) -> Int64 { range.lowerBound + Int64((x / pointsPerSecond + 1e-6).rounded(.down)) }

  /// Returns the length of a duration (seconds) in points.
  public func width(of seconds: Int64) -> CGFloat { CGFloat(seconds) * pointsPerSecond }

  /// Returns the instants between two points: from the second that contains the first to the one after the second,
  /// within `range`.
  public func instants(from minX: CGFloat, to maxX: CGFloat) -> Range<Int64> {
    let first = min(max(instant(atX: minX), range.lowerBound), range.upperBound)
    let end = range.lowerBound + Int64((maxX / pointsPerSecond - 1e-6).rounded(.up))
    return first..<min(max(end, first), range.upperBound)
  }

  /// Returns the scale after zooming by `factor`, and the `shift` to add to the content offset so that the point `x`
  /// points from the axis' start stays in place on the screen.
  public func zoomed(by factor: CGFloat, about x: CGFloat, limits: ClosedRange<CGFloat>) -> (
    scale: TimeScale, shift: CGFloat
  ) {
    let wanted = min(max(pointsPerSecond * factor, limits.lowerBound), limits.upperBound)
    let scale = TimeScale(range: range, pointsPerSecond: wanted)
    return (scale, x * (scale.pointsPerSecond / pointsPerSecond) - x)
  }
}
