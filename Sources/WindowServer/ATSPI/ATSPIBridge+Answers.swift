import CGTK
import Foundation

/// Calls and properties of AT-SPI's interfaces.
extension ATSPIBridge {
  // MARK: Objects

  /// Returns the object at the end of a path: `root`, or a number.
  func target(named name: String) -> ATSPIObject? {
    if name == "root" { return .application }
    guard let id = Int(name) else { return nil }
    for window in center.windows {
      if let tree = center.tree(of: window), let node = tree[id] { return .element(node, tree, window) }
    }
    return nil
  }

  private func target(at path: String) -> ATSPIObject? {
    guard path.hasPrefix(ATSPIObject.folder + "/") else { return nil }
    return target(named: String(path.dropFirst(ATSPIObject.folder.count + 1)))
  }

  func reference(_ id: Int) -> DBusValue { .tuple([.string(busName), .path(ATSPIObject.path(id))]) }
  var application: DBusValue { .tuple([.string(busName), .path(ATSPIObject.applicationPath)]) }
  var nothing: DBusValue { .tuple([.string(""), .path(ATSPIObject.nullPath)]) }

  /// The windows' own elements.
  private var windowIDs: [Int] { center.windows.compactMap { center.tree(of: $0)?.root } }

  // MARK: Calls

  /// Calls a method of an object.
  ///
  /// - Returns: the result; nil for an object that no longer exists.
  func answer(
    sender: String, path: String, interface: String, method: String, arguments: DBusArguments
  ) -> [DBusValue]? {
    guard let interface = ATSPIInterface(rawValue: interface) else { return nil }
    if interface == .cache { return [cacheItems()] }
    guard let target = target(at: path) else { return nil }
    switch target {
    case .application:
      return interface == .accessible ? answerForApplication(method, arguments) : [.string(Self.locale)]
    case .element(let node, let tree, let window):
      noteClient(sender)
      switch interface {
      case .accessible: return answer(method, arguments, node, tree)
      case .component: return answerComponent(method, arguments, node, tree, window)
      case .action: return answerAction(method, arguments, node, window)
      case .text: return answerText(method, arguments, node, window)
      case .editableText: return answerEditing(method, arguments, node, window)
      default: return nil
      }
    }
  }

  private func answerForApplication(_ method: String, _ arguments: DBusArguments) -> [DBusValue]? {
    switch method {
    case "GetChildAtIndex":
      let index = arguments.int(0)
      return [windowIDs.indices.contains(index) ? reference(windowIDs[index]) : nothing]
    case "GetChildren": return [.array("(so)", windowIDs.map(reference))]
    case "GetIndexInParent": return [.int(-1)]
    case "GetRelationSet": return [.array("(ua(so))", [])]
    case "GetRole": return [.uint(ATSPIRole.application.number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(ATSPIRole.application.name)]
    case "GetState": return [.uints(ATSPIState.words([.enabled, .sensitive, .showing, .visible]))]
    case "GetAttributes": return [.attributes([("toolkit", Self.toolkit)])]
    case "GetApplication": return [application]
    case "GetInterfaces": return [.strings(ATSPIObject.application.interfaces.map(\.rawValue))]
    default: return nil
    }
  }

  private func answer(
    _ method: String, _ arguments: DBusArguments, _ node: AccessibilityNode, _ tree: AccessibilityTree
  ) -> [DBusValue]? {
    switch method {
    case "GetChildAtIndex":
      let index = arguments.int(0)
      return [node.children.indices.contains(index) ? reference(node.children[index]) : nothing]
    case "GetChildren": return [.array("(so)", node.children.map(reference))]
    case "GetIndexInParent": return [.int(Int32(indexInParent(node, tree)))]
    case "GetRelationSet": return [.array("(ua(so))", [])]
    case "GetRole": return [.uint(ATSPIRole(node.role).number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(ATSPIRole(node.role).name)]
    case "GetState": return [.uints(ATSPIState.words(ATSPIState.states(of: node)))]
    case "GetAttributes":
      var attributes = [("toolkit", Self.toolkit)]
      if !node.value.isEmpty { attributes.append(("valuetext", node.value)) }
      if !node.identifier.isEmpty { attributes.append(("id", node.identifier)) }
      return [.attributes(attributes)]
    case "GetApplication": return [application]
    case "GetInterfaces":
      return [.strings(interfaces(of: node).map(\.rawValue))]
    default: return nil
    }
  }

  private func interfaces(of node: AccessibilityNode) -> [ATSPIInterface] {
    guard let window = center.window(with: node.id), let tree = window.builtTree else { return [] }
    return ATSPIObject.element(node, tree, window).interfaces
  }

  private func indexInParent(_ node: AccessibilityNode, _ tree: AccessibilityTree) -> Int {
    tree.index(of: node.id) ?? windowIDs.firstIndex(of: node.id) ?? -1
  }

  // MARK: Properties

  static let toolkit = "Lineup"
  static var locale: String { Locale.current.identifier }

  func property(sender: String, path: String, interface: String, name: String) -> DBusValue? {
    guard let interface = ATSPIInterface(rawValue: interface), let target = target(at: path) else { return nil }
    guard case .element(let node, _, _) = target else {
      switch name {
      case "Name": return .string(g_get_application_name().map { String(cString: $0) } ?? "")
      case "Description", "AccessibleId": return .string("")
      case "Locale": return .string(Self.locale)
      case "Parent": return .tuple([.string(desktop.0), .path(desktop.1)])
      case "ChildCount": return .int(Int32(center.windows.count))
      case "ToolkitName": return .string(Self.toolkit)
      case "Version": return .string("1")
      case "AtspiVersion": return .string("2.1")
      case "Id": return .int(0)
      default: return nil
      }
    }
    noteClient(sender)
    switch (interface, name) {
    case (.accessible, "Name"): return .string(node.name)
    case (.accessible, "Description"): return .string(node.description)
    case (.accessible, "Locale"): return .string(node.language.isEmpty ? Self.locale : node.language)
    case (.accessible, "AccessibleId"): return .string(node.identifier)
    case (.accessible, "Parent"): return node.parent.map(reference) ?? application
    case (.accessible, "ChildCount"): return .int(Int32(node.children.count))
    case (.action, "NActions"): return .int(Int32(node.actions.count))
    case (.value, "MinimumValue"): return .double(node.quantity?.minimum ?? 0)
    case (.value, "MaximumValue"): return .double(node.quantity?.maximum ?? 0)
    case (.value, "MinimumIncrement"): return .double(node.quantity?.step ?? 0)
    case (.value, "CurrentValue"): return .double(node.quantity?.current ?? 0)
    case (.value, "Text"): return .string(node.value)
    case (.text, "CharacterCount"): return .int(Int32(node.text?.string.unicodeScalars.count ?? 0))
    case (.text, "CaretOffset"): return .int(Int32(node.text?.selection.upperBound ?? -1))
    default: return nil
    }
  }

  func setProperty(path: String, interface: String, name: String, value: BusValue) -> Bool {
    switch (target(at: path), name) {
    // Registries write it in one type and read it in another; no client uses it.
    case (.application, "Id"):
      return true
    case (.element(let node, _, let window), "CurrentValue"):
      guard let number = value.double else { return false }
      return window.hands?.setValue(number, of: node.id) ?? false
    default: return false
    }
  }

  // MARK: Actions

  private func answerAction(
    _ method: String, _ arguments: DBusArguments, _ node: AccessibilityNode, _ window: AccessibilityWindow
  ) -> [DBusValue]? {
    if method == "GetActions" {
      return [.array("(sss)", node.actions.map { .tuple([.string($0), .string(""), .string("")]) })]
    }
    let index = arguments.int(0)
    let name = node.actions.indices.contains(index) ? node.actions[index] : nil
    switch method {
    case "GetName", "GetLocalizedName": return [.string(name ?? "")]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "DoAction": return [.bool(name != nil && window.hands?.perform(action: index, on: node.id) == true)]
    default: return nil
    }
  }

  // MARK: Cache

  /// Returns the items that clients may cache from the start: none, so that only what they query is computed.
  private func cacheItems() -> DBusValue { .array("((so)(so)iiassusau)", []) }
}
