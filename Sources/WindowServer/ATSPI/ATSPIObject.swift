/// The object at an object path of this process.
@MainActor enum ATSPIObject {
  /// The process: the parent of its windows.
  case application
  /// A window or one of its elements.
  case element(AccessibilityNode, AccessibilityTree, AccessibilityWindow)

  static let folder = "/org/a11y/atspi/accessible"
  static let applicationPath = folder + "/root"
  static let nullPath = "/org/a11y/atspi/null"
  static let cachePath = "/org/a11y/atspi/cache"

  static func path(_ id: Int) -> String { "\(folder)/\(id)" }

  var interfaces: [ATSPIInterface] {
    switch self {
    case .application: return [.accessible, .application]
    case .element(let node, _, _):
      var found: [ATSPIInterface] = [.accessible, .component]
      if !node.actions.isEmpty { found.append(.action) }
      if node.quantity != nil { found.append(.value) }
      if node.text != nil { found += [.text, .editableText] }
      return found
    }
  }
}
