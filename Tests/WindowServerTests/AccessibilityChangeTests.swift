import Foundation
import Testing

@testable import WindowServer

@Suite struct AccessibilityChangeTests {
  private func node(_ id: Int, _ name: String = "", x: CGFloat = 0) -> AccessibilityNode {
    AccessibilityNode(id: id, role: .label, name: name, frame: CGRect(x: x, y: 0, width: 10, height: 10))
  }

  private func tree(_ children: [AccessibilityNode], under parents: [Int: Int] = [:]) -> AccessibilityTree {
    var tree = AccessibilityTree(
      root: AccessibilityNode(id: 1, role: .window, frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    for child in children { tree.append(child, to: parents[child.id] ?? 1) }
    return tree
  }

  @Test func equalTreesDoNotDiffer() {
    #expect(tree([node(2, "a")]).changes(since: tree([node(2, "a")])).isEmpty)
    // Moving on the screen causes no event.
    #expect(tree([node(2, "a", x: 5)]).changes(since: tree([node(2, "a")])).isEmpty)
  }

  @Test func removalsComeBeforeAdditions() {
    let changes = tree([node(3), node(4)]).changes(since: tree([node(2), node(3)]))
    #expect(changes == [.removed(child: 2, parent: 1, index: 0), .added(child: 4, parent: 1, index: 1)])
  }

  @Test func onlyTheTopOfAddedOrRemovedElementsIsReported() {
    let full = tree([node(2), node(3), node(4)], under: [3: 2, 4: 3])
    #expect(full.changes(since: tree([])) == [.added(child: 2, parent: 1, index: 0)])
    #expect(tree([]).changes(since: full) == [.removed(child: 2, parent: 1, index: 0)])
  }

  @Test func elementsThatChangeTheirParentAreRemovedAndAdded() {
    let before = tree([node(2), node(3), node(4)], under: [4: 2])
    let after = tree([node(2), node(3), node(4)], under: [4: 3])
    #expect(
      after.changes(since: before) == [.removed(child: 4, parent: 2, index: 0), .added(child: 4, parent: 3, index: 0)])
  }

  @Test func focusIsReportedLastAndItsLossFirst() {
    var first = node(2, "a")
    first.states = [.enabled, .focused]
    var second = node(3, "b")
    let before = tree([first, second])
    first.states = [.enabled]
    second.states = [.focused, .selected]
    second.name = "c"
    #expect(
      tree([first, second]).changes(since: before) == [
        .name(3, "c"), .state(3, .selected, true), .state(2, .focused, false), .state(3, .focused, true),
      ])
    // A new element that has the focus at once.
    #expect(
      tree([second]).changes(since: tree([])) == [.added(child: 3, parent: 1, index: 0), .state(3, .focused, true)])
  }

  @Test(arguments: [
    ("", "abc", [AccessibilityChange.textInserted(2, at: 0, text: "abc")]),
    ("abc", "", [.textRemoved(2, at: 0, text: "abc")]),
    ("abcd", "abXd", [.textRemoved(2, at: 2, text: "c"), .textInserted(2, at: 2, text: "X")]),
    ("aa", "aaa", [.textInserted(2, at: 2, text: "a")]),
    ("né", "ne\u{301}e", [.textRemoved(2, at: 1, text: "é"), .textInserted(2, at: 1, text: "e\u{301}e")]),
  ]) func textsDifferInTheirMiddle(old: String, new: String, expected: [AccessibilityChange]) {
    func field(_ text: String) -> AccessibilityTree {
      var field = node(2)
      field.text = AccessibilityNode.Text(string: text, selection: 0..<0)
      return tree([field])
    }
    #expect(field(new).changes(since: field(old)) == expected)
  }

  @Test func treesKeepTheirShape() {
    var tree = tree([node(2, "a"), node(3, "b", x: 5)])
    tree.append(node(2, "again"), to: 1)
    tree.append(node(9), to: 8)
    #expect(tree.nodes.count == 3 && tree[2]?.name == "a")
    #expect(tree.node(at: CGPoint(x: 7, y: 5))?.id == 3 && tree.node(at: CGPoint(x: 50, y: 50))?.id == 1)
    #expect(tree.node(at: CGPoint(x: 500, y: 50)) == nil)
    #expect(tree.index(of: 3) == 1 && tree.index(of: 1) == nil)
    tree.removeLeaf(1)
    tree.removeLeaf(2)
    #expect(tree.preorder().map(\.id) == [1, 3])
  }
}
