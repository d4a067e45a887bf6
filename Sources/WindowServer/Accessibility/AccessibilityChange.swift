/// A difference between two trees of one window.
package enum AccessibilityChange: Equatable, Sendable {
  /// `index` is the place among the parent's children after the change.
  case added(child: Int, parent: Int, index: Int)
  /// `index` is the place among the parent's children before the change.
  case removed(child: Int, parent: Int, index: Int)
  case name(Int, String)
  case description(Int, String)
  case value(Int)
  case state(Int, AccessibilityStates, Bool)
  /// Scalars were removed from the old text.
  case textRemoved(Int, at: Int, text: String)
  case textInserted(Int, at: Int, text: String)
  case caret(Int, Int)
  case selection(Int)
}

extension AccessibilityTree {
  /// Returns the changes since `old`: removals, additions, changes, and last the focus. O(nodes).
  package func changes(since old: AccessibilityTree) -> [AccessibilityChange] {
    guard old != self else { return [] }
    var found: [AccessibilityChange] = []
    for node in old.preorder() where node.id != old.root && nodes[node.id]?.parent != node.parent {
      // Descendants of a removed node are removed with it.
      guard let parent = node.parent, nodes[parent] != nil else { continue }
      found.append(.removed(child: node.id, parent: parent, index: old.index(of: node.id) ?? 0))
    }
    var focus: [AccessibilityChange] = []
    for node in preorder() {
      guard let before = old[node.id] else {
        if let parent = node.parent, old[parent] != nil {
          found.append(.added(child: node.id, parent: parent, index: index(of: node.id) ?? 0))
        }
        if node.states.contains(.focused) { focus.append(.state(node.id, .focused, true)) }
        continue
      }
      if before.parent != node.parent, let parent = node.parent {
        found.append(.added(child: node.id, parent: parent, index: index(of: node.id) ?? 0))
      }
      guard before != node else { continue }
      if before.name != node.name { found.append(.name(node.id, node.name)) }
      if before.description != node.description { found.append(.description(node.id, node.description)) }
      if before.quantity != node.quantity || before.value != node.value { found.append(.value(node.id)) }
      for state in before.states.symmetricDifference(node.states).elements {
        let change = AccessibilityChange.state(node.id, state, node.states.contains(state))
        if state == .focused { focus.append(change) } else { found.append(change) }
      }
      if let text = node.text, let former = before.text, text != former {
        found += textChanges(node.id, from: former, to: text)
      }
    }
    // The node that lost the focus first.
    return found + focus.filter { $0.losesFocus } + focus.filter { !$0.losesFocus }
  }

  private func textChanges(
    _ id: Int, from old: AccessibilityNode.Text, to new: AccessibilityNode.Text
  ) -> [AccessibilityChange] {
    var found: [AccessibilityChange] = []
    if old.string != new.string {
      let before = Array(old.string.unicodeScalars)
      let after = Array(new.string.unicodeScalars)
      var start = 0
      while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
      var tail = 0
      while tail < before.count - start, tail < after.count - start,
        before[before.count - 1 - tail] == after[after.count - 1 - tail]
      {
        tail += 1
      }
      func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: scalars)
        return String(string)
      }
      let removed = before[start..<(before.count - tail)]
      let inserted = after[start..<(after.count - tail)]
      if !removed.isEmpty { found.append(.textRemoved(id, at: start, text: string(removed))) }
      if !inserted.isEmpty { found.append(.textInserted(id, at: start, text: string(inserted))) }
    }
    if old.selection.upperBound != new.selection.upperBound { found.append(.caret(id, new.selection.upperBound)) }
    if old.selection != new.selection, !(old.selection.isEmpty && new.selection.isEmpty) {
      found.append(.selection(id))
    }
    return found
  }
}

extension AccessibilityChange {
  fileprivate var losesFocus: Bool {
    if case .state(_, .focused, false) = self { true } else { false }
  }
}
