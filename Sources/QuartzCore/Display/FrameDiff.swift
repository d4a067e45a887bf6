import CoreGraphics

/// What has to be done to the pixels of one frame to make those of the next: copies inside the picture, then repainting.
///
/// The result is exact: copied and repainted pixels together are those of a whole repaint. It costs in proportion to the
/// number of items (n log n).
package struct FrameDiff {
  /// The pixels of `source`, moved by (dx, dy). Copies do not read what others write.
  package struct Blit: Equatable, Sendable {
    package let source: PixelRect
    package let dx: Int
    package let dy: Int

    package init(source: PixelRect, dx: Int, dy: Int) {
      self.source = source
      self.dx = dx
      self.dy = dy
    }
  }

  package let blits: [Blit]
  /// Rectangles that do not overlap.
  package let damage: [PixelRect]

  package static func between(_ previous: DisplayList, _ next: DisplayList) -> FrameDiff {
    guard previous.size == next.size else { return FrameDiff(blits: [], damage: [next.size]) }
    let matcher = Matcher(previous, next)
    let blits = matcher.moves()
    let damage = PixelRegion()
    let copied = PixelRegion(blits.map { $0.source.moved($0.dx, $0.dy) })
    for blit in blits {
      let target = PixelRegion([blit.source.moved(blit.dx, blit.dy)])
      target.intersect(matcher.damage(movedBy: blit.dx, blit.dy))
      damage.formUnion(target)
    }
    let rest = matcher.damage(movedBy: 0, 0)
    rest.subtract(copied)
    damage.formUnion(rest)
    damage.intersect(PixelRegion([next.size]))
    return FrameDiff(blits: blits, damage: damage.rects)
  }
}

/// Finds which items of two lists show the same picture.
private struct Matcher {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let a: CGFloat
    let b: CGFloat
    let c: CGFloat
    let d: CGFloat
    /// The part of the place that is less than a pixel.
    let x: CGFloat
    let y: CGFloat

    init(_ item: DisplayList.Item) {
      let t = item.transform
      node = ObjectIdentifier(item.node)
      (a, b, c, d) = (t.a, t.b, t.c, t.d)
      x = (t.tx - t.tx.rounded(.down))
      y = (t.ty - t.ty.rounded(.down))
    }
  }

  private struct Pair {
    let previous: Int
    let next: Int
    let dx: Int
    let dy: Int
  }

  private let previous: DisplayList
  private let next: DisplayList
  private var pairs: [Pair] = []

  init(_ previous: DisplayList, _ next: DisplayList) {
    self.previous = previous
    self.next = next
    var places: [Key: [Int]] = Dictionary(minimumCapacity: previous.items.count)
    for (index, item) in previous.items.enumerated() { places[Key(item), default: []].append(index) }
    // A picture that is shown several times is paired in order.
    var used: [Key: Int] = [:]
    for (index, item) in next.items.enumerated() {
      let key = Key(item)
      guard let candidates = places[key] else { continue }
      let turn = used[key, default: 0]
      guard turn < candidates.count else { continue }
      used[key] = turn + 1
      let other = previous.items[candidates[turn]].transform
      let t = item.transform
      pairs.append(
        Pair(
          previous: candidates[turn], next: index, dx: Int((t.tx - other.tx).rounded()),
          dy: Int((t.ty - other.ty).rounded())))
    }
  }

  // MARK: Copies

  private struct Move: Hashable {
    let clip: PixelRect
    let dx: Int
    let dy: Int
  }

  /// Copies below this many pixels are not worth their trouble.
  private static let leastArea = 64 * 64

  func moves() -> [FrameDiff.Blit] {
    var areas: [Move: Int] = [:]
    for pair in pairs where pair.dx != 0 || pair.dy != 0 {
      let item = next.items[pair.next]
      guard previous.items[pair.previous].clip == item.clip else { continue }
      areas[Move(clip: item.clip, dx: pair.dx, dy: pair.dy), default: 0] += item.visible.area
    }
    var blits: [FrameDiff.Blit] = []
    var taken: [PixelRect] = []
    let candidates = areas.filter { $0.value >= Self.leastArea }
      .sorted { ($0.value, $0.key.clip.x, $0.key.clip.y) > ($1.value, $1.key.clip.x, $1.key.clip.y) }
    for (move, area) in candidates.prefix(8) {
      // Moves of little in a large clip would make more damage than they save.
      guard !taken.contains(where: { $0.intersects(move.clip) }), area * 4 >= move.clip.area else { continue }
      let clip = withoutStanding(move.clip)
      let target = clip.intersection(clip.moved(move.dx, move.dy))
      guard target.area >= Self.leastArea else { continue }
      blits.append(FrameDiff.Blit(source: target.moved(-move.dx, -move.dy), dx: move.dx, dy: move.dy))
      taken.append(move.clip)
    }
    return blits
  }

  /// The clip without the strips at its edges in which pictures stay where they are: pinned headers and columns.
  private func withoutStanding(_ clip: PixelRect) -> PixelRect {
    var rest = clip
    for pair in pairs where pair.dx == 0 && pair.dy == 0 {
      let item = next.items[pair.next]
      if item.uniform != nil { continue }
      let standing = item.visible.intersection(rest)
      if standing.isEmpty { continue }
      let cuts = [
        PixelRect(x: standing.maxX, y: rest.y, width: rest.maxX - standing.maxX, height: rest.height),
        PixelRect(x: rest.x, y: rest.y, width: standing.x - rest.x, height: rest.height),
        PixelRect(x: rest.x, y: standing.maxY, width: rest.width, height: rest.maxY - standing.maxY),
        PixelRect(x: rest.x, y: rest.y, width: rest.width, height: standing.y - rest.y),
      ]
      guard let best = cuts.max(by: { $0.area < $1.area }), best.area * 4 >= rest.area * 3 else { continue }
      rest = best
    }
    return rest
  }

  // MARK: Damage

  /// The pixels of the next frame that are not those of the previous one moved by (dx, dy).
  ///
  /// A pixel is the same when the same pictures lie over it in the same order in both frames, each moved by that much; a
  /// picture of one colour may stay.
  func damage(movedBy dx: Int, _ dy: Int) -> PixelRegion {
    var rects: [PixelRect] = []
    var previousIsGood = [Bool](repeating: false, count: previous.items.count)
    var nextIsGood = [Bool](repeating: false, count: next.items.count)
    for pair in longestOrdered(pairs.filter { isSame($0, dx, dy) }) {
      previousIsGood[pair.previous] = true
      nextIsGood[pair.next] = true
      let before = previous.items[pair.previous]
      let after = next.items[pair.next]
      let old = visible(before).moved(dx, dy)
      let new = visible(after)
      if old != new { rects.append(contentsOf: difference(old, new)) }
    }
    for (index, item) in previous.items.enumerated() where !previousIsGood[index] {
      rects.append(item.visible.moved(dx, dy))
    }
    for (index, item) in next.items.enumerated() where !nextIsGood[index] { rects.append(item.visible) }
    let damage = PixelRegion(rects)
    damage.subtract(covered(by: pairs, dx, dy))
    return damage
  }

  /// Pixels under an opaque picture that is the same in both frames, with nothing over it that is not: whatever happens
  /// under it is not seen.
  private func covered(by pairs: [Pair], _ dx: Int, _ dy: Int) -> PixelRegion {
    var rects: [PixelRect] = []
    var previousIndex = previous.items.count
    var nextIndex = next.items.count
    for pair in pairs.reversed() {
      // Only while every picture over it is paired in the same way.
      guard pair.next == nextIndex - 1, pair.previous == previousIndex - 1, isSame(pair, dx, dy) else { break }
      nextIndex = pair.next
      previousIndex = pair.previous
      let before = previous.items[pair.previous]
      let after = next.items[pair.next]
      if let old = before.opaque, let new = after.opaque, before.visible.moved(dx, dy) == after.visible {
        rects.append(old.moved(dx, dy).intersection(new))
      }
    }
    return PixelRegion(rects)
  }

  private func visible(_ item: DisplayList.Item) -> PixelRect { item.visible }

  private func isSame(_ pair: Pair, _ dx: Int, _ dy: Int) -> Bool {
    if pair.dx == dx, pair.dy == dy { return true }
    return pair.dx == 0 && pair.dy == 0 && next.items[pair.next].uniform == next.items[pair.next].visible
      && previous.items[pair.previous].uniform == previous.items[pair.previous].visible
  }

  /// The pixels in one of two rectangles but not in both.
  private func difference(_ a: PixelRect, _ b: PixelRect) -> [PixelRect] {
    let both = a.intersection(b)
    if both.isEmpty { return [a, b] }
    return without(a, both) + without(b, both)
  }

  private func without(_ rect: PixelRect, _ hole: PixelRect) -> [PixelRect] {
    [
      PixelRect(x: rect.x, y: rect.y, width: rect.width, height: hole.y - rect.y),
      PixelRect(x: rect.x, y: hole.maxY, width: rect.width, height: rect.maxY - hole.maxY),
      PixelRect(x: rect.x, y: hole.y, width: hole.x - rect.x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: rect.maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }

  /// The longest row of pairs whose items have the same order in both lists.
  private func longestOrdered(_ pairs: [Pair]) -> [Pair] {
    // Nearly always all of them.
    if zip(pairs, pairs.dropFirst()).allSatisfy({ $0.previous < $1.previous }) { return pairs }
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].previous < pair.previous { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var row: [Pair] = []
    var index = tails.last ?? -1
    while index >= 0 {
      row.append(pairs[index])
      index = before[index]
    }
    return row.reversed()
  }
}
