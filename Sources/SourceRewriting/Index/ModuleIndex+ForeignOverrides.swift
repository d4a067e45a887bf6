/// Members that extensions of other modules' classes declare, and that classes of this module override.
extension ModuleIndex {
  /// Returns the module's classes that override a member of an extension of another module's class, subclasses before
  /// their superclasses. O(subclasses).
  func overriders(of member: MemberRecord, of type: String) -> [TypeRecord] {
    guard !declares(type), member.kind == .method || member.kind == .property, !member.isStatic,
      !member.isPrivate, !member.isFinal, !member.isOverride
    else { return [] }
    // The class itself has it: `ExtensionOverrides` moved it there.
    if member.isOpen, records(of: type).contains(where: { $0.kind == .class }) { return [] }
    var found: [TypeRecord] = []
    var seen: Set<String> = []
    var level = [type] + AppleClasses.subclasses(of: type)
    while !level.isEmpty {
      let next = level.flatMap { subclassNames(of: $0) }.filter { seen.insert($0).inserted }
      for name in next {
        if let record = ownClass(name), ownMembers(of: name).contains(where: { overrides($0, member) }) {
          found.append(record)
        }
      }
      level = next
    }
    return found.reversed()
  }

  /// Returns whether a class overrides any such member.
  func overridesForeign(_ type: String) -> Bool {
    ownMembers(of: type).contains { $0.isOverride && dispatchingClass(of: $0, in: type) != nil }
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
    guard let start = ownClass(type) else { return nil }
    var declared: [MemberRecord] = []
    let declaring = foreignSuperclasses(of: type).first { foreign in
      declared = records(of: foreign).filter { $0.kind == .extension }.flatMap(\.members)
        .filter { $0.name == name && !overriders(of: $0, of: foreign).isEmpty }
      return !declared.isEmpty
    }
    guard let declaring else { return nil }
    var record = superclass(of: start)
    for _ in 0..<64 {
      guard let current = record, ownClass(current.name) != nil else { break }
      if ownMembers(of: current.name).contains(where: { own in declared.contains { overrides(own, $0) } }) {
        return current.name
      }
      record = superclass(of: current)
    }
    return declaring
  }

  /// Returns the members of a class of this module, those of its extensions included.
  private func ownMembers(of type: String) -> [MemberRecord] {
    ownClass(type) == nil ? [] : records(of: type).flatMap(\.members)
  }

  /// Returns the superclasses from other modules: the closest as it is written, and those of UIKit above it. Follows at
  /// most 64 classes of this module.
  private func foreignSuperclasses(of type: String) -> [String] {
    var record = ownClass(type)
    for _ in 0..<64 {
      guard let current = record, let name = current.inherited.first else { return [] }
      guard let next = superclass(of: current), ownClass(next.name) != nil else {
        let closest = String(name.prefix { $0 != "<" })
        // The class has no superclass.
        if records(of: closest).contains(where: { $0.kind == .protocol }) { return [] }
        return [closest] + AppleClasses.superclasses(of: closest)
      }
      record = next
    }
    return []
  }

  private func overrides(_ member: MemberRecord, _ base: MemberRecord) -> Bool {
    member.isOverride && member.kind == base.kind && member.name == base.name && member.labels == base.labels
  }
}
