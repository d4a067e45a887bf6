import CGTK

/// Signals about events in the windows.
extension ATSPIBridge {
  private static let objectEvents = "org.a11y.atspi.Event.Object"
  private static let windowEvents = "org.a11y.atspi.Event.Window"

  func windowDidOpen(_ window: AccessibilityWindow) {
    guard center.isObserved, let root = center.tree(of: window)?.rootNode else { return }
    childrenChanged("add", of: nil, index: (center.windows.count) - 1, child: root.id)
    emit(ATSPIObject.path(root.id), Self.windowEvents, "Create", value: .string(root.name))
  }

  func windowWillClose(_ window: AccessibilityWindow) {
    guard center.isObserved, let root = window.builtTree?.rootNode else { return }
    let index = center.windows.firstIndex { $0 === window } ?? 0
    childrenChanged("remove", of: nil, index: index, child: root.id)
    emit(ATSPIObject.path(root.id), Self.windowEvents, "Destroy", value: .string(root.name))
  }

  func window(_ window: AccessibilityWindow, didChange changes: [AccessibilityChange]) {
    guard let tree = window.builtTree else { return }
    for change in changes { tell(change, in: tree) }
  }

  private func tell(_ change: AccessibilityChange, in tree: AccessibilityTree) {
    switch change {
    case .added(let child, let parent, let index):
      childrenChanged("add", of: parent, index: index, child: child)
    case .removed(let child, let parent, let index):
      childrenChanged("remove", of: parent, index: index, child: child)
      if tree[child] == nil { stateChanged(child, .defunct, true) }
    case .name(let id, let name): propertyChanged(id, "accessible-name", name)
    case .description(let id, let text): propertyChanged(id, "accessible-description", text)
    case .value(let id):
      emit(
        ATSPIObject.path(id), Self.objectEvents, "PropertyChange", detail: "accessible-value",
        value: .double(tree[id]?.quantity?.current ?? 0))
    case .state(let id, let state, let isOn):
      for state in ATSPIState.states(for: state) { stateChanged(id, state, isOn) }
      if state == .active, let node = tree[id] {
        emit(ATSPIObject.path(id), Self.windowEvents, isOn ? "Activate" : "Deactivate", value: .string(node.name))
      }
    case .textInserted(let id, let place, let text):
      emit(
        ATSPIObject.path(id), Self.objectEvents, "TextChanged", detail: "insert", Int32(place),
        Int32(text.unicodeScalars.count), value: .string(text))
    case .textRemoved(let id, let place, let text):
      emit(
        ATSPIObject.path(id), Self.objectEvents, "TextChanged", detail: "delete", Int32(place),
        Int32(text.unicodeScalars.count), value: .string(text))
    case .caret(let id, let place):
      emit(ATSPIObject.path(id), Self.objectEvents, "TextCaretMoved", Int32(place), value: .string(""))
    case .selection(let id):
      emit(ATSPIObject.path(id), Self.objectEvents, "TextSelectionChanged", value: .string(""))
    }
  }

  func announce(_ text: String, in window: AccessibilityWindow?, interrupts: Bool) {
    let path = window?.builtTree.map { ATSPIObject.path($0.root) } ?? ATSPIObject.applicationPath
    // 1 polite, 2 assertive.
    emit(path, Self.objectEvents, "Announcement", interrupts ? 2 : 1, value: .string(text))
  }

  // MARK: Signals

  private func childrenChanged(_ what: String, of parent: Int?, index: Int, child: Int) {
    emit(
      parent.map(ATSPIObject.path) ?? ATSPIObject.applicationPath, Self.objectEvents, "ChildrenChanged", detail: what,
      Int32(index), value: reference(child))
  }

  private func stateChanged(_ id: Int, _ state: ATSPIState, _ isOn: Bool) {
    emit(
      ATSPIObject.path(id), Self.objectEvents, "StateChanged", detail: state.name, isOn ? 1 : 0, value: .string(""))
  }

  private func propertyChanged(_ id: Int, _ property: String, _ value: String) {
    emit(ATSPIObject.path(id), Self.objectEvents, "PropertyChange", detail: property, value: .string(value))
  }

  /// Sends an event. All have the same form: a word, two numbers, a value, and properties that are always empty.
  private func emit(
    _ path: String, _ interface: String, _ name: String, detail: String = "", _ first: Int32 = 0, _ second: Int32 = 0,
    value: DBusValue
  ) {
    bus?.emit(
      path, interface, name, [.string(detail), .int(first), .int(second), .variant(value), .array("{sv}", [])])
  }
}
