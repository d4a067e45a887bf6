import SeededRandom
@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Smooth noise: fixed random numbers at integer coordinates, interpolated in between.
enum ValueNoise {
  /// Returns a number from −1 to 1, always the same for one place.
  static func value(_ x: CGFloat, _ y: CGFloat, _ t: CGFloat, seed: UInt64) -> CGFloat {
    let (x0, y0, t0) = (x.rounded(.down), y.rounded(.down), t.rounded(.down))
    let (u, v, w) = (ease(x - x0), ease(y - y0), ease(t - t0))
    func corner(_ dx: CGFloat, _ dy: CGFloat, _ dt: CGFloat) -> CGFloat { random(x0 + dx, y0 + dy, t0 + dt, seed) }
    func plane(_ dt: CGFloat) -> CGFloat {
      let top = mix(corner(0, 0, dt), corner(1, 0, dt), u)
      return mix(top, mix(corner(0, 1, dt), corner(1, 1, dt), u), v)
    }
    return mix(plane(0), plane(1), w)
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat { a + (b - a) * part }

  private static func ease(_ part: CGFloat) -> CGFloat { part * part * (3 - 2 * part) }

  /// Returns a number from −1 to 1 that is determined by the coordinates.
  private static func random(_ x: CGFloat, _ y: CGFloat, _ t: CGFloat, _ seed: UInt64) -> CGFloat {
    var bits = seed &* SeededGenerator.increment
    for number in [x, y, t] {
      bits = SeededGenerator.mixed(bits &+ Double(number).bitPattern &+ SeededGenerator.increment)
    }
    return CGFloat(bits >> 11) / CGFloat(UInt64(1) << 52) - 1
  }
}
