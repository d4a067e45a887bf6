/// The classes, protocols and types that the headers of a module declare.
struct Symbols: Sendable {
  struct Alias: Sendable {
    let type: CType
    let wrapper: Attributes.Wrapper?
    let swiftName: String
  }

  var classes: [String: ObjCContainer] = [:]
  var protocols: [String: ObjCContainer] = [:]
  /// Classes' and protocols' names in Swift, where they differ.
  var classNames: [String: String] = [:]
  var protocolNames: [String: String] = [:]
  var aliases: [String: Alias] = [:]
  /// Enumerations' and structures' names in Swift.
  var enums: [String: (swiftName: String, firstCase: String?, declaration: CEnum)] = [:]
  var records: [String: (swiftName: String, record: CRecord)] = [:]
  /// The structures that can begin with nothing.
  var plainRecords: Set<String> = []
  /// The categories of each class, of other modules as well.
  var categories: [String: [ObjCContainer]] = [:]
  var forward: Set<String> = []
  var missing = FoundationNames.missing

  init(_ declarations: [Declaration], forward: Set<String>) {
    self.forward = forward
    for declaration in declarations {
      let attributes = declaration.attributes
      func swift(_ name: String) -> String { attributes.swiftName ?? (attributes.isRefined ? "__" + name : name) }
      switch declaration.kind {
      case .class(let container):
        classes[container.name] = container
        if swift(container.name) != container.name { classNames[container.name] = swift(container.name) }
      case .protocol(let container):
        protocols[container.name] = container
        if swift(container.name) != container.name { protocolNames[container.name] = swift(container.name) }
      case .category(let container): categories[container.name, default: []].append(container)
      case .enumeration(let declared) where !declared.name.isEmpty:
        let first = declared.style == .constants ? nil : EnumWriter.caseNames(declared).first
        enums[declared.name] = (swift(declared.name), first.map(SwiftWords.declared), declared)
      case .record(let record) where !record.name.isEmpty:
        if records[record.name]?.record.fields == nil { records[record.name] = (swift(record.name), record) }
      case .alias(let name, let type):
        aliases[name] = Alias(type: type, wrapper: attributes.wrapper, swiftName: swift(name))
      default: break
      }
    }
    // A protocol that has the name of a class gets a longer one.
    for name in protocols.keys where classes[name] != nil && protocolNames[name] == nil {
      protocolNames[name] = name + "Protocol"
    }
    for name in Array(aliases.keys) where enums[name] != nil { aliases[name] = nil }
  }

  /// Adds what another module declares.
  mutating func add(_ other: Symbols) {
    classes.merge(other.classes) { own, _ in own }
    protocols.merge(other.protocols) { own, _ in own }
    classNames.merge(other.classNames) { own, _ in own }
    protocolNames.merge(other.protocolNames) { own, _ in own }
    aliases.merge(other.aliases) { own, _ in own }
    enums.merge(other.enums) { own, _ in own }
    records.merge(other.records) { own, _ in own }
    plainRecords.formUnion(other.plainRecords)
  }

  /// Returns the class that a type definition such as `typedef NSArray<Page *> Pages;` is about, for `Pages *`.
  func object(_ type: CType) -> CType {
    var type = type
    for _ in 0..<8 {
      guard case .named(let name, _, _) = type.kind, classes[name] == nil, let alias = aliases[name],
        alias.wrapper == nil, case .named = alias.type.kind
      else { return type }
      type = alias.type
    }
    return type
  }

  /// The most classes that are followed from one to its superclass.
  private static let chainLimit = 64

  /// Returns a class's superclasses that the headers declare, and the name of the first that they do not.
  func ancestors(of container: ObjCContainer) -> (known: [ObjCContainer], foreign: String?) {
    var known: [ObjCContainer] = []
    var current = container
    while known.count < Self.chainLimit {
      guard let superclass = current.superclass, case .named(let name, _, _) = superclass.kind else {
        return (known, nil)
      }
      guard let next = classes[name], next.name != container.name else { return (known, name) }
      known.append(next)
      current = next
    }
    return (known, nil)
  }

  /// The most protocols of a class that are looked at.
  private static let protocolLimit = 200

  /// Returns the protocols with those that they refine, each once.
  func closure(of protocols: [String]) -> [String] {
    var seen: Set<String> = []
    var list: [String] = []
    var pending = protocols.prefix(Self.protocolLimit)
    while let name = pending.popFirst(), list.count < Self.protocolLimit {
      guard seen.insert(name).inserted else { continue }
      list.append(name)
      pending += self.protocols[name]?.protocols ?? []
    }
    return list
  }

  /// Returns a class's own members with those of its categories in the headers.
  func members(of container: ObjCContainer) -> [ObjCMember] {
    container.members + (categories[container.name] ?? []).flatMap(\.members)
  }

  /// Returns the protocols that a class adopts itself.
  func protocols(of container: ObjCContainer) -> [String] {
    container.protocols + (categories[container.name] ?? []).flatMap(\.protocols)
  }
}
