import QuartzCore

/// The elements of a window at one moment.
package struct AccessibilityTree: Equatable, Sendable {
  /// The window's own node.
  package private(set) var root: Int
  package private(set) var nodes: [Int: AccessibilityNode]

  package init(root: AccessibilityNode) {
    self.root = root.id
    nodes = [root.id: root]
  }

  package subscript(id: Int) -> AccessibilityNode? { nodes[id] }

  /// The node of the window, which every tree has.
  var rootNode: AccessibilityNode {
    get { nodes[root] ?? AccessibilityNode(id: root, role: .window, frame: .zero) }
    set { nodes[root] = newValue }
  }

  /// Adds `node` as the last child of `parent`. Does nothing if there is no such parent, or if the node is already in
  /// the tree.
  package mutating func append(_ node: AccessibilityNode, to parent: Int) {
    guard nodes[parent] != nil, nodes[node.id] == nil else { return }
    var node = node
    node.parent = parent
    nodes[node.id] = node
    nodes[parent]?.children.append(node.id)
  }

  /// Removes a node without children; the root cannot be removed.
  package mutating func removeLeaf(_ id: Int) {
    guard let node = nodes[id], node.children.isEmpty, let parent = node.parent else { return }
    nodes[id] = nil
    nodes[parent]?.children.removeAll { $0 == id }
  }

  /// Changes an existing node; its neighbours stay the same.
  package mutating func update(_ id: Int, _ change: (inout AccessibilityNode) -> Void) {
    guard var node = nodes[id] else { return }
    change(&node)
    nodes[id] = node
  }

  /// Returns the node `id` and its descendants, in reading order. O(result).
  package func preorder(from id: Int? = nil) -> [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    var pending = [id ?? root]
    while let next = pending.popLast() {
      guard let node = nodes[next] else { continue }
      found.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// The node with the focus.
  package var focused: AccessibilityNode? { nodes.values.first { $0.states.contains(.focused) } }

  /// Returns the deepest descendant of `id` at `point`, in points of the window; the last one if several overlap.
  package func node(at point: CGPoint, below id: Int? = nil) -> AccessibilityNode? {
    guard let node = nodes[id ?? root], node.frame.contains(point) else { return nil }
    for child in node.children.reversed() {
      if let found = self.node(at: point, below: child) { return found }
    }
    return node
  }

  package func index(of id: Int) -> Int? {
    guard let parent = nodes[id]?.parent else { return nil }
    return nodes[parent]?.children.firstIndex(of: id)
  }
}
