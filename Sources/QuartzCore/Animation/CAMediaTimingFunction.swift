import CoreGraphics

/// A pacing: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/camediatimingfunction).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let c1: CGPoint
  private let c2: CGPoint

  /// Creates a curve with the control points (c1x, c1y) and (c2x, c2y); x from 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    c1 = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    c2 = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
  }

  /// Creates a predefined curve. The control points are those that Apple's functions of these names report.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Stores x and y of control point 0 to 3 in two floats at `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, c1, c2, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Returns the progress at a fraction of the time; both from 0 to 1.
  package func value(at time: CGFloat) -> CGFloat {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if c1.x == c1.y, c2.x == c2.y { return time }
    func curve(_ a: CGFloat, _ b: CGFloat, _ s: CGFloat) -> CGFloat {
      ((1 + 3 * a - 3 * b) * s + (3 * b - 6 * a)) * s * s + 3 * a * s
    }
    func slope(_ a: CGFloat, _ b: CGFloat, _ s: CGFloat) -> CGFloat {
      (3 * (1 + 3 * a - 3 * b) * s + 2 * (3 * b - 6 * a)) * s + 3 * a
    }
    var s = time
    for _ in 0..<8 {
      let error = curve(c1.x, c2.x, s) - time
      if abs(error) < 1e-9 { return curve(c1.y, c2.y, s) }
      let d = slope(c1.x, c2.x, s)
      if abs(d) < 1e-6 { break }
      s -= error / d
    }
    var low: CGFloat = 0
    var high: CGFloat = 1
    s = min(max(s, 0), 1)
    for _ in 0..<60 {
      let x = curve(c1.x, c2.x, s)
      if abs(x - time) < 1e-9 { break }
      if x < time { low = s } else { high = s }
      s = (low + high) / 2
    }
    return curve(c1.y, c2.y, s)
  }
}
