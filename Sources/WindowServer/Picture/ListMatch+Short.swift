import QuartzCore

extension ListMatch {
  /// A set of indices of a short list.
  private struct Indices {
    private var bits: UInt64 = 0

    mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }
    func contains(_ index: Int) -> Bool { bits & 1 << UInt64(index) != 0 }
  }

  /// Matches the nodes from `start` on as the initialiser does, comparing each with each.
  ///
  /// A cell that changes has a handful of nodes, and most lists of a frame are those of cells: tables for hashing take
  /// longer to allocate than such lists take to compare.
  mutating func matchShort(_ old: [RenderNode], _ new: [RenderNode], start: Int, oldEnd: Int, newEnd: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let old = UnsafeBufferPointer(rebasing: old[start..<oldEnd])
        let new = UnsafeBufferPointer(rebasing: new[start..<newEnd])
        matchShort(old, new, start: start)
      }
    }
    pairSingleChange()
  }

  private mutating func matchShort(
    _ old: UnsafeBufferPointer<RenderNode>, _ new: UnsafeBufferPointer<RenderNode>, start: Int
  ) {
    /// Those of the old list that have their node in the new one.
    var used = Indices()
    var matched = Indices()
    var last = -1
    for (index, node) in new.enumerated() {
      guard let place = old.lastIndex(where: { $0 === node }) else { continue }
      used.insert(place)
      matched.insert(index)
      if place < last { reordered.append(start + index) } else { last = place }
    }
    // An equal child under another transform is the same element moved.
    for (index, node) in new.enumerated() where !matched.contains(index) && node.kind == .translation {
      let child = Self.child(of: node)
      let isSameChild = { (place: Int) in !used.contains(place) && Self.child(of: old[place]) == child }
      guard let place = old.indices.last(where: isSameChild) else { continue }
      used.insert(place)
      matched.insert(index)
      moved.append((start + place, start + index))
    }
    // Nodes of the same kind in the same position are the same element changed.
    for (index, node) in new.enumerated() where !matched.contains(index) {
      let (kind, position) = (node.kind, Self.place(of: node))
      let isSameElement = { (place: Int) in
        !used.contains(place) && old[place].kind == kind && Self.place(of: old[place]) == position
      }
      if let place = old.indices.last(where: isSameElement) {
        used.insert(place)
        pairs.append((start + place, start + index))
      } else {
        added.append(start + index)
      }
    }
    for place in old.indices where !used.contains(place) { removed.append(start + place) }
  }
}
