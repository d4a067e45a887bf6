import CGTK

/// The interfaces of AT-SPI that objects here implement: their names, and the descriptions by which GLib checks calls.
enum ATSPIInterface: String, CaseIterable {
  case accessible = "org.a11y.atspi.Accessible"
  case application = "org.a11y.atspi.Application"
  case component = "org.a11y.atspi.Component"
  case action = "org.a11y.atspi.Action"
  case value = "org.a11y.atspi.Value"
  case text = "org.a11y.atspi.Text"
  case editableText = "org.a11y.atspi.EditableText"
  case cache = "org.a11y.atspi.Cache"

  /// Properties have the form `name:type`, followed by `!` if they can be set; methods `Name(in types) -> out types`,
  /// with one type per word.
  private var members: [String] {
    switch self {
    case .accessible:
      [
        "Name:s", "Description:s", "Parent:(so)", "ChildCount:i", "Locale:s", "AccessibleId:s",
        "GetChildAtIndex(i) (so)", "GetChildren() a(so)", "GetIndexInParent() i", "GetRelationSet() a(ua(so))",
        "GetRole() u", "GetRoleName() s", "GetLocalizedRoleName() s", "GetState() au", "GetAttributes() a{ss}",
        "GetApplication() (so)", "GetInterfaces() as",
      ]
    case .application:
      ["ToolkitName:s", "Version:s", "AtspiVersion:s", "Id:i!", "GetLocale(u) s"]
    case .component:
      [
        "Contains(i i u) b", "GetAccessibleAtPoint(i i u) (so)", "GetExtents(u) (iiii)", "GetPosition(u) i i",
        "GetSize() i i", "GetLayer() u", "GetMDIZOrder() n", "GrabFocus() b", "GetAlpha() d",
        "SetExtents(i i i i u) b", "SetPosition(i i u) b", "SetSize(i i) b", "ScrollTo(u) b",
        "ScrollToPoint(u i i) b",
      ]
    case .action:
      [
        "NActions:i", "GetDescription(i) s", "GetName(i) s", "GetLocalizedName(i) s", "GetKeyBinding(i) s",
        "GetActions() a(sss)", "DoAction(i) b",
      ]
    case .value:
      ["MinimumValue:d", "MaximumValue:d", "MinimumIncrement:d", "CurrentValue:d!", "Text:s"]
    case .text:
      [
        "CharacterCount:i", "CaretOffset:i", "GetStringAtOffset(i u) s i i", "GetText(i i) s", "SetCaretOffset(i) b",
        "GetTextBeforeOffset(i u) s i i", "GetTextAtOffset(i u) s i i", "GetTextAfterOffset(i u) s i i",
        "GetCharacterAtOffset(i) i", "GetAttributeValue(i s) s", "GetAttributes(i) a{ss} i i",
        "GetDefaultAttributes() a{ss}", "GetCharacterExtents(i u) i i i i", "GetOffsetAtPoint(i i u) i",
        "GetNSelections() i", "GetSelection(i) i i", "AddSelection(i i) b", "RemoveSelection(i) b",
        "SetSelection(i i i) b", "GetRangeExtents(i i u) i i i i", "GetBoundedRanges(i i i i u u u) a(iisv)",
        "GetAttributeRun(i b) a{ss} i i", "GetDefaultAttributeSet() a{ss}", "ScrollSubstringTo(i i u) b",
        "ScrollSubstringToPoint(i i u i i) b",
      ]
    case .editableText:
      [
        "SetTextContents(s) b", "InsertText(i s i) b", "CopyText(i i)", "CutText(i i) b", "DeleteText(i i) b",
        "PasteText(i) b",
      ]
    case .cache:
      ["GetItems() a((so)(so)iiassusau)"]
    }
  }

  var xml: String {
    let lines = members.map { member in
      if let colon = member.firstIndex(of: ":") {
        let isWritable = member.hasSuffix("!")
        let type = member[member.index(after: colon)...].filter { $0 != "!" }
        return
          #"<property name="\#(member[..<colon])" type="\#(type)" access="\#(isWritable ? "readwrite" : "read")"/>"#
      }
      let name = member.prefix { $0 != "(" }
      let rest = member.dropFirst(name.count + 1)
      let inputs = rest.prefix { $0 != ")" }.split(separator: " ")
      let outputs = rest.drop { $0 != ")" }.dropFirst().split(separator: " ")
      let arguments =
        inputs.map { #"<arg type="\#($0)" direction="in"/>"# }
        + outputs.map { #"<arg type="\#($0)" direction="out"/>"# }
      return #"<method name="\#(name)">\#(arguments.joined())</method>"#
    }
    return #"<interface name="\#(rawValue)">\#(lines.joined())</interface>"#
  }

  /// GLib's descriptions of all interfaces; they live as long as the process.
  @MainActor static let descriptions: [ATSPIInterface: UnsafeMutablePointer<GDBusInterfaceInfo>] = {
    let xml = "<node>" + allCases.map(\.xml).joined() + "</node>"
    var error: UnsafeMutablePointer<GError>?
    guard let node = g_dbus_node_info_new_for_xml(xml, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&error)
      preconditionFailure("The description of AT-SPI's interfaces is not valid XML: \(reason)")
    }
    var found: [ATSPIInterface: UnsafeMutablePointer<GDBusInterfaceInfo>] = [:]
    for interface in allCases { found[interface] = g_dbus_node_info_lookup_interface(node, interface.rawValue) }
    return found
  }()
}
