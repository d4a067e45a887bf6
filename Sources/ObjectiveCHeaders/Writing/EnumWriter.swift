/// Names and values of the cases of an enumeration.
enum EnumWriter {
  /// Returns the cases' names in Swift.
  static func caseNames(_ declared: CEnum) -> [String] {
    guard declared.style != .constants else { return declared.cases.map(\.name) }
    let plain = declared.cases.filter {
      !$0.attributes.isDeprecated && !$0.attributes.isUnavailable && $0.attributes.swiftName == nil
    }
    let named = declared.cases.filter { $0.attributes.swiftName == nil }
    let prefix = EnumNames.prefix(of: (plain.isEmpty ? named : plain).map(\.name), in: declared.name)
    return declared.cases.map { item in
      if let given = item.attributes.swiftName, let parsed = MethodNames.parse(given) { return parsed.base }
      var name = EnumNames.name(item.name, without: prefix)
      if !SwiftWords.isIdentifier(name) { name = item.name }
      return item.attributes.isRefined ? "__" + name : name
    }
  }
}

extension CEnum.Style {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.constants, .constants), (.cases, .cases), (.options, .options), (.errors, .errors): true
    default: false
    }
  }
  static func != (a: Self, b: Self) -> Bool { !(a == b) }
}
