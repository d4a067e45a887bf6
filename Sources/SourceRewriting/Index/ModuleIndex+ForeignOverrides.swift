/// Members that extensions of other modules' classes declare, and that classes of this module override.
extension ModuleIndex {
  /// Returns the classes that override a member of an extension of another module's class, subclasses before their
  /// superclasses: those of this module, and those of other modules with an extension in this one. O(subclasses).
  func overriders(of member: MemberRecord, of type: String) -> [String] {
    guard !declares(type), member.kind == .method || member.kind == .property, !member.isStatic,
      !member.isPrivate, !member.isFinal, !member.isOverride
    else { return [] }
    // The class itself has it: `ExtensionOverrides` moved it there.
    if member.isOpen, records(of: type).contains(where: { $0.kind == .class }) { return [] }
    var found: [String] = []
    var seen: Set<String> = []
    var level = [type] + AppleClasses.subclasses(of: type)
    while !level.isEmpty {
      let next = level.flatMap { subclassNames(of: $0) }.filter { seen.insert($0).inserted }
      for name in next {
        if let record = ownClass(name), ownMembers(of: name).contains(where: { overrides($0, member) }) {
          found.append(record.name)
        }
      }
      level = next
    }
    return found.reversed() + extendedClasses(overriding: member, of: type)
  }

  /// Returns the subclasses of a class of another module that are of other modules, too, and override a member in an
  /// extension, subclasses first.
  private func extendedClasses(overriding member: MemberRecord, of type: String) -> [String] {
    AppleClasses.subclasses(of: type)
      .filter { ownClass($0) == nil && extensionMembers(of: $0).contains { overrides($0, member) } }
      .sorted {
        AppleClasses.superclassesWithFoundation(of: $0).count > AppleClasses.superclassesWithFoundation(of: $1).count
      }
  }

  /// Returns whether a class overrides any such member.
  func overridesForeign(_ type: String) -> Bool {
    let members = ownClass(type) == nil ? extensionMembers(of: type) : ownMembers(of: type)
    return members.contains { $0.isOverride && dispatchingClass(of: $0, in: type) != nil }
  }

  /// Returns the other module's class whose extension declares the member that a class's member overrides; nil if there
  /// is none.
  func dispatchingClass(of member: MemberRecord, in type: String) -> String? {
    foreignSuperclasses(of: type).first { foreign in
      records(of: foreign).contains { record in
        record.kind == .extension
          && record.members.contains { overrides(member, $0) && !overriders(of: $0, of: foreign).isEmpty }
      }
    }
  }

  /// Returns the superclass of `type` that has the implementation of such a member; nil if no extension declares it.
  func foreignOverride(named name: String, above type: String) -> String? {
    var declared: [MemberRecord] = []
    let declaring = foreignSuperclasses(of: type).first { foreign in
      declared = records(of: foreign).filter { $0.kind == .extension }.flatMap(\.members)
        .filter { $0.name == name && !overriders(of: $0, of: foreign).isEmpty }
      return !declared.isEmpty
    }
    guard let declaring else { return nil }
    var record = ownClass(type).flatMap { superclass(of: $0) }
    for _ in 0..<64 {
      guard let current = record, ownClass(current.name) != nil else { break }
      if ownMembers(of: current.name).contains(where: { own in declared.contains { overrides(own, $0) } }) {
        return current.name
      }
      record = superclass(of: current)
    }
    return foreignSuperclasses(of: type).first { foreign in
      foreign == declaring
        || extensionMembers(of: foreign).contains { own in declared.contains { overrides(own, $0) } }
    }
  }

  /// Returns the members of a class of this module, those of its extensions included.
  private func ownMembers(of type: String) -> [MemberRecord] {
    ownClass(type) == nil ? [] : records(of: type).flatMap(\.members)
  }

  /// Returns the members of a class of another module that this module's extensions declare.
  private func extensionMembers(of type: String) -> [MemberRecord] {
    records(of: type).filter { $0.kind == .extension }.flatMap(\.members)
  }

  /// Returns the superclasses from other modules: the closest as it is written, and those of UIKit above it. Follows at
  /// most 64 classes of this module.
  private func foreignSuperclasses(of type: String) -> [String] {
    var record = ownClass(type)
    if record == nil { return AppleClasses.superclassesWithFoundation(of: type) }
    for _ in 0..<64 {
      guard let current = record, let name = current.inherited.first else { return [] }
      guard let next = superclass(of: current), ownClass(next.name) != nil else {
        let closest = String(name.prefix { $0 != "<" })
        // The class has no superclass.
        if records(of: closest).contains(where: { $0.kind == .protocol }) { return [] }
        return [closest] + AppleClasses.superclassesWithFoundation(of: closest)
      }
      record = next
    }
    return []
  }

  private func overrides(_ member: MemberRecord, _ base: MemberRecord) -> Bool {
    member.isOverride && member.kind == base.kind && member.name == base.name && member.labels == base.labels
  }
}
