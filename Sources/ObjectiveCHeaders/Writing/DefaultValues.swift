/// The values with which properties begin, as those of an object of Objective-C do: nil, zero, or nothing.
struct DefaultValues {
  let symbols: Symbols

  private static let zero: Set<String> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float", "Double",
    "CGFloat", "CChar", "TimeInterval", "CFTimeInterval", "unichar", "Float32", "Float64", "CFIndex", "OSStatus",
  ]
  private static let dotZero: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIOffset", "CGVector", "NSDirectionalEdgeInsets",
  ]
  private static let plain: [String: String] = [
    "Bool": "false", "String": "\"\"", "Date": "Date(timeIntervalSinceReferenceDate: 0)", "Data": "Data()",
    "NSRange": "NSRange(location: 0, length: 0)", "CGAffineTransform": ".identity", "IndexPath": "IndexPath()",
    "CATransform3D": "CATransform3DIdentity", "NSNumber": "0", "IndexSet": "IndexSet()",
    "UIView.ContentMode": ".scaleToFill", "UIControl.State": "[]", "NSTextAlignment": ".left",
    "UIInterfaceOrientation": ".unknown", "UIStatusBarStyle": ".default", "UIFont.Weight": ".regular",
    "NSMutableArray": "NSMutableArray()", "NSMutableDictionary": "NSMutableDictionary()",
    "NSMutableSet": "NSMutableSet()", "NSMutableString": "NSMutableString()", "Any": "NSNull()",
    "UITableView.Style": ".plain", "UITableViewCell.CellStyle": ".default",
  ]

  /// Returns the value with which a property of a type begins, or nil if there is none.
  func value(of type: CType, _ written: TypeWriter.Written) -> String? {
    if written.optionality != .none { return "nil" }
    let text = written.base
    if Self.zero.contains(text) { return "0" }
    if Self.dotZero.contains(text) { return ".zero" }
    if let value = Self.plain[text] { return value }
    if text.hasPrefix("[") { return text.contains(":") ? "[:]" : "[]" }
    if text.hasPrefix("Set<") || FoundationNames.flags.contains(text) { return "[]" }
    return value(of: type, depth: 0)
  }

  private func value(of type: CType, depth: Int) -> String? {
    let name: String
    switch type.kind {
    case .named(let alias, _, _): name = alias
    case .tag(let tag): name = tag
    case .scalar("Bool"): return "false"
    case .scalar: return "0"
    default: return nil
    }
    if let declared = symbols.enums[name]?.declaration {
      switch declared.style {
      case .options: return "[]"
      case .constants: return "\(symbols.enums[name]?.swiftName ?? name)(rawValue: 0)"
      case .cases, .errors: return symbols.enums[name]?.firstCase.map { ".init(rawValue: 0) ?? .\($0)" }
      }
    }
    if let record = symbols.records[name] { return symbols.plainRecords.contains(name) ? "\(record.swiftName)()" : nil }
    if let alias = symbols.aliases[name], alias.wrapper == nil, depth < 8 {
      return value(of: alias.type, depth: depth + 1)
    }
    if let scalar = FoundationNames.scalars[name] { return scalar == "String" ? "\"\"" : "0" }
    return nil
  }

  /// Returns whether a structure can begin with nothing.
  func isPlain(_ record: CRecord) -> Bool {
    guard let fields = record.fields, !record.isUnion, !fields.isEmpty else { return false }
    return fields.allSatisfy { fieldValue($0.type) != nil }
  }

  /// Returns the value with which a field begins.
  func fieldValue(_ type: CType) -> String? {
    guard let written = try? TypeWriter(symbols).write(type) else { return nil }
    if case .array(let element, let count) = type.kind, let count, count <= 64 {
      guard let value = fieldValue(element), value.utf8.count * count < TypeWriter.lengthLimit else { return nil }
      return "(" + Array(repeating: value, count: count).joined(separator: ", ") + ")"
    }
    return value(of: type, written)
  }
}
