import Foundation

/// The edges of two paths, cut where they meet, with the winding numbers of both paths on both sides of each edge.
///
/// All decisions are made with exact integer arithmetic on a grid, so nearly parallel and coinciding edges are no
/// special cases. Cuts are rounded to the grid, which moves edges by less than a step of it; edges that meet only after
/// that are cut in another round.
struct PathArrangement {
  /// The winding numbers of both paths at a place.
  struct Windings: Hashable {
    var first = 0
    var second = 0
  }

  /// An edge from its left end to its right one. A vertical edge goes upwards, and its left side counts as above.
  struct Edge {
    let from: GridPoint
    let to: GridPoint
    var below = Windings()
    var above = Windings()
    /// The edge directly below the left end, used to find nesting; nil for none.
    var under: Int?
  }

  /// One subpath of a line.
  struct Line {
    var pieces: [(from: GridPoint, to: GridPoint)] = []
    var isClosed = false
  }

  private struct Segment: Hashable {
    let from: GridPoint
    let to: GridPoint
  }

  /// The most rounds of cutting. Two are usual: one that cuts, and one that finds nothing.
  private static let mostRounds = 16
  private static let finestLine = 0.01

  private(set) var edges: [Edge] = []
  private(set) var lines: [Line] = []
  private var grid = PathGrid(extent: 0)
  private var index: [Segment: Int] = [:]

  /// Arranges the edges of two areas.
  init(areas first: CGPath, _ second: CGPath) {
    build(line: nil, areas: [first, second])
  }

  /// Arranges a line and the edges of an area, whose winding number is the second.
  init(line: CGPath, area: CGPath) {
    build(line: line, areas: [CGPath(elements: []), area])
  }

  func point(_ point: GridPoint) -> CGPoint { grid.point(point) }

  func isFilled(_ windings: Windings, _ path: Int, _ rule: CGPathFillRule) -> Bool {
    let winding = path == 0 ? windings.first : windings.second
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns the edge between two neighbouring points, in either order.
  func edge(_ a: GridPoint, _ b: GridPoint) -> Edge? {
    index[Segment(from: min(a, b), to: max(a, b))].map { edges[$0] }
  }

  // MARK: Building

  private mutating func build(line: CGPath?, areas: [CGPath]) {
    let paths = areas + (line.map { [$0] } ?? [])
    let boxes = paths.flatMap { Self.polylines($0) }.flatMap(\.points)
    let extent = boxes.reduce(0) { max($0, abs(Double($1.x)), abs(Double($1.y))) }
    guard extent > 0 else { return }
    grid = PathGrid(extent: extent)
    let width = boxes.reduce((low: CGPoint(x: extent, y: extent), high: CGPoint(x: -extent, y: -extent))) {
      (
        CGPoint(x: min($0.low.x, $1.x), y: min($0.low.y, $1.y)),
        CGPoint(x: max($0.high.x, $1.x), y: max($0.high.y, $1.y))
      )
    }
    let size = max(width.high.x - width.low.x, width.high.y - width.low.y)
    let threshold = min(Self.finestLine, Double(size) / 10_000)
    // The line comes first: its chains are needed again.
    var chains: [[GridPoint]] = []
    var owners: [Int?] = []
    var starts: [(chain: Int, isClosed: Bool)] = []
    func addChains(_ path: CGPath, _ owner: Int?) {
      for polyline in Self.polylines(path.flattened(threshold: max(threshold, .leastNormalMagnitude))) {
        var points = polyline.points.map { grid.add($0) }
        if owner != nil || polyline.isClosed, let first = points.first { points.append(first) }
        if owner == nil { starts.append((chains.count, polyline.isClosed)) }
        for (a, b) in zip(points, points.dropFirst()) where a != b {
          chains.append([a, b])
          owners.append(owner)
        }
      }
    }
    if let line { addChains(line, nil) }
    let lineEnd = chains.count
    for (owner, path) in areas.enumerated() { addChains(path, owner) }
    Self.cut(&chains)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1].chain : lineEnd
      guard start.chain < end else { continue }
      let pieces = chains[start.chain..<end].flatMap { chain in zip(chain, chain.dropFirst()).map { (from: $0, to: $1) }
      }
      lines.append(Line(pieces: pieces, isClosed: start.isClosed))
    }
    var changes: [Windings] = []
    for (chain, owner) in zip(chains, owners) {
      for (a, b) in zip(chain, chain.dropFirst()) where a != b {
        let segment = Segment(from: min(a, b), to: max(a, b))
        let number = index[segment] ?? edges.count
        if number == edges.count {
          index[segment] = number
          edges.append(Edge(from: segment.from, to: segment.to))
          changes.append(Windings())
        }
        // The area of a path that goes to the right is on its left, which is above.
        let change = a < b ? 1 : -1
        if owner == 0 { changes[number].first += change } else if owner == 1 { changes[number].second += change }
      }
    }
    sweep(changes)
  }

  /// Returns the subpaths of a path of lines, without those that are not finite.
  private static func polylines(_ path: CGPath) -> [CGPath.Polyline] {
    var lines: [CGPath.Polyline] = []
    var line = CGPath.Polyline()
    func finish(isClosed: Bool) {
      line.isClosed = isClosed
      if line.points.count > 1, line.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { lines.append(line) }
      line = CGPath.Polyline()
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish(isClosed: false)
        line.points = [p]
      case .line(let p): line.points.append(p)
      case .quad(let c, let p): line.points += [c, p]
      case .curve(let c1, let c2, let p): line.points += [c1, c2, p]
      case .close:
        let first = line.points.first
        finish(isClosed: true)
        line.points = first.map { [$0] } ?? []
      }
    }
    finish(isClosed: false)
    return lines
  }

  // MARK: Cutting

  /// Cuts chains of edges wherever they meet other edges.
  private static func cut(_ chains: inout [[GridPoint]]) {
    struct Piece {
      let chain: Int
      let from: GridPoint
      let to: GridPoint
      let lowX: Int
      let highX: Int
      let lowY: Int
      let highY: Int

      init(_ chain: Int, _ from: GridPoint, _ to: GridPoint) {
        (self.chain, self.from, self.to) = (chain, from, to)
        (lowX, highX, lowY, highY) = (min(from.x, to.x), max(from.x, to.x), min(from.y, to.y), max(from.y, to.y))
      }
    }
    for _ in 0..<mostRounds {
      var pieces: [Piece] = []
      for (number, chain) in chains.enumerated() {
        for (a, b) in zip(chain, chain.dropFirst()) where a != b { pieces.append(Piece(number, a, b)) }
      }
      pieces.sort { $0.lowX < $1.lowX }
      var cuts: [Int: [GridPoint]] = [:]
      func cut(_ piece: Int, at point: GridPoint) {
        if point != pieces[piece].from, point != pieces[piece].to { cuts[piece, default: []].append(point) }
      }
      var active: [Int] = []
      for (number, piece) in pieces.enumerated() {
        active.removeAll { pieces[$0].highX < piece.lowX }
        for other in active {
          let second = pieces[other]
          guard second.lowY <= piece.highY, piece.lowY <= second.highY else { continue }
          let (a, b, c, d) = (piece.from, piece.to, second.from, second.to)
          let (c1, d1) = (GridPoint.turn(a, b, c), GridPoint.turn(a, b, d))
          let (a1, b1) = (GridPoint.turn(c, d, a), GridPoint.turn(c, d, b))
          if c1.signum() * d1.signum() < 0, a1.signum() * b1.signum() < 0 {
            let point = GridPoint.crossing(a, b, c, d)
            cut(number, at: point)
            cut(other, at: point)
            continue
          }
          if c1 == 0, c.isBetween(a, b) { cut(number, at: c) }
          if d1 == 0, d.isBetween(a, b) { cut(number, at: d) }
          if a1 == 0, a.isBetween(c, d) { cut(other, at: a) }
          if b1 == 0, b.isBetween(c, d) { cut(other, at: b) }
        }
        active.append(number)
      }
      if cuts.isEmpty { return }
      // Pieces of a chain have to be put together in their order.
      var byStart: [Int: [(from: GridPoint, points: [GridPoint])]] = [:]
      for (piece, points) in cuts {
        let (from, to) = (pieces[piece].from, pieces[piece].to)
        // Along the piece: by the longer of both directions, then by the other.
        let isSteep = abs(to.y - from.y) > abs(to.x - from.x)
        func place(_ p: GridPoint) -> (Int, Int) {
          let (x, y) = (abs(p.x - from.x), abs(p.y - from.y))
          return isSteep ? (y, x) : (x, y)
        }
        byStart[pieces[piece].chain, default: []].append((from, points.sorted { place($0) < place($1) }))
      }
      for (number, list) in byStart {
        let inserted = Dictionary(list.map { ($0.from, $0.points) }) { $0 + $1 }
        var chain: [GridPoint] = []
        for (offset, point) in chains[number].enumerated() {
          if chain.last != point { chain.append(point) }
          guard offset + 1 < chains[number].count, let points = inserted[point] else { continue }
          for point in points where chain.last != point { chain.append(point) }
        }
        chains[number] = chain
      }
    }
  }

  // MARK: Winding numbers

  /// Finds the winding numbers on both sides of each edge, by moving a vertical line over all edges from left to right.
  private mutating func sweep(_ changes: [Windings]) {
    var starting: [GridPoint: [Int]] = [:]
    var ending: [GridPoint: [Int]] = [:]
    for (number, edge) in edges.enumerated() {
      starting[edge.from, default: []].append(number)
      ending[edge.to, default: []].append(number)
    }
    /// The edges that the line crosses, from below.
    var status: [Int] = []
    for point in Set(starting.keys).union(ending.keys).sorted() {
      // The number of edges below the point.
      var (low, high) = (0, status.count)
      while low < high {
        let middle = (low + high) / 2
        if GridPoint.turn(edges[status[middle]].from, edges[status[middle]].to, point) > 0 {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if let gone = ending[point] {
        let numbers = Set(gone)
        // Edges that end here are neighbours; otherwise rounding has left a crossing.
        if low + gone.count <= status.count, status[low..<(low + gone.count)].allSatisfy(numbers.contains) {
          status.removeSubrange(low..<(low + gone.count))
        } else {
          status.removeAll(where: numbers.contains)
          low = min(low, status.count)
        }
      }
      guard let new = starting[point] else { continue }
      let sorted = new.sorted { GridPoint.turn(point, edges[$0].to, edges[$1].to) > 0 }
      var windings = low > 0 ? edges[status[low - 1]].above : Windings()
      var under = low > 0 ? status[low - 1] : nil
      for number in sorted {
        edges[number].below = windings
        windings.first += changes[number].first
        windings.second += changes[number].second
        edges[number].above = windings
        edges[number].under = under
        under = number
      }
      status.insert(contentsOf: sorted, at: low)
    }
  }
}
