import QuartzCore

/// The matching of nodes of two lists, by identity.
struct ListMatch {
  /// Nodes in both lists, but in another order: indices in the new one.
  private(set) var reordered: [Int] = []
  /// Different nodes that represent the same thing at the same place: (old, new).
  private(set) var pairs: [(Int, Int)] = []
  /// Equal content at another place: (old, new).
  private(set) var moved: [(Int, Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// Matches two lists. Linear in their lengths, by hashing the parts between their common ends.
  init(_ old: [RenderNode], _ new: [RenderNode]) {
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if start == oldEnd, start == newEnd { return }
    var places = PointerTable(capacity: oldEnd - start)
    for index in start..<oldEnd { places.set(old[index], to: index) }
    var isCommon = [Bool](repeating: false, count: oldEnd - start)
    var last = -1
    var fresh: [Int] = []
    for index in start..<newEnd {
      guard let place = places[new[index]] else {
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
    // An equal child under another transform is the same thing moved.
    var byChild = PointerTable(capacity: gone.count)
    for index in gone {
      if let node = old[index] as? TranslationNode { byChild.set(node.child, to: index) }
    }
    var isUsed = [Bool](repeating: false, count: old.count)
    var rest: [Int] = []
    for index in fresh {
      if let node = new[index] as? TranslationNode, let from = byChild[node.child], !isUsed[from] {
        moved.append((from, index))
        isUsed[from] = true
      } else {
        rest.append(index)
      }
    }
    // Another node of the same kind at the same place is the same thing changed.
    var byPlace: [Place: Int] = [:]
    for index in gone where !isUsed[index] { byPlace[Place(old[index])] = index }
    for index in rest {
      if let from = byPlace.removeValue(forKey: Place(new[index])) {
        pairs.append((from, index))
        isUsed[from] = true
      } else {
        added.append(index)
      }
    }
    for index in gone where !isUsed[index] { removed.append(index) }
    // A single change is compared whatever it is: it may be a scroll.
    if removed.count == 1, added.count == 1 {
      pairs.append((removed[0], added[0]))
      removed = []
      added = []
    }
  }

  private struct Place: Hashable {
    var kind: RenderNode.Kind
    var x: Float, y: Float

    init(_ node: RenderNode) {
      kind = node.kind
      if let node = node as? TranslationNode {
        (x, y) = (node.x, node.y)
      } else {
        (x, y) = (node.extent.origin.x, node.extent.origin.y)
      }
    }
  }
}
