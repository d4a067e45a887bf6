/// Members that extensions of other modules' classes declare, and that classes of this module override.
extension ModuleIndex {
  /// Returns the module's classes that override a member of an extension of another module's class, subclasses before
  /// their superclasses. O(subclasses).
  func overriders(of member: MemberRecord, of type: String) -> [TypeRecord] {
    guard ownClass(type) == nil, member.kind == .method || member.kind == .property, !member.isStatic,
      !member.isPrivate, !member.isFinal, !member.isOverride
    else { return [] }
    var found: [TypeRecord] = []
    var seen: Set<String> = []
    var level = [type]
    while !level.isEmpty {
      let next = level.flatMap { subclassNames(of: $0) }.filter { seen.insert($0).inserted }
      for name in next {
        if let record = ownClass(name), record.members.contains(where: { overrides($0, member) }) {
          found.append(record)
        }
      }
      level = next
    }
    return found.reversed()
  }

  /// Returns whether a class overrides any such member.
  func overridesForeign(_ type: String) -> Bool {
    (ownClass(type)?.members ?? []).contains { $0.isOverride && dispatchingClass(of: $0, in: type) != nil }
  }

  /// Returns the other module's class whose extension declares the member that a class's member overrides; nil if there
  /// is none.
  func dispatchingClass(of member: MemberRecord, in type: String) -> String? {
    guard let foreign = foreignSuperclass(of: type) else { return nil }
    let isDeclared = records(of: foreign).contains { record in
      record.kind == .extension
        && record.members.contains { overrides(member, $0) && !overriders(of: $0, of: foreign).isEmpty }
    }
    return isDeclared ? foreign : nil
  }

  /// Returns the class above `type` that has the implementation of such a member; nil if no extension declares it.
  func foreignOverride(named name: String, above type: String) -> String? {
    guard let start = ownClass(type), let foreign = foreignSuperclass(of: type) else { return nil }
    let declared = records(of: foreign).filter { $0.kind == .extension }.flatMap(\.members)
      .filter { $0.name == name && !overriders(of: $0, of: foreign).isEmpty }
    guard !declared.isEmpty else { return nil }
    var record = superclass(of: start)
    for _ in 0..<64 {
      guard let current = record, ownClass(current.name) != nil else { break }
      if current.members.contains(where: { own in declared.contains { overrides(own, $0) } }) { return current.name }
      record = superclass(of: current)
    }
    return foreign
  }

  /// Returns the closest superclass that is not of this module, as it is written. At most 64 are passed.
  private func foreignSuperclass(of type: String) -> String? {
    var record = ownClass(type)
    for _ in 0..<64 {
      guard let current = record, let name = current.inherited.first else { return nil }
      guard let next = superclass(of: current), ownClass(next.name) != nil else {
        return String(name.prefix { $0 != "<" })
      }
      record = next
    }
    return nil
  }

  private func overrides(_ member: MemberRecord, _ base: MemberRecord) -> Bool {
    member.isOverride && member.kind == base.kind && member.name == base.name && member.labels == base.labels
      && !member.isObserved
  }
}
