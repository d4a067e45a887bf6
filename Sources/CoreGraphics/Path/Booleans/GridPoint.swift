/// A point with integer coordinates of at most 29 bits, whose products are exact. Ordered from left to right, then
/// upwards.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.x == right.x ? left.y < right.y : left.x < right.x
  }

  /// Returns twice the area of the triangle of three points: positive if the last is on the left of the way from the
  /// first to the second.
  static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Returns whether a point of the line through two others is between them.
  func isBetween(_ a: GridPoint, _ b: GridPoint) -> Bool {
    self != a && self != b && min(a.x, b.x) <= x && x <= max(a.x, b.x) && min(a.y, b.y) <= y && y <= max(a.y, b.y)
  }

  /// Returns where the segments a–b and c–d, which cross, do so, rounded.
  static func crossing(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> GridPoint {
    let cross = Double((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x))
    let t = Double((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
    let x = a.x + Int((t * Double(b.x - a.x)).rounded())
    let y = a.y + Int((t * Double(b.y - a.y)).rounded())
    return GridPoint(
      x: min(max(x, min(a.x, b.x)), max(a.x, b.x)), y: min(max(y, min(a.y, b.y)), max(a.y, b.y)))
  }
}
