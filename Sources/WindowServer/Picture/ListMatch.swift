import QuartzCore

/// The matching of nodes of two lists, by identity.
struct ListMatch {
  /// Nodes in both lists, but in another order: indices in the new one.
  var reordered: [Int] = []
  /// Different nodes that represent the same element in the same position: (old, new).
  var pairs: [(Int, Int)] = []
  /// Equal content in another position: (old, new).
  var moved: [(Int, Int)] = []
  var removed: [Int] = []
  var added: [Int] = []

  /// The number of nodes between the common ends of lists up to which each is compared with each, without hashing.
  static let shortLength = 16

  /// Matches two lists. Linear in their lengths, by hashing the parts between their common ends, unless these are
  /// short.
  ///
  /// - Parameter shortLength: at most 64.
  init(_ old: [RenderNode], _ new: [RenderNode], shortLength: Int = shortLength) {
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if start == oldEnd, start == newEnd { return }
    if max(oldEnd, newEnd) - start <= shortLength {
      matchShort(old, new, start: start, oldEnd: oldEnd, newEnd: newEnd)
      return
    }
    var places = PlaceTable(capacity: oldEnd - start)
    for index in start..<oldEnd { places.set(old[index].identity, to: index) }
    var isCommon = [Bool](repeating: false, count: oldEnd - start)
    var last = -1
    var fresh: [Int] = []
    for index in start..<newEnd {
      guard let place = places[new[index].identity] else {
        fresh.append(index)
        continue
      }
      isCommon[place - start] = true
      if place < last { reordered.append(index) } else { last = place }
    }
    var gone: [Int] = []
    for index in start..<oldEnd where !isCommon[index - start] { gone.append(index) }
    match(gone: gone, fresh: fresh, old, new)
  }

  private mutating func match(gone: [Int], fresh: [Int], _ old: [RenderNode], _ new: [RenderNode]) {
    var isUsed = [Bool](repeating: false, count: old.count)
    var rest: [Int] = []
    if gone.isEmpty || fresh.isEmpty {
      rest = fresh
    } else {
      // An equal child under another transform is the same element moved.
      var byChild = PlaceTable(capacity: gone.count)
      for index in gone {
        if let child = Self.child(of: old[index]) { byChild.set(child, to: index) }
      }
      for index in fresh {
        if let child = Self.child(of: new[index]), let from = byChild[child], !isUsed[from] {
          moved.append((from, index))
          isUsed[from] = true
        } else {
          rest.append(index)
        }
      }
      pair(&rest, with: gone, &isUsed, old, new)
    }
    added = rest
    for index in gone where !isUsed[index] { removed.append(index) }
    pairSingleChange()
  }

  /// Pairs a single change whatever its kind: it may be a scroll.
  mutating func pairSingleChange() {
    guard removed.count == 1, added.count == 1 else { return }
    pairs.append((removed[0], added[0]))
    removed = []
    added = []
  }

  /// Pairs nodes of the same kind in the same position, which are the same element changed, and removes them from
  /// `rest`.
  private mutating func pair(
    _ rest: inout [Int], with gone: [Int], _ isUsed: inout [Bool], _ old: [RenderNode], _ new: [RenderNode]
  ) {
    guard !rest.isEmpty else { return }
    var byPlace = PlaceTable(capacity: gone.count)
    // Other nodes in the same position, from the last to the first.
    var next = [Int32](repeating: -1, count: old.count)
    for index in gone where !isUsed[index] {
      if let former = byPlace.set(Self.place(of: old[index]), to: index) { next[index] = Int32(former) }
    }
    rest.removeAll { index in
      guard var from = byPlace[Self.place(of: new[index])] else { return false }
      while isUsed[from] || old[from].kind != new[index].kind {
        guard next[from] >= 0 else { return false }
        from = Int(next[from])
      }
      pairs.append((from, index))
      isUsed[from] = true
      return true
    }
  }

  /// Returns the identity of the node that a translation moves; nil for other nodes.
  static func child(of node: RenderNode) -> UInt64? {
    node.kind == .translation ? unsafeDowncast(node, to: TranslationNode.self).child.identity : nil
  }

  /// Returns the position of a node as a number.
  static func place(of node: RenderNode) -> UInt64 {
    let (x, y): (Float, Float)
    if node.kind == .translation {
      let node = unsafeDowncast(node, to: TranslationNode.self)
      (x, y) = (node.x, node.y)
    } else {
      (x, y) = (node.extent.origin.x, node.extent.origin.y)
    }
    // Adding zero makes −0 equal to 0.
    return UInt64((x + 0).bitPattern) << 32 | UInt64((y + 0).bitPattern)
  }
}
