/// The declarations of a module's files and of the modules that it imports.
public struct ModuleIndex: Sendable {
  /// The indexes of the module's files, by path.
  public let files: [String: FileIndex]
  private var own: [String: [TypeRecord]] = [:]
  private var foreign: [String: [TypeRecord]] = [:]
  private var methods: [String: [(type: TypeRecord, member: MemberRecord)]] = [:]
  /// The types of properties by their names, as written; empty for those without a type.
  private var properties: [String: Set<String>] = [:]
  private var subclasses: [String: [String]] = [:]
  private var observed: Set<String> = []
  private var observedByName: Set<String> = []
  /// The types declared by files that are left out.
  private(set) var leftOutTypes: Set<String> = []
  /// The types in branches of `#if` that are not compiled here, in the module's files and imported ones.
  private var inactiveTypes: Set<String> = []
  /// The names mentioned by files whose frameworks all exist.
  private var mentions: Set<String> = []
  /// Whether tests of the module expect failures.
  private(set) var expectsFailures = false
  private var filesOfTypes: [String: [String]] = [:]
  /// The types that aliases such as `typealias PlatformView = UIView` stand for.
  private var aliases: [String: String] = [:]

  /// Creates an index. Linear in the number of declarations.
  ///
  /// - Parameter imported: the indexes of the modules that this one imports.
  public init(files: [String: FileIndex], imported: [FileIndex] = []) {
    self.files = files
    addAliases(of: imported)
    addAliases(of: files.values)
    // A type of that name hides an alias of another module.
    for file in files.values {
      for type in file.types where type.kind != .extension { aliases[type.name] = nil }
    }
    for path in files.keys.sorted() {
      guard let file = files[path] else { continue }
      inactiveTypes.formUnion(file.inactiveTypes)
      observed.formUnion(file.observed)
      observedByName.formUnion(file.observedByName)
      if file.missing.isEmpty { mentions.formUnion(file.mentions) }
      if file.mentions.contains("XCTExpectFailure") { expectsFailures = true }
      for type in file.types.map(resolved) {
        own[type.name, default: []].append(type)
        filesOfTypes[type.name, default: []].append(path)
        add(type)
      }
    }
    for path in files.keys where isLeftOut(path) {
      for type in files[path]?.types ?? [] where type.kind != .extension && !type.name.contains(".") {
        leftOutTypes.insert(type.name)
      }
    }
    for (path, file) in files where file.missingInParts.contains("SwiftUI") && !isLeftOut(path) {
      for type in file.types where type.kind != .extension && !type.name.contains(".") && standsOnSwiftUI(type) {
        leftOutTypes.insert(type.name)
      }
      leftOutTypes.formUnion(file.aliases.filter { isOfSwiftUI($0.value) }.keys)
    }
    addHoldersOfLeftOut()
    for file in imported {
      inactiveTypes.formUnion(file.inactiveTypes)
      for type in file.types.map(resolved) {
        foreign[type.name, default: []].append(type)
        add(type)
      }
    }
  }

  /// Adds the aliases of a group of files, which hide those that were added before. An alias that stands for several
  /// types is private to files, or depends on conditions: it is not followed.
  private mutating func addAliases(of files: some Sequence<FileIndex>) {
    var meanings: [String: Set<String>] = [:]
    for file in files {
      for (name, type) in file.aliases { meanings[name, default: []].insert(type) }
    }
    for (name, types) in meanings {
      aliases[name] = nil
      guard types.count == 1, let type = types.first, !type.isEmpty,
        type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
        // An alias with the name of what it stands for, `typealias Image = UIKit.Image`, would have no end.
        type.split(separator: ".").last.map(String.init) != name
      else { continue }
      aliases[name] = type
    }
  }

  /// Returns the name of the type that an alias stands for, or the name itself. Follows at most 8 aliases.
  func resolved(_ name: String) -> String {
    var name = name
    for _ in 0..<8 {
      guard let type = aliases[name] else { break }
      name = type
    }
    return name
  }

  /// Returns the record of an extension under the name of the extended type, and a superclass under its own.
  private func resolved(_ type: TypeRecord) -> TypeRecord {
    guard !aliases.isEmpty else { return type }
    var type = type
    if type.kind == .extension { type.name = resolved(type.name) }
    if type.kind == .class, let superclass = type.inherited.first { type.inherited[0] = resolved(superclass) }
    return type
  }

  /// Returns whether at most one file besides its own mentions a type: widely used types are not left out because of
  /// one property.
  private func isLittleKnown(_ type: String) -> Bool {
    let others = files.filter { path, file in
      file.missing.isEmpty && file.mentions.contains(type) && !(filesOfTypes[type] ?? []).contains(path)
        && !declaresLeftOutTypesOnly(file)
    }
    return others.count < 2
  }

  private func declaresLeftOutTypesOnly(_ file: FileIndex) -> Bool {
    let types = file.types.filter { $0.kind != .extension && !$0.name.contains(".") }
    return !types.isEmpty && types.allSatisfy { leftOutTypes.contains($0.name) }
  }

  /// Leaves out types that store a value of a left-out type, too, if few files use them; a type does without a property
  /// that has an initial value. Takes as many passes as such types depend on each other.
  private mutating func addHoldersOfLeftOut() {
    guard !leftOutTypes.isEmpty else { return }
    var count = -1
    while count < leftOutTypes.count {
      count = leftOutTypes.count
      for records in own.values {
        for type in records
        where type.kind != .extension && !type.name.contains(".") && !leftOutTypes.contains(type.name) {
          let holds = type.members.contains { member in
            member.isStored && !member.isInitialized
              && member.types.contains { text in
                text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains {
                  leftOutTypes.contains(String($0))
                }
              }
          }
          if holds, isLittleKnown(type.name) { leftOutTypes.insert(type.name) }
        }
      }
    }
  }

  /// Whether a protocol of the module or of those that it imports has optional methods.
  private(set) var hasOptionalRequirements = false

  private mutating func add(_ type: TypeRecord) {
    if type.kind == .protocol, type.members.contains(where: \.isOptional) { hasOptionalRequirements = true }
    for member in type.members where member.kind == .method { methods[member.name, default: []].append((type, member)) }
    for member in type.members where member.kind == .property {
      properties[member.name, default: []].formUnion(member.types)
    }
    if type.kind == .class, let superclass = type.inherited.first {
      subclasses[Self.key(superclass), default: []].append(type.name)
    }
  }

  /// Returns a name without the arguments of a generic type.
  private static func key(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

  /// Returns the classes that are declared as subclasses of a class.
  func subclassNames(of name: String) -> [String] {
    subclasses[name] ?? name.split(separator: ".").last.flatMap { subclasses[String($0)] } ?? []
  }

  /// Returns the records of a type: its declaration and its extensions.
  func records(of name: String) -> [TypeRecord] {
    let name = resolved(name)
    return own[name] ?? foreign[name] ?? []
  }

  /// The protocols to which extensions in this module, or in those that it imports, conform all objects without members
  /// of their own.
  var protocolsOfObjects: Set<String> {
    let records = (own["NSObject"] ?? []) + (foreign["NSObject"] ?? [])
    return Set(records.lazy.filter { $0.kind == .extension && $0.members.isEmpty }.flatMap(\.inherited))
  }

  /// Returns whether this module, or one that it imports, declares a class with a name.
  func isClass(_ name: String) -> Bool { records(of: name).contains { $0.kind == .class } }

  /// Returns whether the names of types of the module start with a prefix, as those of a framework do.
  func hasTypes(withPrefix prefix: String) -> Bool {
    own.contains { name, records in
      name.hasPrefix(prefix) && (name.dropFirst(prefix.count).first?.isUppercase ?? false)
        && records.contains { $0.kind != .extension }
    }
  }

  /// Returns whether a type is declared, but only in branches of `#if` that are not compiled here, or a function in
  /// those for frameworks that do not exist here.
  func isInactive(_ name: String) -> Bool {
    inactiveTypes.contains(name) && !records(of: name).contains { $0.kind != .extension }
  }

  /// Returns whether the module declares a type, rather than only extending it.
  func declares(_ type: String) -> Bool { own[resolved(type)]?.contains { $0.kind != .extension } ?? false }

  /// Returns the module's own class with a name; nil for other modules' classes and for other types.
  func ownClass(_ name: String) -> TypeRecord? { own[resolved(name)]?.first { $0.kind == .class } }

  /// Returns a class of this module or of one that it imports, by its name as written within another type.
  func classRecord(_ name: String, seenFrom place: String) -> TypeRecord? {
    let name = Self.key(name)
    var scope = place.split(separator: ".")
    while true {
      let candidate = (scope.map(String.init) + [name]).joined(separator: ".")
      if let found = records(of: candidate).first(where: { $0.kind == .class }) { return found }
      if scope.isEmpty { return nil }
      scope.removeLast()
    }
  }

  /// Returns the superclass's record, if it is known.
  func superclass(of type: TypeRecord) -> TypeRecord? {
    type.inherited.first.flatMap { classRecord($0, seenFrom: type.name) }
  }

  /// Returns the types of properties with a name, wherever they are declared, as written.
  func typesOfProperties(named name: String) -> [String] { properties[name]?.sorted() ?? [] }

  /// Returns whether a property has a name, wherever it is declared.
  func isPropertyName(_ name: String) -> Bool { properties[name] != nil }

  /// Returns the methods with a name, wherever they are declared.
  func methods(named name: String) -> [(type: TypeRecord, member: MemberRecord)] { methods[name] ?? [] }

  /// Returns whether a type has a method with a name, in its declaration, its extensions or those of its superclasses,
  /// of which at most 64 are checked.
  func declares(_ name: String, in type: String) -> Bool {
    var names = [type]
    var record = records(of: type).first { $0.kind == .class }
    while let current = record, names.count < 64 {
      record = superclass(of: current)
      if let record { names.append(record.name) }
    }
    return methods(named: name).contains { found in names.contains { $0 == found.type.name } }
  }

  /// Returns whether a subclass in this module overrides a member that an extension of the class declares.
  func isOverridden(_ member: MemberRecord, of type: String) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard let simple = name.split(separator: ".").last else { continue }
      for subclass in subclasses[name] ?? subclasses[String(simple)] ?? [] where seen.insert(subclass).inserted {
        pending.append(subclass)
        for record in records(of: subclass) {
          let found = record.members.contains {
            $0.isOverride && $0.kind == member.kind && $0.name == member.name && $0.labels == member.labels
          }
          if found { return true }
        }
      }
    }
    return false
  }

  /// Returns whether a property is observed by key path in this module or in one that it imports.
  func isObserved(_ property: String) -> Bool { observed.contains(property) }

  /// Returns whether a property is observed by name in this module or in one that it imports.
  func isObservedByName(_ property: String) -> Bool { observedByName.contains(property) }

  /// Returns whether a class of the module has a property of that name of type `AnyObject`, and no class has one of
  /// another type.
  func hasUntypedProperty(_ name: String) -> Bool {
    let types = own.values.joined().flatMap(\.members).filter { $0.kind == .property && $0.name == name }
      .flatMap(\.types)
    return !types.isEmpty && types.allSatisfy { $0.hasPrefix("AnyObject") }
  }

  /// Returns the members of extensions that the class's brace line calls.
  func forwardedMembers(of type: String) -> [MemberRecord] {
    (own[resolved(type)] ?? []).filter { $0.kind == .extension }.flatMap(\.members).filter { isForwarded($0, of: type) }
  }

  /// Returns whether a member of an extension has to be renamed, and called from a member of the class itself.
  func isForwarded(_ member: MemberRecord, of type: String) -> Bool {
    guard !member.forwarder.isEmpty, ownClass(type) != nil else { return false }
    if member.isOverride, dispatchingClass(of: member, in: type) != nil { return false }
    if member.isOverride, member.kind == .method,
      isMissingFromObjects(member.name, member.labels, above: type)
        || isClosed(member.name, member.labels, above: type)
    {
      return false
    }
    return member.isOverride || delegate(lacking: member, above: type) != nil
      || (!member.isStatic && !member.isPrivate && !member.isFinal
        && (member.isOpen || isOverridden(member, of: type)))
  }

  /// Returns the actions of storyboards that extensions declare.
  func actionsInExtensions(of type: String) -> [MemberRecord] {
    (own[resolved(type)] ?? []).filter { $0.kind == .extension }.flatMap(\.members).filter(\.isAction)
  }

  /// Returns whether a file is omitted entirely: one that uses SwiftUI, unless it has independent types that others
  /// need, in this module or outside it; one that uses another missing framework, if no other file needs it.
  func isLeftOut(_ path: String) -> Bool {
    guard let file = files[path], !file.missing.isEmpty else { return false }
    if file.missing.contains("SwiftUI") {
      // Some import it only for what it imports in turn.
      let isOnSwiftUI = file.mentions.contains { $0 != "SwiftUI" && isOfSwiftUI($0) }
      return isOnSwiftUI && !hasNeededTypesWithoutSwiftUI(file)
    }
    if usesNothingMissing(file) { return false }
    // Missing types can be recognised by their names, unless the file is about nothing else.
    let isMixed =
      file.missing.allSatisfy { MissingFrameworks.prefixes[$0] != nil }
      && file.imports.contains { $0.hasSuffix("UIKit") }
    return !isMixed && !isNeeded(path)
  }

  /// Returns whether a file imports missing frameworks only for what those import in turn, such as MetalKit for
  /// CoreGraphics: it mentions none of their names.
  private func usesNothingMissing(_ file: FileIndex) -> Bool {
    var prefixes: [String] = []
    for framework in file.missing {
      guard let names = MissingFrameworks.prefixes[framework] ?? MissingFrameworks.furtherPrefixes[framework],
        names.allSatisfy({ $0.first?.isUppercase ?? false })
      else { return false }
      prefixes += names
    }
    return !file.mentions.contains { name in
      prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
    }
  }

  private func hasNeededTypesWithoutSwiftUI(_ file: FileIndex) -> Bool {
    if file.aliases.contains(where: { mentions.contains($0.key) && !isOfSwiftUI($0.value) }) { return true }
    return file.types.contains { type in
      guard !standsOnSwiftUI(type) else { return false }
      if type.name.contains(".") { return isNeededInOtherType(type) }
      if type.isPublic, type.kind == .class || type.kind == .protocol { return true }
      guard type.kind == .extension else { return mentions.contains(type.name) }
      return isDeclaredWithoutSwiftUI(type.name) || addsMembersWithoutSwiftUI(type)
    }
  }

  /// Returns whether a type in an extension of a type of UIKit or Foundation, as `Theme` in `UIColor.Theme`, or of one
  /// that is declared in a file without SwiftUI, is mentioned by other files.
  private func isNeededInOtherType(_ type: TypeRecord) -> Bool {
    guard type.kind != .extension, mentions.contains(String(type.simpleName)),
      let outer = type.name.split(separator: ".").first.map(String.init)
    else { return false }
    if records(of: outer).contains(where: { $0.kind != .extension }) { return isDeclaredWithoutSwiftUI(outer) }
    return !SwiftUINames.all.contains(outer)
  }

  /// Returns whether an extension gives a type of UIKit or Foundation, which other files mention, members without types
  /// of SwiftUI.
  private func addsMembersWithoutSwiftUI(_ type: TypeRecord) -> Bool {
    guard mentions.contains(type.name), !SwiftUINames.all.contains(type.name),
      !records(of: type.name).contains(where: { $0.kind != .extension })
    else { return false }
    return type.members.contains { member in
      !member.isPrivate
        && !member.types.contains { text in
          text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains { isOfSwiftUI(String($0)) }
        }
    }
  }

  private func isDeclaredWithoutSwiftUI(_ name: String) -> Bool {
    (filesOfTypes[name] ?? []).contains { path in
      guard let file = files[path], file.missing.isEmpty else { return false }
      return file.types.contains { $0.kind != .extension && $0.name == name }
    }
  }

  /// Returns whether a name is one of SwiftUI's, and no type of the module has that name.
  func isOfSwiftUI(_ name: String) -> Bool {
    SwiftUINames.all.contains(name) && !(own[name] ?? []).contains { $0.kind != .extension }
  }

  /// Returns whether a type is a view, is generic over one, or stores a value of one of SwiftUI's types. Optional
  /// properties of classes do not count, because they can be left out; nor do properties with an initial value of
  /// classes that several files use.
  private func standsOnSwiftUI(_ type: TypeRecord) -> Bool {
    if type.header.contains(where: isOfSwiftUI) { return true }
    let isNeeded = type.kind == .class && !isLittleKnown(type.name)
    if !isNeeded, type.values.contains(where: isOfSwiftUI) { return true }
    return type.members.contains { member in
      member.isStored
        && member.types.contains { text in
          if type.kind == .class, text.hasSuffix("?") || text.hasSuffix("!") { return false }
          if isNeeded, member.isInitialized { return false }
          return text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            .contains { isOfSwiftUI(String($0)) }
        }
    }
  }

  func mentionsLeftOut(_ path: String) -> Bool {
    !(files[path]?.mentions ?? []).isDisjoint(with: leftOutTypes)
  }

  /// Returns whether a file whose frameworks all exist mentions a type of this one.
  private func isNeeded(_ path: String) -> Bool {
    let declared = Set(
      (files[path]?.types ?? []).filter { $0.kind != .extension && !$0.name.contains(".") }.map(\.name))
    return !declared.isDisjoint(with: mentions)
  }

  /// Returns the imports of the files that extend a type, without those that a file already has.
  func importsForMembers(of type: String, in path: String) -> [String] {
    // The command adds these imports to every file.
    let present = Set((files[path]?.imports ?? []) + ["import UIKit", "import Foundation"])
    var result: Set<String> = []
    for other in filesOfTypes[resolved(type)] ?? [] where other != path {
      result.formUnion(files[other]?.imports ?? [])
    }
    let missing = MissingFrameworks.names.map { "import " + $0 }
    return result.subtracting(present).subtracting(missing).sorted()
  }

  /// Returns whether a class is a subclass of `NSObject`, directly or through classes of the module.
  func isObject(_ type: TypeRecord) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let current = pending.popLast() {
      for name in current.inherited where seen.insert(name).inserted {
        if name == "NSObject" { return true }
        pending += records(of: Self.key(name)).filter { $0.kind == .class }
      }
    }
    return false
  }

  /// Returns whether a protocol is bound to the main actor, by itself or through one that it refines.
  func isMainActor(_ type: TypeRecord) -> Bool {
    var pending = [type]
    var seen: Set<String> = []
    while let current = pending.popLast() {
      if current.isMainActor { return true }
      for name in current.inherited where seen.insert(name).inserted {
        // UIKit's classes and the protocols of its delegates are bound to the main actor.
        if name.hasPrefix("UI"), name != "UIImage", name != "UIColor", name != "UIFont" { return true }
        pending += records(of: Self.key(name)).filter { $0.kind != .extension }
      }
    }
    return false
  }
}
