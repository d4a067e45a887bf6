import Testing

@testable import QuartzCore

/// The uncovered parts of an area contain every pixel outside all covers exactly once, and no other pixel.
struct UncoveredPartsTests {
  typealias Rect = PixelRect

  private static func parts(of area: Rect, under covers: [Rect]) -> [Rect] {
    let uncovered = UncoveredParts()
    // Leftovers of an earlier use must not appear.
    uncovered.begin(Rect(x: -5, y: -5, width: 50, height: 50))
    uncovered.cover(Rect(x: 0, y: 0, width: 3, height: 3))
    uncovered.end()
    uncovered.begin(area)
    for cover in covers { uncovered.cover(cover) }
    uncovered.end()
    return uncovered.parts
  }

  @Test func withoutCoversAllIsLeft() {
    let area = Rect(x: 3, y: 4, width: 10, height: 20)
    #expect(Self.parts(of: area, under: []) == [area])
  }

  @Test func aCoverOfAllLeavesNothing() {
    let area = Rect(x: 3, y: 4, width: 10, height: 20)
    #expect(Self.parts(of: area, under: [Rect(x: 0, y: 0, width: 30, height: 30)]).isEmpty)
  }

  @Test func randomCoversLeaveEachOtherPixelOnce() {
    var state: UInt64 = 42
    func random(_ range: Range<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
    for _ in 0..<300 {
      let area = Rect(x: random(0..<8), y: random(0..<8), width: random(1..<24), height: random(1..<24))
      let covers = (0..<random(0..<9)).map { _ in
        Rect(x: random(-4..<30), y: random(-4..<30), width: random(0..<14), height: random(0..<14))
      }
      var counts = [Int](repeating: 0, count: 40 * 40)
      for part in Self.parts(of: area, under: covers) {
        for y in part.y..<part.maxY { for x in part.x..<part.maxX { counts[y * 40 + x] += 1 } }
      }
      for y in 0..<40 {
        for x in 0..<40 {
          func has(_ rect: Rect) -> Bool { x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY }
          #expect(counts[y * 40 + x] == (has(area) && !covers.contains(where: has) ? 1 : 0))
        }
      }
    }
  }
}
