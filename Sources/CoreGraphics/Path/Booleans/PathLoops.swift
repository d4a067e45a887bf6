import Foundation

/// The boundary of an area in an arrangement, as closed loops with the area on their left.
struct PathLoops {
  private struct Loop {
    var edges: [Int] = []
    var points: [GridPoint] = []
    var isHole = false
  }

  private let arrangement: PathArrangement
  private var loops: [Loop] = []
  /// The loop of each boundary edge.
  private var loopOfEdge: [Int: Int] = [:]

  /// - Parameter isInside: whether places with given winding numbers belong to the area.
  init(_ arrangement: PathArrangement, isInside: (PathArrangement.Windings) -> Bool) {
    self.arrangement = arrangement
    let edges = arrangement.edges
    /// The boundary edges that leave each point, in the direction that has the area on its left.
    var leaving: [GridPoint: PathStar] = [:]
    /// Whether an edge goes from its left end to its right one; nil if it is no boundary.
    let goesRight: [Bool?] = edges.map { edge in
      let (above, below) = (isInside(edge.above), isInside(edge.below))
      return above == below ? nil : above
    }
    var boundary: [Int] = []
    for (number, isRight) in goesRight.enumerated() {
      guard let isRight else { continue }
      let (from, to) = isRight ? (edges[number].from, edges[number].to) : (edges[number].to, edges[number].from)
      leaving[from, default: PathStar(center: from)].add(number, to: to)
      boundary.append(number)
    }
    boundary.sort { (edges[$0].from, edges[$0].to) < (edges[$1].from, edges[$1].to) }
    var isUsed = Set<Int>()
    func ends(_ number: Int) -> (from: GridPoint, to: GridPoint) {
      let edge = edges[number]
      return goesRight[number] == true ? (edge.from, edge.to) : (edge.to, edge.from)
    }
    for first in boundary where !isUsed.contains(first) {
      var loop = Loop()
      var number = first
      while isUsed.insert(number).inserted {
        loop.edges.append(number)
        let (from, to) = ends(number)
        loop.points.append(from)
        // The first edge stays, for the way back to it.
        if number != first { leaving[from]?.remove(number, to: to) }
        // The next edge clockwise from the way back keeps pieces that only touch apart.
        // At the loop's start it is the first edge, unless another piece's comes before.
        guard let next = leaving[to]?.next(clockwiseFrom: from) else { break }
        number = next
      }
      let (start, second) = ends(first)
      leaving[start]?.remove(first, to: second)
      loop.isHole = Self.area(loop.points) < 0
      for edge in loop.edges { loopOfEdge[edge] = loops.count }
      loops.append(loop)
    }
  }

  /// The whole area.
  func path() -> CGPath { path(of: loops.indices) }

  /// The connected pieces of the area, from left to right.
  func components() -> [CGPath] {
    var containers: [Int?] = Array(repeating: nil, count: loops.count)
    var members: [Int: [Int]] = [:]
    for number in loops.indices {
      // From one hole to the boundary below it, until a loop is no hole.
      var chain: [Int] = []
      var current = number
      while containers[current] == nil, loops[current].isHole, chain.count < loops.count, let below = below(current) {
        chain.append(current)
        current = below
      }
      let owner = containers[current] ?? current
      for member in chain + [current] { containers[member] = owner }
      members[owner, default: []].append(number)
    }
    return members.sorted { $0.key < $1.key }.map { path(of: $0.value) }
  }

  /// Returns the loop that is directly below the leftmost point of a loop.
  private func below(_ number: Int) -> Int? {
    var under = arrangement.edges[loops[number].edges[0]].under
    while let edge = under {
      if let found = loopOfEdge[edge], found != number { return found }
      under = arrangement.edges[edge].under
    }
    return nil
  }

  private func path(of numbers: some Sequence<Int>) -> CGPath {
    let result = CGMutablePath()
    for number in numbers {
      let points = Self.withoutStraightPoints(loops[number].points)
      guard points.count > 2 else { continue }
      result.addLines(between: points.map { arrangement.point($0) })
      result.closeSubpath()
    }
    return CGPath(elements: result.elements)
  }

  /// Returns a loop without the points at which it goes straight on.
  private static func withoutStraightPoints(_ points: [GridPoint]) -> [GridPoint] {
    points.indices.filter { index in
      GridPoint.turn(
        points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
        != 0
    }.map { points[$0] }
  }

  /// Twice the signed area, in single steps of the grid: the sum may exceed 64 bits.
  private static func area(_ points: [GridPoint]) -> Double {
    guard let first = points.first else { return 0 }
    var sum = 0.0
    for (a, b) in zip(points, points.dropFirst()) { sum += Double(GridPoint.turn(first, a, b)) }
    return sum
  }
}
