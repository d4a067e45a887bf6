import QuartzCore
import WindowServer

/// Sends the elements of a viewer's window to its page, so that the browser's screen reader reads them: all at first,
/// then the changes.
@MainActor final class AccessibilityMirror: AccessibilitySink {
  private weak var viewer: WebViewer?
  /// The elements as last sent to the page.
  private var told: [Int: String] = [:]

  init(viewer: WebViewer) { self.viewer = viewer }

  /// Discards the sent elements, for another page.
  func forget() { told = [:] }

  func windowDidOpen(_ window: AccessibilityWindow) { update() }
  func windowWillClose(_ window: AccessibilityWindow) { forget() }
  func window(_ window: AccessibilityWindow, didChange changes: [AccessibilityChange]) { update() }

  func announce(_ text: String, in window: AccessibilityWindow?, interrupts: Bool) {
    viewer?.tell([("t", "\"say\""), ("v", JSONText.quoted(text)), ("now", interrupts ? "1" : "0")])
  }

  /// Sends the changes. O(elements).
  func update() {
    guard let viewer, viewer.accessibility.isObserved, let window = viewer.accessibility.windows.last else { return }
    if window.builtTree == nil { _ = viewer.accessibility.tree(of: window) }
    guard let tree = window.builtTree else { return }
    var set: [String] = []
    var now: [Int: String] = [:]
    for node in tree.preorder() {
      let text = Self.describe(node, below: node.parent.flatMap { tree[$0] })
      now[node.id] = text
      if told[node.id] != text { set.append(text) }
    }
    let gone = told.keys.filter { now[$0] == nil }.sorted()
    told = now
    guard !set.isEmpty || !gone.isEmpty else { return }
    viewer.tell([
      ("t", "\"tree\""), ("root", "\(tree.root)"), ("set", "[\(set.joined(separator: ","))]"),
      ("gone", "[\(gone.map(String.init).joined(separator: ","))]"),
      ("focus", "\(tree.focused?.id ?? 0)"),
    ])
  }

  func perform(_ assistance: ViewerInput.Assistance, on node: Int) {
    guard let window = viewer?.accessibility.window(with: node), let hands = window.hands else { return }
    switch assistance {
    case .perform(let index): _ = hands.perform(action: index, on: node)
    case .focus: _ = hands.focus(node)
    case .show: _ = hands.scrollToVisible(node)
    case .setValue(let value): _ = hands.setValue(value, of: node)
    }
  }

  /// Returns an element in the form sent to the page.
  static func describe(_ node: AccessibilityNode, below parent: AccessibilityNode?) -> String {
    let origin = parent?.frame.origin ?? .zero
    let box = [node.frame.minX - origin.x, node.frame.minY - origin.y, node.frame.width, node.frame.height]
    var members = [
      ("i", "\(node.id)"), ("c", "[\(node.children.map(String.init).joined(separator: ","))]"),
      ("r", "\"\(ARIARole(node).name)\""),
      ("b", "[\(box.map { JSONText.number(Double($0).rounded()) }.joined(separator: ","))]"),
    ]
    for (name, value) in ARIARole.attributes(of: node).sorted(by: { $0.key < $1.key }) {
      members.append((name, JSONText.quoted(value)))
    }
    if !node.actions.isEmpty { members.append(("act", "1")) }
    return JSONText.object(members)
  }
}
