/// AT-SPI's states: bits of a set of two 32-bit words, and their names in events.
enum ATSPIState: UInt32 {
  case active = 1
  case busy = 3
  case checked = 4
  case defunct = 6
  case editable = 7
  case enabled = 8
  case focusable = 11
  case focused = 12
  case modal = 16
  case multiLine = 17
  case multiSelectable = 18
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case indeterminate = 32
  case selectableText = 38
  case checkable = 41
  case readOnly = 43

  /// The name in events.
  var name: String {
    switch self {
    case .multiLine: "multi-line"
    case .multiSelectable: "multiselectable"
    case .readOnly: "read-only"
    case .singleLine: "single-line"
    case .selectableText: "selectable-text"
    default: "\(self)"
    }
  }

  /// Returns the states for those of a tree's element.
  static func states(for state: AccessibilityStates) -> [ATSPIState] {
    switch state {
    case .active: [.active]
    case .focused: [.focused]
    case .focusable: [.focusable]
    case .enabled: [.enabled, .sensitive]
    case .selected: [.selected]
    case .selectable: [.selectable]
    case .checked: [.checked]
    case .checkable: [.checkable]
    case .editable: [.editable]
    case .busy: [.busy]
    case .modal: [.modal]
    case .multiLine: [.multiLine]
    case .allowsMultipleSelection: [.multiSelectable]
    default: []
    }
  }

  static func states(of node: AccessibilityNode) -> Set<ATSPIState> {
    var states: Set<ATSPIState> = [.visible, .showing]
    for state in node.states.elements { states.formUnion(Self.states(for: state)) }
    if node.text != nil {
      states.insert(.selectableText)
      if !node.states.contains(.multiLine) { states.insert(.singleLine) }
      if !node.states.contains(.editable) { states.insert(.readOnly) }
    }
    if node.role == .busyIndicator { states.insert(.indeterminate) }
    return states
  }

  static func words(_ states: Set<ATSPIState>) -> [UInt32] {
    var words: [UInt32] = [0, 0]
    for state in states { words[Int(state.rawValue / 32)] |= 1 << (state.rawValue % 32) }
    return words
  }
}
