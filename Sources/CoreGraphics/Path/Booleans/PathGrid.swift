import Foundation

/// The grid to which the points of paths are rounded.
struct PathGrid {
  /// The bits of a coordinate. Differences have one more, and products of two differences fit into 64 bits.
  private static let bits = 29

  /// The distance of two points of the grid: a power of two, so that usual coordinates are exact.
  private let step: Double
  /// The exact places of the paths' own points.
  private var originals: [GridPoint: CGPoint] = [:]

  /// - Parameter extent: the largest absolute value of a coordinate.
  init(extent: Double) {
    // The smallest number at least, for paths whose own numbers are not much greater.
    step =
      extent > 0
      ? max(Double(sign: .plus, exponent: Int(extent.exponent) + 1 - Self.bits, significand: 1), .leastNonzeroMagnitude)
      : 1
  }

  mutating func add(_ point: CGPoint) -> GridPoint {
    let rounded = GridPoint(x: Int((Double(point.x) / step).rounded()), y: Int((Double(point.y) / step).rounded()))
    if originals[rounded] == nil { originals[rounded] = point }
    return rounded
  }

  func point(_ point: GridPoint) -> CGPoint {
    originals[point] ?? CGPoint(x: Double(point.x) * step, y: Double(point.y) * step)
  }
}
