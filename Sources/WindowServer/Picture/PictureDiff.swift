import CGTK
import QuartzCore

/// Compares two node trees by the identity of their parts.
///
/// Layers keep their nodes while they do not change, so two successive pictures share almost all of them, and the cost
/// of comparing is proportional to the differences. A changed translation inside a clip is a scroll: its pixels are
/// moved, and only the content that has come in, the parts above it that stay in place and the changes are damage.
struct PictureDiff {
  typealias Rect = PictureChange.Rect
  typealias Offset = (x: Float, y: Float)

  let scale: Float
  let bounds: Rect
  private let damage = PixelRegion()
  private var moves: [PictureChange.Move] = []
  /// The containers above the nodes being compared.
  private var path: [Level] = []

  private struct Level {
    var old: [RenderNode]
    var new: [RenderNode]
    var oldIndex: Int
    var newIndex: Int
    var offset: Offset
  }

  /// Returns the change between two pictures.
  ///
  /// - Returns: nil if `new` does not cover the content opaquely, so that it cannot be painted in parts.
  static func change(
    from old: RenderNode, to new: RenderNode, width: Int, height: Int, scale: Float
  ) -> PictureChange? {
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    var diff = PictureDiff(scale: scale, bounds: bounds)
    guard diff.isSolid(new, (0, 0), covering: bounds) else { return nil }
    diff.compare(old, new, (0, 0), clip: bounds)
    diff.damage.cut(to: bounds)
    return PictureChange(moves: diff.moves, damage: diff.damage.fewRects)
  }

  /// Returns whether the node covers a picture of `width` × `height` pixels opaquely.
  static func isSolid(_ node: RenderNode, width: Int, height: Int, scale: Float) -> Bool {
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    return PictureDiff(scale: scale, bounds: bounds).isSolid(node, (0, 0), covering: bounds)
  }

  private init(scale: Float, bounds: Rect) {
    self.scale = scale
    self.bounds = bounds
  }

  // MARK: Comparison

  private mutating func compare(_ old: RenderNode, _ new: RenderNode, _ offset: Offset, clip: Rect) {
    if old === new { return }
    let oldRect = rect(old, offset)
    let newRect = rect(new, offset)
    if !oldRect.meets(clip), !newRect.meets(clip) { return }
    let kind = new.kind
    // A translation by zero has no node of its own: scrolling starts without one.
    if kind != old.kind, kind == .translation || old.kind == .translation,
      compareTransforms(old, new, offset, clip: clip)
    {
      return
    }
    if kind == old.kind {
      switch kind {
      case .container:
        compareLists(children(old), children(new), offset, clip: clip)
        return
      case .translation:
        if compareTransforms(old, new, offset, clip: clip) { return }
      case .clip:
        if let old = old as? ClipNode, let new = new as? ClipNode, old.clip == new.clip {
          compare(old.child, new.child, offset, clip: clip.cut(to: rect(new.clip, offset)))
          return
        }
      case .roundedClip:
        if let old = old as? RoundedClipNode, let new = new as? RoundedClipNode, old.clip == new.clip {
          // Pixels must not move under rounded corners; a change inside is still found.
          let saved = path
          path = []
          compare(old.child, new.child, offset, clip: clip.cut(to: rect(new.clip.bounds, offset)))
          path = saved
          return
        }
      default: break
      }
    }
    damage.add(oldRect.cut(to: clip))
    damage.add(newRect.cut(to: clip))
  }

  private mutating func compareTransforms(
    _ old: RenderNode, _ new: RenderNode, _ offset: Offset, clip: Rect
  ) -> Bool {
    let (from, oldChild) = translated(old)
    let (to, newChild) = translated(new)
    if from == to {
      compare(oldChild, newChild, (offset.x + to.x, offset.y + to.y), clip: clip)
      return true
    }
    let dx = (to.x - from.x) * scale
    let dy = (to.y - from.y) * scale
    // Pixels move by whole pixels only.
    guard abs(dx - dx.rounded()) < 0.002, abs(dy - dy.rounded()) < 0.002 else { return false }
    return scroll(
      children(oldChild), children(newChild), (offset.x + to.x, offset.y + to.y), area: clip, dx: Int(dx.rounded()),
      dy: Int(dy.rounded()))
  }

  /// Returns a node as a translation of another; by zero if it is none.
  private func translated(_ node: RenderNode) -> (Offset, RenderNode) {
    guard let node = node as? TranslationNode else { return ((0, 0), node) }
    return ((node.x, node.y), node.child)
  }

  /// Compares two lists in drawing order.
  private mutating func compareLists(
    _ old: [RenderNode], _ new: [RenderNode], _ offset: Offset, clip: Rect
  ) {
    let match = ListMatch(old, new)
    for index in match.reordered { damage.add(rect(new[index], offset).cut(to: clip)) }
    for (oldIndex, newIndex) in match.pairs {
      path.append(Level(old: old, new: new, oldIndex: oldIndex, newIndex: newIndex, offset: offset))
      compare(old[oldIndex], new[newIndex], offset, clip: clip)
      path.removeLast()
    }
    for index in match.removed { damage.add(rect(old[index], offset).cut(to: clip)) }
    for index in match.added { damage.add(rect(new[index], offset).cut(to: clip)) }
    for (oldIndex, newIndex) in match.moved {
      damage.add(rect(old[oldIndex], offset).cut(to: clip))
      damage.add(rect(new[newIndex], offset).cut(to: clip))
    }
  }

  // MARK: Scrolling

  /// Compares two lists whose content has scrolled.
  ///
  /// - Parameters:
  ///   - offset: the offset of the new lists' coordinates.
  ///   - area: the clip of the scrolled content.
  private mutating func scroll(
    _ old: [RenderNode], _ new: [RenderNode], _ offset: Offset, area: Rect, dx: Int, dy: Int
  ) -> Bool {
    guard abs(dx) < area.width, abs(dy) < area.height, !moves.contains(where: { $0.source.meets(area) }),
      hasSolidBackdrop(area)
    else { return false }
    let oldOffset: Offset = (offset.x - Float(dx) / scale, offset.y - Float(dy) / scale)
    let match = ListMatch(old, new)

    // Finds the parts that stay in place while the content moves: pinned headers. They are usually at the edges; the
    // moving part is reduced to the area between them.
    var fixed: [(rect: Rect, oldIndex: Int, newIndex: Int)] = []
    // Those among them that look the same when they are moved: plain colours from edge to edge.
    var uniform: Set<Int> = []
    var jumping: [(Int, Int)] = []
    for (oldIndex, newIndex) in match.moved {
      let before = rect(old[oldIndex], oldOffset)
      let after = rect(new[newIndex], offset)
      guard before == after else {
        jumping.append((oldIndex, newIndex))
        continue
      }
      fixed.append((after, oldIndex, newIndex))
      if dx == 0 || dy == 0, isUniform(new[newIndex], offset, along: area, horizontally: dy == 0) {
        uniform.insert(newIndex)
      }
    }
    let inner = fixed.isEmpty ? area : cut(area, back: fixed.filter { !uniform.contains($0.newIndex) }.map(\.rect))
    let source = inner.cut(to: inner.moved(-dx, -dy))
    guard !source.isEmpty, source.area * 4 > area.area else { return false }
    moves.append(PictureChange.Move(source: source, dx: dx, dy: dy))

    let changed = PixelRegion(inner)
    changed.subtract(source.moved(dx, dy))
    func spoil(_ rect: Rect) {
      changed.add(rect.cut(to: inner))
      changed.add(rect.cut(to: inner).moved(dx, dy).cut(to: inner))
    }
    for (rect, _, index) in fixed where !uniform.contains(index) { spoil(rect) }
    for index in match.reordered { changed.add(rect(new[index], offset).cut(to: area)) }
    for index in match.removed { changed.add(rect(old[index], offset).cut(to: inner)) }
    for index in match.added { changed.add(rect(new[index], offset).cut(to: inner)) }
    for (oldIndex, newIndex) in jumping {
      changed.add(rect(old[oldIndex], offset).cut(to: inner))
      changed.add(rect(new[newIndex], offset).cut(to: inner))
    }
    damage.add(changed)
    // Fixed within the content: its old pixels were moved to where the new ones belong.
    let saved = path
    path = []
    for (oldIndex, newIndex) in match.pairs { compare(old[oldIndex], new[newIndex], offset, clip: inner) }

    // Nothing was moved around the moved part: that area is correct where something fixed covers it, and is painted
    // elsewhere.
    let firstFixed = fixed.map(\.newIndex).min() ?? 0
    let rim = PixelRegion(area)
    rim.subtract(inner)
    for (rect, _, index) in fixed where isSolid(new[index], offset, covering: rect) { rim.subtract(rect) }
    if !fixed.isEmpty {
      let oldIndices = Set(fixed.map(\.oldIndex))
      let newIndices = Set(fixed.map(\.newIndex))
      for index in new.indices where index > firstFixed && !newIndices.contains(index) {
        rim.add(rect(new[index], offset).cut(to: area))
      }
      if let firstOld = oldIndices.min() {
        for index in old.indices where index > firstOld && !oldIndices.contains(index) {
          rim.add(rect(old[index], oldOffset).cut(to: area))
        }
      }
    }
    rim.subtract(inner)
    damage.add(rim)

    // Content that other nodes have drawn over the area did not move.
    path = saved
    for level in path {
      for index in level.new.indices where index > level.newIndex {
        over(level.new[index], level.offset, inner, dx, dy)
      }
      for index in level.old.indices where index > level.oldIndex {
        over(level.old[index], level.offset, inner, dx, dy)
      }
    }
    return true
  }

  private func over(_ node: RenderNode, _ offset: Offset, _ inner: Rect, _ dx: Int, _ dy: Int) {
    let rect = rect(node, offset).cut(to: inner)
    damage.add(rect)
    damage.add(rect.moved(dx, dy).cut(to: inner))
  }

  /// Returns `area` without the edges to which `fixed` rectangles are pinned. Cuts the largest first, as it may cover
  /// others.
  private func cut(_ area: Rect, back fixed: [Rect]) -> Rect {
    var left = area
    for rect in fixed.sorted(by: { $0.area > $1.area }) {
      let part = rect.cut(to: left)
      if part.isEmpty { continue }
      var rest: [Rect] = []
      if part.x <= left.x { rest.append(Rect(left: part.maxX, top: left.y, right: left.maxX, bottom: left.maxY)) }
      if part.maxX >= left.maxX { rest.append(Rect(left: left.x, top: left.y, right: part.x, bottom: left.maxY)) }
      if part.y <= left.y { rest.append(Rect(left: left.x, top: part.maxY, right: left.maxX, bottom: left.maxY)) }
      if part.maxY >= left.maxY { rest.append(Rect(left: left.x, top: left.y, right: left.maxX, bottom: part.y)) }
      if let best = rest.max(by: { $0.area < $1.area }) { left = best }
    }
    return left
  }

  /// Returns whether the node consists of plain colours that extend from one side of `area` to the other, so that
  /// moving its pixels in that direction changes nothing.
  private func isUniform(_ node: RenderNode, _ offset: Offset, along area: Rect, horizontally: Bool) -> Bool {
    switch node {
    case is FillNode:
      let rect = rect(node, offset, inside: true)
      return horizontally
        ? rect.x <= area.x && rect.maxX >= area.maxX : rect.y <= area.y && rect.maxY >= area.maxY
    case let node as ContainerNode:
      return node.children.allSatisfy { isUniform($0, offset, along: area, horizontally: horizontally) }
    case let node as TranslationNode:
      return isUniform(
        node.child, (offset.x + node.x, offset.y + node.y), along: area, horizontally: horizontally)
    default: return false
    }
  }

  /// Returns whether the content within `area` lets only one colour through, which looks the same wherever it is moved.
  private func hasSolidBackdrop(_ area: Rect) -> Bool {
    for level in path.reversed() {
      for index in stride(from: level.newIndex - 1, through: 0, by: -1) {
        let node = level.new[index]
        if !rect(node, level.offset).meets(area) { continue }
        return node.kind == .fill && isSolid(node, level.offset, covering: area)
      }
    }
    return false
  }

  // MARK: Nodes

  /// Returns whether the node covers `area` with an opaque colour at its back.
  private func isSolid(_ node: RenderNode, _ offset: Offset, covering area: Rect) -> Bool {
    switch node {
    case let node as FillNode: node.color.alpha >= 1 && rect(node, offset, inside: true).encloses(area)
    case let node as ContainerNode: node.children.contains { isSolid($0, offset, covering: area) }
    case let node as TranslationNode:
      isSolid(node.child, (offset.x + node.x, offset.y + node.y), covering: area)
    case let node as ClipNode:
      rect(node.clip, offset, inside: true).encloses(area) && isSolid(node.child, offset, covering: area)
    default: false
    }
  }

  private func children(_ node: RenderNode) -> [RenderNode] {
    (node as? ContainerNode)?.children ?? [node]
  }

  private func rect(_ node: RenderNode, _ offset: Offset, inside: Bool = false) -> Rect {
    rect(node.extent, offset, inside: inside)
  }

  /// Returns the pixels that `bounds` touches, or those that it covers completely. Coordinates far outside the window
  /// are clamped.
  private func rect(_ bounds: graphene_rect_t, _ offset: Offset, inside: Bool = false) -> Rect {
    func pixel(_ value: Float, up: Bool) -> Int {
      let scaled = min(max(value * scale, -1e6), 1e6)
      // Sums of single-precision offsets miss whole pixels slightly.
      return Int(up ? (scaled - 0.01).rounded(.up) : (scaled + 0.01).rounded(.down))
    }
    return Rect(
      left: pixel(bounds.origin.x + offset.x, up: inside), top: pixel(bounds.origin.y + offset.y, up: inside),
      right: pixel(bounds.origin.x + bounds.size.width + offset.x, up: !inside),
      bottom: pixel(bounds.origin.y + bounds.size.height + offset.y, up: !inside))
  }
}

extension GskRoundedRect {
  static func == (one: Self, two: Self) -> Bool {
    withUnsafeBytes(of: one) { one in withUnsafeBytes(of: two) { two in one.elementsEqual(two) } }
  }
}

extension graphene_rect_t {
  static func == (one: Self, two: Self) -> Bool {
    one.origin.x == two.origin.x && one.origin.y == two.origin.y && one.size.width == two.size.width
      && one.size.height == two.size.height
  }
}
