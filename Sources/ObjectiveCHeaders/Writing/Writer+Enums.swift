extension Writer {
  mutating func write(_ declared: CEnum, _ declaration: Declaration) {
    let values = constants.values(of: declared)
    let rawType = rawType(declared, values)
    guard !declared.name.isEmpty else { return writeConstants(declared, values, type: nil) }
    let swiftName = symbols.enums[declared.name]?.swiftName ?? declared.name
    guard let given = MethodNames.parse(swiftName), globals.insert("type \(swiftName)").inserted else { return }
    let names = EnumWriter.caseNames(declared)
    switch declared.style {
    case .constants:
      output.line()
      output.within(given.context) { output in
        output.block("public struct \(given.base): RawRepresentable, Hashable") { output in
          output.line("public var rawValue: \(rawType)")
          output.line("public init(_ rawValue: \(rawType)) { self.rawValue = rawValue }")
          output.line("public init(rawValue: \(rawType)) { self.rawValue = rawValue }")
        }
      }
      writeConstants(declared, values, type: swiftName)
    case .options:
      output.line()
      output.within(given.context) { output in
        output.block("public struct \(given.base): OptionSet") { output in
          output.line("public let rawValue: \(rawType)")
          output.line("public init(rawValue: \(rawType)) { self.rawValue = rawValue }")
          var seen: Set<String> = ["rawValue"]
          for (index, item) in declared.cases.enumerated()
          where !item.attributes.isUnavailable && seen.insert(names[index]).inserted {
            output.line(
              "public static var \(SwiftWords.declared(names[index])): \(given.base) { \(given.base)(rawValue: \(Self.literal(values[index], rawType))) }"
            )
          }
        }
      }
    case .cases:
      output.line()
      output.within(given.context) { Self.writeCases(declared, given.base, names, values, rawType, &$0) }
    case .errors(let domain):
      output.line()
      let domainText = constants.texts[domain] ?? domain
      output.within(given.context) { output in
        output.block("public struct \(given.base): Error, CustomNSError, Hashable") { output in
          Self.writeCases(declared, "Code", names, values, rawType, &output)
          output.line("public let code: Code")
          output.line("public let userInfo: [String: Any]")
          output.line(
            "public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code; self.userInfo = userInfo }")
          output.line("public static var errorDomain: String { \(SwiftWords.quoted(domainText)) }")
          output.line("public var errorCode: Int { Int(code.rawValue) }")
          output.line("public var errorUserInfo: [String: Any] { userInfo }")
          output.line("public static func == (a: Self, b: Self) -> Bool { a.code == b.code }")
          output.line("public func hash(into hasher: inout Hasher) { hasher.combine(code) }")
          var seen: Set<String> = ["code", "userInfo", "errorDomain"]
          for (index, item) in declared.cases.enumerated()
          where !item.attributes.isUnavailable && seen.insert(names[index]).inserted {
            let name = SwiftWords.declared(names[index])
            output.line("public static var \(name): Code { .\(name) }")
          }
        }
      }
    }
  }

  private static func writeCases(
    _ declared: CEnum, _ name: String, _ names: [String], _ values: [Int], _ rawType: String, _ output: inout Output
  ) {
    var seen: Set<String> = []
    var first: [Int: String] = [:]
    let listed = declared.cases.indices.filter {
      !declared.cases[$0].attributes.isUnavailable && seen.insert(names[$0]).inserted
    }
    guard !listed.isEmpty else {
      return output.block("public struct \(name): RawRepresentable, Hashable") { output in
        output.line("public let rawValue: \(rawType)")
        output.line("public init?(rawValue: \(rawType)) { self.rawValue = rawValue }")
      }
    }
    output.block("@objc public enum \(name): \(rawType)") { output in
      for index in listed {
        let declaredName = SwiftWords.declared(names[index])
        if let other = first[values[index]] {
          output.line("public static var \(declaredName): \(name) { .\(other) }")
        } else {
          first[values[index]] = declaredName
          output.line("case \(declaredName) = \(literal(values[index], rawType))")
        }
      }
    }
  }

  /// Writes constants outside a type.
  private mutating func writeConstants(_ declared: CEnum, _ values: [Int], type: String?) {
    for (index, item) in declared.cases.enumerated() where !item.attributes.isUnavailable {
      let given = item.attributes.swiftName.flatMap(MethodNames.parse)
      let name = given?.base ?? (item.attributes.isRefined ? "__" + item.name : item.name)
      guard given?.context.isEmpty ?? true, globals.insert("var \(name)").inserted else { continue }
      let rawType = rawType(declared, values)
      let literal = Self.literal(values[index], type == nil ? "Int" : rawType)
      let text = type.map { "\($0) { \($0)(rawValue: \(literal)) }" } ?? "Int { \(literal) }"
      output.line("public var \(SwiftWords.declared(name)): \(text)")
    }
  }

  private func rawType(_ declared: CEnum, _ values: [Int]) -> String {
    if let underlying = declared.underlying, let written = try? TypeWriter(symbols).write(underlying),
      written.base.contains("Int") || written.base == "CChar"
    {
      return written.base == "CChar" ? "Int8" : written.base
    }
    switch declared.style {
    case .constants: return values.contains { $0 < 0 } ? "Int32" : "UInt32"
    case .options: return "UInt"
    default: return "Int"
    }
  }

  /// Returns a number of a type, whose bits are kept if it does not fit.
  private static func literal(_ value: Int, _ type: String) -> String {
    switch type {
    case "Int8": "\(Int8(truncatingIfNeeded: value))"
    case "Int16": "\(Int16(truncatingIfNeeded: value))"
    case "Int32": "\(Int32(truncatingIfNeeded: value))"
    case "UInt8": "\(UInt8(truncatingIfNeeded: value))"
    case "UInt16": "\(UInt16(truncatingIfNeeded: value))"
    case "UInt32": "\(UInt32(truncatingIfNeeded: value))"
    case "UInt", "UInt64": "\(UInt(bitPattern: value))"
    default: "\(value)"
    }
  }
}

extension Constants {
  /// Adds the values of an enumeration's cases.
  mutating func add(_ declared: CEnum) {
    for (item, value) in zip(declared.cases, values(of: declared)) where numbers[item.name] == nil {
      add(item.name, value)
    }
  }

  /// Returns the cases' values; one that cannot be computed follows the one before.
  func values(of declared: CEnum) -> [Int] {
    var next = 0
    var own: [String: Int] = [:]
    return declared.cases.map { item in
      if let tokens = item.value,
        let value = ConstantExpression.value(of: tokens, value: { [own] in own[$0] ?? number($0) })
      {
        next = value
      }
      own[item.name] = next
      defer { next = next &+ 1 }
      return next
    }
  }
}
