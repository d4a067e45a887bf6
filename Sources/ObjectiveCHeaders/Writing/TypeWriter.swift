/// Writes types in Swift, as the compiler imports them.
struct TypeWriter {
  /// A type that Swift does not have here.
  struct Missing: Error {
    let name: String
    var reason: String { "\(name) is not known here" }
  }

  enum Optionality {
    case none, optional, implicit
  }

  struct Written {
    var base: String
    /// Whether nil can be a value at all, and what the header says about it.
    var optionality = Optionality.none
    var isFunction = false
    /// Whether it is made of two types, so that brackets are needed before a question mark.
    var isComposed = false

    func text(_ mark: String) -> String {
      guard !mark.isEmpty else { return base }
      return isFunction || isComposed ? "(\(base))\(mark)" : base + mark
    }
    /// With `?` or `!`.
    var text: String {
      switch optionality {
      case .none: base
      case .optional: text("?")
      case .implicit: text("!")
      }
    }
    /// With `?` wherever it is not certain that there is a value.
    var nestedText: String { optionality == .none ? base : text("?") }
  }

  /// Types within types are followed this far.
  private static let depthLimit = 40
  /// Longer types are left out: type definitions that use others twice would double again and again.
  static let lengthLimit = 4_000

  let symbols: Symbols
  let names: TypeNames
  var generics: [String] = []
  /// Whether objects stay objects, such as `NSString`.
  var keepsObjects = false

  init(_ symbols: Symbols, generics: [String] = []) {
    self.symbols = symbols
    self.generics = generics
    names = TypeNames(symbols: symbols)
  }

  func write(_ type: CType) throws(Missing) -> Written { try write(type, depth: 0) }

  private func optionality(_ type: CType) -> Optionality {
    switch type.nullability {
    case .nonnull: .none
    case .nullable: .optional
    case .unspecified: .implicit
    case nil: type.isInNonnullRegion ? .none : .implicit
    }
  }

  private func write(_ type: CType, depth: Int) throws(Missing) -> Written {
    let written = try writeAny(type, depth: depth)
    guard written.base.utf8.count <= Self.lengthLimit else { throw Missing(name: "a type that is too long") }
    return written
  }

  private func writeAny(_ type: CType, depth: Int) throws(Missing) -> Written {
    guard depth < Self.depthLimit else { throw Missing(name: "a type that is nested too deeply") }
    let optionality = optionality(type)
    switch type.kind {
    case .void: return Written(base: "Void")
    case .scalar(let name): return Written(base: name)
    case .selector: return Written(base: "Selector", optionality: optionality)
    case .instancetype: return Written(base: "Self", optionality: optionality)
    case .id(let protocols):
      if protocols.isEmpty { return Written(base: keepsObjects ? "AnyObject" : "Any", optionality: optionality) }
      return try composed(protocols.map { name throws(Missing) in try protocolName(name) }, optionality)
    case .metatype(let protocols):
      guard let first = protocols.first else { return Written(base: "AnyClass", optionality: optionality) }
      return Written(base: try protocolName(first) + ".Type", optionality: optionality)
    case .tag(let name):
      if let declared = symbols.enums[name] { return Written(base: declared.swiftName) }
      if let record = symbols.records[name], record.record.fields != nil { return Written(base: record.swiftName) }
      if FoundationNames.structures.contains(name) || ["tm", "stat", "sockaddr"].contains(name) {
        return Written(base: name)
      }
      throw Missing(name: name.isEmpty ? "a structure without a name" : name)
    case .array(let element, let count):
      guard let count, count > 0, count <= 64 else { throw Missing(name: "an array without a length") }
      let element = try write(element, depth: depth + 1).nestedText
      return Written(base: "(" + Array(repeating: element, count: count).joined(separator: ", ") + ")")
    case .block(let result, let parameters):
      return Written(
        base: try function(result, parameters, depth: depth + 1), optionality: optionality, isFunction: true)
    case .function: throw Missing(name: "a function")
    case .pointer(let pointee): return try pointer(to: pointee, optionality, depth: depth + 1)
    case .named(let name, let arguments, let protocols):
      return try named(name, arguments, protocols, type, optionality, depth: depth + 1)
    }
  }

  private func composed(_ list: [String], _ optionality: Optionality) throws(Missing) -> Written {
    Written(base: list.joined(separator: " & "), optionality: optionality, isComposed: list.count > 1)
  }

  private func function(
    _ result: CType, _ parameters: [CType.Parameter], depth: Int
  ) throws(Missing) -> String {
    var list: [String] = []
    for parameter in parameters {
      let written = try write(parameter.type, depth: depth)
      let isBlock = written.isFunction && written.optionality == .none
      list.append((isBlock && !parameter.isNoescape ? "@escaping " : "") + written.nestedText)
    }
    return "(\(list.joined(separator: ", "))) -> \(try write(result, depth: depth).nestedText)"
  }

  private func pointer(
    to pointee: CType, _ optionality: Optionality, depth: Int
  ) throws(Missing) -> Written {
    let resolved = symbols.object(pointee)
    if case .named(let name, let arguments, let protocols) = resolved.kind, names.isClass(name, generics) {
      return try object(name, arguments, protocols, optionality, depth: depth)
    }
    let kind = pointee.isConst ? "Unsafe" : "UnsafeMutable"
    if case .named(let name, _, _) = pointee.kind, let alias = symbols.aliases[name],
      case .tag(let tag) = alias.type.kind,
      symbols.records[tag]?.record.fields == nil, symbols.enums[tag] == nil, !FoundationNames.structures.contains(tag)
    {
      return Written(base: "OpaquePointer", optionality: optionality)
    }
    switch pointee.kind {
    case .void: return Written(base: kind + "RawPointer", optionality: optionality)
    case .named(let name, let arguments, let protocols) where names.isClass(name, generics):
      return try object(name, arguments, protocols, optionality, depth: depth)
    case .function(let result, let parameters, let isVariadic):
      guard !isVariadic else { throw Missing(name: "a function that takes any number of arguments") }
      let base = try function(result, parameters, depth: depth)
      // With other types, such as a structure that this module declares in Swift, the compiler accepts only its own.
      let isC = isOfC(result, depth: depth) && parameters.allSatisfy { isOfC($0.type, depth: depth) }
      return Written(base: (isC ? "@convention(c) " : "") + base, optionality: optionality, isFunction: true)
    case .tag(let name) where symbols.records[name]?.record.fields == nil && !FoundationNames.structures.contains(name):
      if symbols.enums[name] != nil { break }
      return Written(base: "OpaquePointer", optionality: optionality)
    case .pointer:
      var writer = self
      writer.keepsObjects = true
      var inner = pointee
      if inner.nullability == nil { inner.nullability = .nullable }
      let written = try writer.write(inner, depth: depth)
      return Written(
        base: "\(pointee.isConst ? "Unsafe" : "UnsafeMutable")Pointer<\(written.nestedText)>", optionality: optionality)
    default: break
    }
    var writer = self
    writer.keepsObjects = true
    return Written(
      base: "\(kind)Pointer<\(try writer.write(pointee, depth: depth).nestedText)>", optionality: optionality)
  }

  private static let numbers: Set<String> = [
    "Bool", "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float", "Double",
    "CChar", "OpaquePointer",
  ]

  /// Returns whether a type as it is written is one that C has.
  private func isOfC(_ type: CType, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    switch type.kind {
    case .void, .scalar: return true
    case .named(let name, _, _):
      if let alias = symbols.aliases[name] { return isOfC(alias.type, depth: depth + 1) }
      return (try? write(type, depth: depth + 1)).map { Self.numbers.contains($0.base) } ?? false
    case .pointer(let pointee):
      if case .function(let result, let parameters, _) = pointee.kind {
        return isOfC(result, depth: depth + 1) && parameters.allSatisfy { isOfC($0.type, depth: depth + 1) }
      }
      let isOpaque = (try? write(type, depth: depth + 1))?.base == "OpaquePointer"
      return isOpaque || isOfC(pointee, depth: depth + 1)
    default: return false
    }
  }

  /// Writes `Name *`.
  private func object(
    _ name: String, _ arguments: [CType], _ protocols: [String], _ optionality: Optionality, depth: Int
  ) throws(Missing) -> Written {
    func argument(_ index: Int) throws(Missing) -> String? {
      guard index < arguments.count else { return nil }
      return try element(arguments[index], depth: depth)
    }
    let bridges = !keepsObjects
    switch name {
    case "NSArray" where bridges:
      return Written(base: "[\(try argument(0) ?? "Any")]", optionality: optionality)
    case "NSDictionary" where bridges:
      let key = try hashable(arguments.first, depth: depth)
      return Written(base: "[\(key): \(try argument(1) ?? "Any")]", optionality: optionality)
    case "NSSet" where bridges:
      return Written(base: "Set<\(try hashable(arguments.first, depth: depth))>", optionality: optionality)
    default: break
    }
    var base = bridges ? FoundationNames.values[name] ?? "" : ""
    if base.isEmpty { base = try className(name) }
    if let own = symbols.classes[name], !own.generics.isEmpty {
      var list: [String] = []
      for index in own.generics.indices { list.append(try parameter(arguments, index, depth: depth)) }
      base += "<\(list.joined(separator: ", "))>"
    } else if let count = FoundationNames.generics[name] {
      var list: [String] = []
      for index in 0..<count { list.append(try parameter(arguments, index, depth: depth)) }
      base += "<\(list.joined(separator: ", "))>"
    }
    var list = name == "NSObject" && !protocols.isEmpty ? [] : [base]
    // `Box<Page>` names a class as often as a protocol.
    let isBox = symbols.classes[name].map { !$0.generics.isEmpty } ?? (FoundationNames.generics[name] != nil)
    if !isBox, !["NSArray", "NSDictionary", "NSSet"].contains(name), !Self.collections.contains(name) {
      for name in protocols { list.append(try protocolName(name)) }
      if list.isEmpty { list = [base] }
    }
    return try composed(list, optionality)
  }

  private static let collections: Set<String> = [
    "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet",
    "NSEnumerator", "NSFetchRequest", "NSMeasurement", "NSFetchedResultsController",
  ]

  /// Writes an element of an array; `<Page>` is a protocol if there is one of the name.
  private func element(_ type: CType, depth: Int) throws(Missing) -> String {
    var type = type
    type.nullability = .nonnull
    return try write(type, depth: depth).text("")
  }

  private func parameter(_ arguments: [CType], _ index: Int, depth: Int) throws(Missing) -> String {
    guard index < arguments.count else { return "AnyObject" }
    var writer = self
    writer.keepsObjects = true
    let text = try writer.element(arguments[index], depth: depth)
    return text == "Any" ? "AnyObject" : text
  }

  private func hashable(_ type: CType?, depth: Int) throws(Missing) -> String {
    guard let type else { return "AnyHashable" }
    switch type.kind {
    case .id: return "AnyHashable"
    case .metatype, .block: return "AnyHashable"
    case .named(let name, _, _) where generics.contains(name): return "AnyHashable"
    case .pointer(let pointee):
      if case .named(let name, _, let protocols) = pointee.kind, !protocols.isEmpty, name == "NSObject" {
        return "AnyHashable"
      }
    default: break
    }
    return try element(type, depth: depth)
  }

  func className(_ name: String) throws(Missing) -> String {
    if symbols.classes[name] != nil { return symbols.classNames[name] ?? name }
    if name == "Protocol" { return name }
    if symbols.missing.contains(name) || !FoundationNames.isApples(name) { throw Missing(name: name) }
    return FoundationNames.classes[name] ?? FoundationNames.nested[name] ?? name
  }

  func protocolName(_ name: String) throws(Missing) -> String {
    if name == "NSObject" { return "NSObjectProtocol" }
    if symbols.protocols[name] != nil { return symbols.protocolNames[name] ?? name }
    if symbols.missing.contains(name) || !FoundationNames.isApples(name) { throw Missing(name: name) }
    if name == "NSURLSessionDelegate" || name.hasPrefix("NSURLSession") || name == "NSXMLParserDelegate"
      || name == "NSStreamDelegate"
    {
      return String(name.dropFirst(2))
    }
    return name
  }

  /// Writes a name without `*`.
  private func named(
    _ name: String, _ arguments: [CType], _ protocols: [String], _ type: CType, _ optionality: Optionality, depth: Int
  ) throws(Missing) -> Written {
    if generics.contains(name) { return Written(base: name, optionality: optionality) }
    if let declared = symbols.enums[name] { return Written(base: declared.swiftName) }
    if let record = symbols.records[name], record.record.fields != nil { return Written(base: record.swiftName) }
    if let alias = symbols.aliases[name] {
      if alias.wrapper != nil {
        return Written(base: alias.swiftName, optionality: isReference(alias.type) ? optionality : .none)
      }
      return try aliased(name, alias, type, optionality, depth: depth)
    }
    if symbols.missing.contains(name) { throw Missing(name: name) }
    if let scalar = FoundationNames.scalars[name] {
      let isText = scalar == "String"
      return Written(base: isText && keepsObjects ? "NSString" : scalar, optionality: isText ? optionality : .none)
    }
    if let nested = FoundationNames.nested[name] {
      let isText = ["Key", "Name", "Identifier"].contains { name.hasSuffix($0) } || name == "NSRunLoopMode"
      return Written(base: nested, optionality: isText ? optionality : .none)
    }
    if let reference = FoundationNames.references[name] {
      return Written(base: reference, optionality: optionality, isFunction: reference.contains("->"))
    }
    if names.isCoreFoundation(name) { return Written(base: String(name.dropLast(3)), optionality: optionality) }
    if FoundationNames.structures.contains(name) { return Written(base: name) }
    // A class without `*` is only written in lists of types.
    if symbols.classes[name] != nil { return try object(name, arguments, protocols, .none, depth: depth) }
    if symbols.protocols[name] != nil { return Written(base: try protocolName(name)) }
    guard FoundationNames.isApples(name) else { throw Missing(name: name) }
    return Written(base: name)
  }

  private func aliased(
    _ name: String, _ alias: Symbols.Alias, _ type: CType, _ optionality: Optionality, depth: Int
  ) throws(Missing) -> Written {
    var target = alias.type
    if target.nullability == nil || type.nullability != nil { target.nullability = type.nullability }
    target.isInNonnullRegion = type.isInNonnullRegion || target.isInNonnullRegion
    var written = try write(target, depth: depth)
    // A block's name is kept: it is shorter. Others are written out, as texts and lists become values.
    if written.isFunction || !isReference(alias.type) {
      written.base = alias.swiftName
      written.isComposed = false
      written.isFunction = written.isFunction && written.optionality == .none
    }
    return written
  }

  /// Returns whether values of a type can be nil.
  func isReference(_ type: CType, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    switch type.kind {
    case .pointer, .block, .id, .metatype, .selector, .instancetype: return true
    case .named(let name, _, _):
      if let alias = symbols.aliases[name] { return isReference(alias.type, depth: depth + 1) }
      return FoundationNames.references[name] != nil || names.isCoreFoundation(name)
    default: return false
    }
  }
}
