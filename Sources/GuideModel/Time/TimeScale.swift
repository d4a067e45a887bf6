import Foundation

/// Where instants lie on the time axis: a linear map between UTC seconds and points.
///
/// The axis is continuous in real time, so a day with a clock change is shorter or longer, and everything is O(1).
public struct TimeScale: Hashable, Sendable {
  /// The instants the axis covers, UTC seconds since 1970; `lowerBound` lies at 0 points.
  public var range: Range<Int64>
  /// Always above 0.
  public private(set) var pointsPerSecond: CGFloat

  /// - Parameter pointsPerSecond: above 0; other values are taken for the smallest that still maps back.
  public init(range: Range<Int64>, pointsPerSecond: CGFloat) {
    self.range = range
    self.pointsPerSecond = Self.usable(pointsPerSecond)
  }

  /// A scale on which `seconds` fill `width` points.
  public init(range: Range<Int64>, seconds: Int64, fill width: CGFloat) {
    self.init(range: range, pointsPerSecond: width / CGFloat(max(seconds, 1)))
  }

  private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 1e-6 ? scale : 1e-6 }

  /// Points per hour of time, at the present scale.
  public var pointsPerHour: CGFloat { pointsPerSecond * 3600 }
  /// The length of the whole axis in points.
  public var width: CGFloat { CGFloat(range.upperBound - range.lowerBound) * pointsPerSecond }

  /// Points from the axis' start; outside `range` it goes on linearly.
  public func x(of instant: Int64) -> CGFloat { CGFloat(instant - range.lowerBound) * pointsPerSecond }

  /// The instant at a point, with fractions of a second: exact inverse of `x(of:)` up to rounding.
  public func preciseInstant(atX x: CGFloat) -> Double { Double(range.lowerBound) + Double(x / pointsPerSecond) }

  /// The second that contains the point (rounded down, a millionth of a second forgiven).
  public func instant(atX x: CGFloat) -> Int64 { range.lowerBound + Int64((x / pointsPerSecond + 1e-6).rounded(.down)) }

  /// Points a duration in seconds takes.
  public func width(of seconds: Int64) -> CGFloat { CGFloat(seconds) * pointsPerSecond }

  /// The instants between two points: from the second that contains the first to the one after the second, within
  /// `range`.
  public func instants(from minX: CGFloat, to maxX: CGFloat) -> Range<Int64> {
    let first = min(max(instant(atX: minX), range.lowerBound), range.upperBound)
    let end = range.lowerBound + Int64((maxX / pointsPerSecond - 1e-6).rounded(.up))
    return first..<min(max(end, first), range.upperBound)
  }

  /// The scale after zooming by `factor`, and how far everything must be scrolled for what lies at `x` points from the
  /// axis' start to stay where it is on the screen: add `shift` to the content offset.
  public func zoomed(by factor: CGFloat, about x: CGFloat, limits: ClosedRange<CGFloat>) -> (
    scale: TimeScale, shift: CGFloat
  ) {
    let wanted = min(max(pointsPerSecond * factor, limits.lowerBound), limits.upperBound)
    let scale = TimeScale(range: range, pointsPerSecond: wanted)
    return (scale, x * (scale.pointsPerSecond / pointsPerSecond) - x)
  }
}
