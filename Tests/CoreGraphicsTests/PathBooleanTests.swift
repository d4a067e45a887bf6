import Foundation
import SeededRandom
import Testing

@testable import CoreGraphics

/// Boolean operations on paths against a model that decides for single points.
@Suite struct PathBooleanTests {
  private struct Operation: Sendable {
    let name: String
    let apply: @Sendable (CGPath, CGPath, CGPathFillRule) -> CGPath
    let model: @Sendable (Bool, Bool) -> Bool

    init(
      _ name: String, _ apply: @escaping @Sendable (CGPath, CGPath, CGPathFillRule) -> CGPath,
      _ model: @escaping @Sendable (Bool, Bool) -> Bool
    ) { (self.name, self.apply, self.model) = (name, apply, model) }
  }

  private static let operations: [Operation] = [
    Operation("union", { $0.union($1, using: $2) }, { $0 || $1 }),
    Operation("intersection", { $0.intersection($1, using: $2) }, { $0 && $1 }),
    Operation("subtracting", { $0.subtracting($1, using: $2) }, { $0 && !$1 }),
    Operation("symmetricDifference", { $0.symmetricDifference($1, using: $2) }, { $0 != $1 }),
    Operation("normalized", { path, _, rule in path.normalized(using: rule) }, { own, _ in own }),
  ]

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  /// The winding number of a path of lines around a point, by counting the lines that cross a ray.
  private func winding(_ path: CGPath, _ point: CGPoint) -> Int {
    var result = 0
    for line in path.flattenedPoints() {
      for (a, b) in zip(line, line.dropFirst() + [line[0]]) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { result += a.y < b.y ? 1 : -1 }
      }
    }
    return result
  }

  private func isFilled(_ path: CGPath, _ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    let number = winding(path, point)
    return rule == .winding ? number != 0 : number % 2 != 0
  }

  private func area(_ path: CGPath) -> CGFloat {
    var sum: CGFloat = 0
    for line in path.flattenedPoints() {
      for (a, b) in zip(line, line.dropFirst() + [line[0]]) { sum += (a.x * b.y - b.x * a.y) / 2 }
    }
    return sum
  }

  private func length(_ path: CGPath) -> CGFloat {
    var sum: CGFloat = 0
    for line in path.flattenedPoints() {
      for (a, b) in zip(line, line.dropFirst()) { sum += hypot(b.x - a.x, b.y - a.y) }
    }
    return sum
  }

  /// Subpaths of random points with integer coordinates: on a small grid many edges coincide or end on each other.
  private func randomPath(_ random: inout SeededGenerator, grid: Int) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let points = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        CGPoint(x: Int.random(in: -grid...grid, using: &random), y: Int.random(in: -grid...grid, using: &random))
      }
      path.addLines(between: points)
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }

  @Test(arguments: [3, 12, 1_000])
  func resultsFillThePointsThatTheModelSays(grid: Int) {
    var random = SeededGenerator(seed: UInt64(grid))
    for round in 0..<30 {
      let (a, b) = (randomPath(&random, grid: grid), randomPath(&random, grid: grid))
      for rule in [CGPathFillRule.winding, .evenOdd] {
        let results = Self.operations.map { $0.apply(a, b, rule) }
        for _ in 0..<25 {
          // Irrational places: never on an edge between points with small integer coordinates.
          let point = CGPoint(
            x: CGFloat.random(in: CGFloat(-grid)...CGFloat(grid), using: &random) + 0.0001 * 2.0.squareRoot(),
            y: CGFloat.random(in: CGFloat(-grid)...CGFloat(grid), using: &random) + 0.0001 * 3.0.squareRoot())
          guard distance(point, a) > CGFloat(grid) * 1e-6, distance(point, b) > CGFloat(grid) * 1e-6 else { continue }
          for (operation, result) in zip(Self.operations, results) {
            let expected = operation.model(isFilled(a, point, rule), isFilled(b, point, rule))
            let number = winding(result, point)
            #expect(number == (expected ? 1 : 0), "\(operation.name) round \(round) \(rule) at \(point)")
          }
        }
        let (own, other) = (area(results[4]), area(b.normalized(using: rule)))
        #expect(abs(area(results[0]) + area(results[1]) - own - other) < CGFloat(grid * grid) * 1e-5)
        #expect(a.intersects(b, using: rule) == (area(results[1]) > 0))
        let parts = results[3].componentsSeparated()
        let sum = parts.reduce(0) { $0 + area($1) }
        #expect(abs(sum - area(results[3])) < CGFloat(grid * grid) * 1e-6)
        #expect(parts.allSatisfy { area($0) > 0 })
      }
    }
  }

  private func distance(_ p: CGPoint, _ path: CGPath) -> CGFloat {
    var best = CGFloat.infinity
    for line in path.flattenedPoints() {
      for (a, b) in zip(line, line.dropFirst() + [line[0]]) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let t = square == 0 ? 0 : min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0), 1)
        best = min(best, hypot(p.x - a.x - t * dx, p.y - a.y - t * dy))
      }
    }
    return best
  }

  @Test(arguments: [4, 500])
  func theLineInsideAndTheLineOutsideAreTheWholeLine(grid: Int) {
    var random = SeededGenerator(seed: UInt64(grid) + 7)
    for _ in 0..<40 {
      let (line, mask) = (randomPath(&random, grid: grid), randomPath(&random, grid: grid))
      let (inside, outside) = (line.lineIntersection(mask), line.lineSubtracting(mask))
      #expect(abs(length(inside) + length(outside) - length(line)) < CGFloat(grid) * 1e-3)
      for (part, isFilled) in [(inside, true), (outside, false)] {
        for points in part.flattenedPoints() {
          for (a, b) in zip(points, points.dropFirst()) where hypot(b.x - a.x, b.y - a.y) > CGFloat(grid) * 1e-3 {
            let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            if distance(middle, mask) > CGFloat(grid) * 1e-5 {
              #expect(self.isFilled(mask, middle, .winding) == isFilled)
            }
          }
        }
      }
    }
  }

  @Test func rectanglesStayRectangles() {
    // Side by side: one rectangle with its exact coordinates.
    let joined = rect(0.1, 0.2, 1, 1).union(rect(1.1, 0.2, 2, 1))
    #expect(joined.asRect?.minX == 0.1 && joined.asRect?.minY == 0.2 && joined.elements.count == 5)
    #expect(joined.asRect?.maxX == 3.1)
    #expect(rect(0, 0, 4, 4).intersection(rect(2, 2, 4, 4)).asRect == CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(rect(0, 0, 4, 4).subtracting(rect(0, 0, 4, 4)).isEmpty)
    #expect(rect(0, 0, 1, 1).intersection(rect(5, 5, 1, 1)).isEmpty)
  }

  @Test func aHoleHasTheOtherDirectionAndItsOwnIsland() {
    let rings = rect(0, 0, 10, 10).subtracting(rect(2, 2, 6, 6)).union(rect(4, 4, 2, 2)).union(rect(20, 0, 1, 1))
    #expect(abs(area(rings) - 69) < 1e-9)
    for (x, isInside) in [(1.0, true), (3, false), (5, true)] {
      for rule in [CGPathFillRule.winding, .evenOdd] {
        #expect(rings.contains(CGPoint(x: x, y: 5), using: rule) == isInside)
      }
    }
    #expect(rings.componentsSeparated().map { area($0) } == [64, 4, 1])
    // Corners that touch connect nothing.
    #expect(rect(0, 0, 1, 1).union(rect(1, 1, 1, 1)).componentsSeparated().count == 2)
    #expect(!rect(0, 0, 1, 1).intersects(rect(1, 0, 1, 1)))
    // Also those at which the first edge of a piece begins.
    let hourglass = CGMutablePath()
    hourglass.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 2), CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 0),
    ])
    hourglass.closeSubpath()
    #expect(hourglass.componentsSeparated().map { abs(area($0)) } == [1, 1])
  }

  @Test func curvesAreCloseToTheirLines() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for threshold in [1, 0.1, 0.001] {
      let lines = circle.flattened(threshold: threshold)
      #expect(lines.elements.allSatisfy { if case .curve = $0 { false } else { true } })
      // The middle of a line is where it is farthest from the circle, whose own curves are within 0.0137 points.
      let points = lines.flattenedPoints()[0]
      let off = zip(points, points.dropFirst()).map { abs(hypot(($0.x + $1.x) / 2, ($0.y + $1.y) / 2) - 50) }.max()
      #expect((off ?? 1) <= CGFloat(threshold) + 0.0137)
    }
    // Fewer lines are enough for less precision.
    #expect(circle.flattened(threshold: 1).elements.count < circle.flattened(threshold: 0.001).elements.count / 8)
    #expect(circle.flattened(threshold: 0).elements.count < 20_000)
    let half = circle.intersection(rect(-50, -50, 50, 100))
    #expect(abs(area(half) - .pi * 1250) < 2)
  }

  @Test func linesOfAClosedSubpathAreCutOpen() {
    let square = rect(0, 0, 4, 4)
    let inside = square.lineIntersection(rect(2, -1, 10, 10))
    #expect(
      inside.flattenedPoints() == [
        [CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 2, y: 4)]
      ])
    #expect(square.lineIntersection(rect(-1, -1, 10, 10)) == square)
    #expect(square.lineSubtracting(rect(-1, -1, 10, 10)).isEmpty)
    #expect(square.lineSubtracting(rect(10, 10, 1, 1)) == square)
  }

  @Test func extremeNumbersDoNoHarm() {
    let bad = CGMutablePath()
    bad.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.infinity)])
    bad.closeSubpath()
    bad.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(area(bad.normalized()) == 4)
    let far = rect(1e300, 1e300, 1e299, 1e299)
    #expect(far.normalized().asRect != nil)
    #expect(rect(0, 0, 1e-300, 1e-300).normalized().asRect != nil)
    let least = CGFloat.leastNonzeroMagnitude
    #expect(rect(0, 0, least, least).normalized().asRect?.width == least)
    #expect(CGPath(elements: []).union(CGPath(elements: [])).isEmpty)
    #expect(CGPath(elements: []).componentsSeparated().isEmpty)
    #expect(CGPath(elements: [.line(CGPoint(x: 1, y: 1)), .close, .close]).normalized().isEmpty)
  }

  @Test func manyPiecesMayShareACorner() {
    let fan = CGMutablePath()
    let count = 5_000
    for number in 0..<count {
      let angles = [2 * number, 2 * number + 1].map { CGFloat($0) / CGFloat(count) * .pi }
      fan.addLines(between: [.zero] + angles.map { CGPoint(x: cos($0) * 1_000, y: sin($0) * 1_000) })
      fan.closeSubpath()
    }
    let parts = fan.componentsSeparated()
    #expect(parts.count == count && parts.allSatisfy { $0.flattenedPoints().count == 1 })
    #expect(abs(parts.reduce(0) { $0 + abs(area($1)) } - .pi * 500_000) < 10)
  }

  @Test func manyCrossingsAreCut() {
    // 40 × 40 strips: 1,600 squares, and as many gaps beside each strip.
    let (rows, columns) = (CGMutablePath(), CGMutablePath())
    for index in 0..<40 {
      rows.addRect(CGRect(x: 0, y: index * 2, width: 80, height: 1))
      columns.addRect(CGRect(x: index * 2, y: 0, width: 1, height: 80))
    }
    #expect(rows.intersection(columns).componentsSeparated().count == 1_600)
    #expect(rows.union(columns).componentsSeparated().count == 1)
    #expect(rows.symmetricDifference(columns).componentsSeparated().count == 3_200)
  }
}
