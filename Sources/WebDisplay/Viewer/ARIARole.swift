import WindowServer

/// A role of WAI-ARIA, and the attributes that describe an element's state.
struct ARIARole: Equatable {
  let name: String

  init(_ node: AccessibilityNode) {
    name =
      switch node.role {
      case .window: "application"
      case .dialog: "dialog"
      case .alert: "alertdialog"
      case .group: "group"
      case .list: "list"
      case .listItem: "listitem"
      case .scrollArea: "region"
      case .toolBar: "toolbar"
      case .label: ""
      case .heading: "heading"
      case .image: "img"
      case .link: "link"
      case .button, .toggleButton: "button"
      case .toggle: "switch"
      case .radioButton: "radio"
      case .tab: "tab"
      case .tabList: "tablist"
      case .textField, .secureTextField, .textArea: "textbox"
      case .menu: "menu"
      case .menuItem: "menuitem"
      case .checkMenuItem: "menuitemcheckbox"
      case .spinButton: "spinbutton"
      case .slider: "slider"
      case .progressBar, .busyIndicator: "progressbar"
      }
  }

  /// Returns the attributes by their names in HTML; `text` is the content of an element that consists only of text.
  static func attributes(of node: AccessibilityNode) -> [String: String] {
    var result: [String: String] = [:]
    if node.role == .label {
      result["text"] = node.name
    } else if !node.name.isEmpty {
      result["aria-label"] = node.name
    }
    // An element of a list is read by its name, followed by its value.
    let words = [node.value, node.description].filter { !$0.isEmpty }
    if !words.isEmpty { result["aria-description"] = words.joined(separator: ", ") }
    if !node.language.isEmpty { result["lang"] = node.language }
    let states = node.states
    if !states.contains(.enabled) { result["aria-disabled"] = "true" }
    if states.contains(.busy) { result["aria-busy"] = "true" }
    // WAI-ARIA 1.2 has these attributes for few roles; lists are not among those with selection.
    if states.contains(.modal), [.dialog, .alert].contains(node.role) { result["aria-modal"] = "true" }
    if states.contains(.allowsMultipleSelection), node.role == .tabList { result["aria-multiselectable"] = "true" }
    switch node.role {
    case .toggleButton: result["aria-pressed"] = states.contains(.checked) ? "true" : "false"
    case .toggle, .radioButton, .checkMenuItem: result["aria-checked"] = states.contains(.checked) ? "true" : "false"
    case .tab: result["aria-selected"] = states.contains(.selected) ? "true" : "false"
    case .heading: result["aria-level"] = "2"
    case .textArea: result["aria-multiline"] = "true"
    default:
      if states.contains(.selectable), states.contains(.selected) { result["aria-current"] = "true" }
    }
    if let quantity = node.quantity {
      result["aria-valuemin"] = JSONText.number(quantity.minimum)
      result["aria-valuemax"] = JSONText.number(quantity.maximum)
      result["aria-valuenow"] = JSONText.number(quantity.current)
      if !node.value.isEmpty { result["aria-valuetext"] = node.value }
    }
    return result
  }
}
