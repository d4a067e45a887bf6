import CoreGraphics
import QuartzCore
import Testing

@testable import WindowServer

/// Short lists are matched without hashing; the result must be that of hashing.
@MainActor @Suite struct ListMatchTests {
  /// Nodes of a few kinds in a few positions, each of which occurs once in a list.
  private struct Nodes {
    var random: UInt64

    mutating func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }

    mutating func fill() -> RenderNode {
      let rect = CGRect(x: next(3) * 10, y: next(3) * 10, width: 10, height: 10)
      return .fill(rect, corners: nil, color: CGColor(red: Double(next(256)) / 255, green: 0, blue: 0, alpha: 1))
    }

    mutating func make() -> RenderNode {
      next(2) == 0 ? fill() : fill().translated(x: CGFloat(1 + next(3)), y: CGFloat(next(3)))
    }

    /// Returns a list with nodes removed, replaced, moved to another transform, added, and in another order.
    mutating func change(_ list: [RenderNode]) -> [RenderNode] {
      var result = list
      for _ in 0..<next(5) {
        let place = result.isEmpty ? 0 : next(result.count)
        switch next(5) {
        case 0 where !result.isEmpty: result.remove(at: place)
        case 1 where !result.isEmpty: result[place] = make()
        case 2 where !result.isEmpty:
          guard let moved = result[place] as? TranslationNode else { continue }
          result[place] = moved.child.translated(x: CGFloat(moved.x) + 5, y: CGFloat(moved.y))
        case 3 where !result.isEmpty: result.swapAt(place, next(result.count))
        default: result.insert(make(), at: place)
        }
      }
      return result
    }
  }

  @Test(arguments: 1...40) func shortListsAreMatchedAsByHashing(seed: UInt64) {
    var nodes = Nodes(random: seed)
    var found = (reordered: 0, pairs: 0, moved: 0, removed: 0, added: 0)
    for _ in 0..<50 {
      let old = (0..<nodes.next(12)).map { _ in nodes.make() }
      let new = nodes.change(old)
      let short = ListMatch(old, new)
      let hashed = ListMatch(old, new, shortLength: 0)
      #expect(short.reordered == hashed.reordered)
      #expect(short.pairs.map { [$0.0, $0.1] } == hashed.pairs.map { [$0.0, $0.1] })
      #expect(short.moved.map { [$0.0, $0.1] } == hashed.moved.map { [$0.0, $0.1] })
      #expect(short.removed == hashed.removed)
      #expect(short.added == hashed.added)
      found.reordered += short.reordered.count
      found.pairs += short.pairs.count
      found.moved += short.moved.count
      found.removed += short.removed.count
      found.added += short.added.count
    }
    // The lists have something of everything.
    #expect(found.reordered > 0 && found.pairs > 0 && found.moved > 0 && found.removed > 0 && found.added > 0)
  }

  @Test func ofTwoCopiesOfAnElementBothAreFound() {
    var nodes = Nodes(random: 1)
    let child = nodes.fill()
    let old = [child.translated(x: 1, y: 0), child.translated(x: 2, y: 0)]
    let new = [child.translated(x: 3, y: 0), child.translated(x: 4, y: 0)]
    let match = ListMatch(old, new)
    #expect(match.moved.count == 2)
    #expect(match.removed.isEmpty && match.added.isEmpty)
  }
}
