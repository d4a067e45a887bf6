import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Records what assistive technology receives.
@MainActor final class AccessibilityRecorder: AccessibilitySink {
  var changes: [AccessibilityChange] = []
  var announcements: [String] = []
  var opened = 0
  var closed = 0

  func windowDidOpen(_ window: AccessibilityWindow) { opened += 1 }
  func windowWillClose(_ window: AccessibilityWindow) { closed += 1 }
  func window(_ window: AccessibilityWindow, didChange changes: [AccessibilityChange]) { self.changes += changes }
  func announce(_ text: String, in window: AccessibilityWindow?, interrupts: Bool) { announcements.append(text) }
}

extension Stage {
  /// Runs `body` while assistive technology listens.
  func listening(_ body: (AccessibilityRecorder) throws -> Void) rethrows {
    let center = UIWindow.server.accessibility
    let recorder = AccessibilityRecorder()
    center.sink = recorder
    center.isObserved = true
    defer { center.isObserved = false }
    try body(recorder)
  }

  /// The window's current elements.
  var tree: AccessibilityTree {
    window.layoutIfNeeded()
    return window.accessibility.makeAccessibilityTree()
  }

  /// Role and name of every node below the window's, indented by depth.
  var outline: [String] {
    let tree = self.tree
    var lines: [String] = []
    func visit(_ id: Int, _ depth: Int) {
      guard let node = tree[id] else { return }
      if depth >= 0 { lines.append(String(repeating: "  ", count: depth) + "\(node.role) \(node.name)") }
      for child in node.children { visit(child, depth + 1) }
    }
    visit(tree.root, -1)
    return lines
  }

  /// Returns the first node with a name.
  func node(_ name: String) -> AccessibilityNode? { tree.preorder().first { $0.name == name } }

  /// Performs a named action on the node with a name.
  func perform(_ action: String, on name: String) -> Bool {
    guard let node = node(name), let index = node.actions.firstIndex(of: action) else { return false }
    return window.accessibility.perform(action: index, on: node.id)
  }

  func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    window.addSubview(label)
    return label
  }
}
