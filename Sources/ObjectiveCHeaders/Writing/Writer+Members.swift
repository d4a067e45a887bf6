extension Writer {
  /// Where a member is written.
  enum Place {
    case `class`, `extension`, `protocol`
  }

  /// Parameters in Swift.
  struct Parameters {
    var texts: [String] = []
    var labels: [String] = []
    var names: [String] = []
    var types: [String] = []
    /// Arguments that can be passed without knowing any, or nil.
    var plainArguments: String?

    var text: String { texts.joined(separator: ", ") }
    /// Tells methods of one name apart.
    var key: String { zip(labels, types).map { "\($0):\($1)" }.joined(separator: ",") }
  }

  func parameters(
    _ list: [CType.Parameter], _ labels: [String], errorIndex: Int?, _ writer: TypeWriter,
    defaultValue: (Int) -> String? = { _ in nil }
  ) throws(TypeWriter.Missing) -> Parameters {
    var result = Parameters()
    var plain: [String]? = []
    var used: Set<String> = []
    var labelIndex = 0
    for (index, parameter) in list.enumerated() where index != errorIndex {
      let written = try writer.write(parameter.type)
      let label = labelIndex < labels.count ? labels[labelIndex] : ""
      labelIndex += 1
      var name = SwiftWords.isIdentifier(parameter.name) ? parameter.name : "argument\(index)"
      if name == "self" || name == "_" { name += "_" }
      while !used.insert(name).inserted { name += "_" }
      let declared = SwiftWords.declared(name)
      var text =
        label.isEmpty
        ? "_ \(declared)" : label == name ? SwiftWords.label(label) : "\(SwiftWords.label(label)) \(declared)"
      if label == name, SwiftWords.declared(label) != label { text = "\(SwiftWords.label(label)) \(declared)" }
      let isEscaping = written.isFunction && written.optionality == .none && !parameter.isNoescape
      text += ": \(isEscaping ? "@escaping " : "")\(written.text)"
      let value = defaultValue(index)
      if let value { text += " = \(value)" }
      result.texts.append(text)
      result.labels.append(label)
      result.names.append(declared)
      result.types.append(written.nestedText)
      if let value = value ?? DefaultValues(symbols: symbols).value(of: parameter.type, written) {
        plain?.append(label.isEmpty ? value : "\(label): \(value)")
      } else {
        plain = nil
      }
    }
    // `initForPage` without a parameter has a label only.
    while labelIndex < labels.count {
      result.texts.append("\(labels[labelIndex]): Void")
      result.labels.append(labels[labelIndex])
      result.names.append("()")
      result.types.append("Void")
      plain?.append("\(labels[labelIndex]): ()")
      labelIndex += 1
    }
    result.plainArguments = plain?.joined(separator: ", ")
    return result
  }

  /// Returns whether one of the classes of Apple's frameworks has a member already.
  func isInherited(_ name: String, _ chain: [String]) -> Bool {
    chain.contains { apple.members($0).contains(name) }
  }

  /// Returns a method's name with its labels: `draw(_:in:)`.
  static func fullName(_ name: MethodNames.Name, isStatic: Bool) -> String {
    (isStatic ? "static." : "") + name.base + "(" + name.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  private static let subscripts: [String: String] = [
    "objectAtIndexedSubscript:": "setObject:atIndexedSubscript:",
    "objectForKeyedSubscript:": "setObject:forKeyedSubscript:",
  ]

  /// Returns whether a method is the getter or setter of a subscript.
  static func isSubscript(_ method: ObjCMethod) -> Bool {
    !method.isClassMethod && (subscripts[method.selector] != nil || subscripts.values.contains(method.selector))
  }

  /// Writes the subscript of which a method is the getter.
  ///
  /// - Parameter others: the keys of the members beside it.
  mutating func write(
    subscript method: ObjCMethod, _ member: ObjCMember, owner: String, _ place: Place, _ writer: TypeWriter,
    others: Set<String>
  ) throws(TypeWriter.Missing) {
    guard let setter = Self.subscripts[method.selector], method.parameters.count == 1 else { return }
    let list = try parameters(method.parameters, [""], errorIndex: nil, writer)
    let access = place == .class ? "open " : place == .extension ? "public " : ""
    let optional = member.isOptional && place == .protocol ? "@objc optional " : ""
    let result = try writer.write(method.result).text
    let key = list.texts[0].dropFirst(2)
    let isSettable = others.contains("-" + setter)
    if place == .protocol {
      output.line("\(optional)subscript(\(key)) -> \(result) { get\(isSettable ? " set" : "") }")
    } else {
      let stop = stop("-[\(owner) \(method.selector)]", class: owner, member.file)
      output.block("\(access)subscript(\(key)) -> \(result)") { output in
        output.line("get { \(stop) }")
        if isSettable { output.line("set { \(stop) }") }
      }
    }
  }

  /// Writes a method that is no initializer.
  mutating func write(
    method: ObjCMethod, _ member: ObjCMember, name: MethodNames.Name, owner: String, _ place: Place,
    _ writer: TypeWriter, seen: inout Set<String>
  ) throws(TypeWriter.Missing) {
    let list = try parameters(method.parameters, name.labels, errorIndex: name.errorIndex, writer) {
      // Swift has no default values in protocols, although those of Objective-C are shown with them.
      place == .protocol ? nil : names.defaultValue(method, name, $0)
    }
    var result = try writer.write(method.result)
    if name.errorIndex != nil {
      if case .scalar("Bool") = method.result.kind {
        result = TypeWriter.Written(base: "Void")
      } else {
        result.optionality = .none
      }
    }
    let isStatic = method.isClassMethod
    guard insert("\(isStatic ? "static " : "")\(name.base)", list, &seen, member) else { return }
    var text = member.isOptional && place == .protocol ? "@objc optional " : ""
    switch place {
    case .class: text += isStatic ? "open class " : "open "
    case .extension: text += isStatic ? "public class " : "public "
    case .protocol: text += isStatic ? "static " : ""
    }
    text += "func \(SwiftWords.declared(name.base))(\(list.text))\(name.errorIndex == nil ? "" : " throws")"
    if result.base != "Void" || result.optionality != .none { text += " -> \(result.text)" }
    if result.base != "Void" { text = "@discardableResult " + text }
    if !member.isOptional || place != .protocol { text = "@objc(\(method.selector)) " + text }
    if place != .protocol {
      text += " { \(stop("\(isStatic ? "+" : "-")[\(owner) \(method.selector)]", class: owner, member.file)) }"
    }
    output.line(text)
  }

  /// Remembers a declaration; returns false if there is one that Swift could not tell from it.
  mutating func insert(_ base: String, _ list: Parameters, _ seen: inout Set<String>, _ member: ObjCMember) -> Bool {
    let isFree = list.texts.isEmpty ? !seen.contains("var \(base)") : true
    if isFree, seen.insert("func \(base)(\(list.key))").inserted {
      if list.texts.isEmpty { seen.insert("plain \(base)") }
      return true
    }
    skip(base, "declared twice for Swift", member.file, member.line)
    return false
  }

  /// Writes a property.
  mutating func write(
    property: ObjCProperty, _ member: ObjCMember, name: String, owner: String, _ place: Place, _ writer: TypeWriter,
    seen: inout Set<String>
  ) throws(TypeWriter.Missing) {
    var writer = writer
    if property.isWeak { writer.keepsObjects = true }
    var written = try writer.write(property.type)
    if property.isNullResettable { written.optionality = .implicit }
    if property.isWeak { written.optionality = .optional }
    if property.isUnretained, written.base == "Any" { written.base = "AnyObject" }
    let isStatic = property.isClassProperty
    let base = "\(isStatic ? "static " : "")\(name)"
    guard SwiftWords.isIdentifier(name), !seen.contains("plain \(base)"), seen.insert("var \(base)").inserted else {
      return skip(name, "declared twice for Swift", member.file, member.line)
    }
    let what = "\(isStatic ? "+" : "-")[\(owner) \(property.getter ?? property.name)]"
    let stop = stop(what, class: owner, member.file)
    let declared = SwiftWords.declared(name)
    if place == .protocol {
      let optional = member.isOptional ? "@objc optional " : ""
      let accessors = property.isReadonly ? "{ get }" : "{ get set }"
      return output.line("\(optional)\(isStatic ? "static " : "")var \(declared): \(written.text) \(accessors)")
    }
    let access = place == .class ? isStatic ? "open class" : "open" : isStatic ? "public class" : "public"
    let value = DefaultValues(symbols: symbols).value(of: property.type, written)
    if place == .class, !isStatic {
      if property.isReadonly {
        output.line("open var \(declared): \(written.text) { \(value ?? stop) }")
      } else if property.isWeak {
        output.line("open weak var \(declared): \(written.text)")
      } else if let value {
        output.line("open var \(declared): \(written.text) = \(value)")
      } else {
        // Nil until it is set: no value of the type can be made here.
        written.optionality = .implicit
        output.line("open var \(declared): \(written.text)")
      }
    } else if property.isReadonly {
      output.line("\(access) var \(declared): \(written.text) { \(stop) }")
    } else {
      output.block("\(access) var \(declared): \(written.text)") { output in
        output.line("get { \(stop) }")
        output.line("set { \(stop) }")
      }
    }
  }
}
