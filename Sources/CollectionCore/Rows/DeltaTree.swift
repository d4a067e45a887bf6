import Foundation

/// The differences between the lengths of elements and a base length, with prefix sums (a Fenwick tree).
///
/// While few elements differ, only the nodes that do are stored, so a tree over a million equal elements costs nothing
/// to create; when many differ, it becomes an array. Changes and queries are O(log n) either way.
struct DeltaTree: Sendable {
  private enum Storage: Sendable {
    case sparse([Int: CGFloat])
    case dense([CGFloat])
  }

  let count: Int
  private var storage: Storage

  init(count: Int) {
    self.count = count
    storage = .sparse([:])
  }

  /// Creates a tree of given differences. O(n).
  init(_ deltas: [CGFloat]) {
    count = deltas.count
    var nodes = [CGFloat](repeating: 0, count: deltas.count + 1)
    for (index, delta) in deltas.enumerated() {
      let node = index + 1
      nodes[node] += delta
      let parent = node + (node & -node)
      if parent <= deltas.count { nodes[parent] += nodes[node] }
    }
    storage = .dense(nodes)
  }

  /// Whether no element differs from the base.
  var isUniform: Bool {
    if case .sparse(let nodes) = storage { nodes.isEmpty } else { false }
  }

  private func node(_ number: Int) -> CGFloat {
    switch storage {
    case .sparse(let nodes): nodes[number] ?? 0
    case .dense(let nodes): nodes[number]
    }
  }

  /// Adds to the difference of one element. O(log n).
  mutating func add(_ delta: CGFloat, at index: Int) {
    guard delta != 0 else { return }
    var number = index + 1
    switch storage {
    case .sparse(var nodes):
      storage = .sparse([:])
      while number <= count {
        nodes[number, default: 0] += delta
        number += number & -number
      }
      storage = nodes.count > max(64, count / 4) ? .dense(Self.flattened(nodes, count)) : .sparse(nodes)
    case .dense(var nodes):
      storage = .sparse([:])
      while number <= count {
        nodes[number] += delta
        number += number & -number
      }
      storage = .dense(nodes)
    }
  }

  private static func flattened(_ nodes: [Int: CGFloat], _ count: Int) -> [CGFloat] {
    var all = [CGFloat](repeating: 0, count: count + 1)
    for (number, value) in nodes { all[number] = value }
    return all
  }

  /// Returns the sum of the differences of the elements before `index`. O(log n).
  func sum(before index: Int) -> CGFloat {
    if isUniform { return 0 }
    var sum: CGFloat = 0
    var number = index
    while number > 0 {
      sum += node(number)
      number -= number & -number
    }
    return sum
  }

  /// Returns the element that contains `position` if the elements follow each other from 0; the last one for positions
  /// after all of them. There must be an element.
  func index(at position: CGFloat, base: CGFloat) -> Int {
    guard count > 0, position > 0 else { return 0 }
    if isUniform {
      guard base > 0 else { return count - 1 }
      return Int(min(position / base, CGFloat(count - 1)))
    }
    var step = 1
    while step * 2 <= count { step *= 2 }
    var (index, rest) = (0, position)
    while step > 0 {
      let next = index + step
      if next <= count {
        let length = base * CGFloat(step) + node(next)
        if length <= rest {
          index = next
          rest -= length
        }
      }
      step /= 2
    }
    return min(index, count - 1)
  }
}
