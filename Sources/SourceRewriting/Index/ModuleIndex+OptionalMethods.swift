extension ModuleIndex {
  /// The optional methods of protocols with a name, wherever these are declared.
  func optionalMethods(named name: String) -> [(type: TypeRecord, method: OptionalMethod)] {
    methods(named: name).filter { $0.type.kind == .protocol && $0.member.isOptional && !$0.member.isStatic }
      .map { ($0.type, OptionalMethod($0.member)) }
  }

  /// Returns the keys of the optional methods that a method with a name, labels and types implements, in order.
  func keysOfRequirements(implementedBy method: OptionalMethod) -> [String] {
    let keys = optionalMethods(named: method.name).compactMap { type, requirement -> String? in
      guard requirement.labels == method.labels else { return nil }
      let all = type.optionalMethods
      let isOverloaded = all.contains {
        $0.name == requirement.name && $0.labels == requirement.labels && $0 != requirement
      }
      return isOverloaded && requirement.types != method.types ? nil : requirement.key(among: all)
    }
    return Set(keys).sorted()
  }

  /// Returns the protocols that a type's text names, with those that they refine.
  func protocols(in type: String) -> [TypeRecord] {
    var pending = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
    var seen: Set<String> = []
    var result: [TypeRecord] = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      for record in records(of: name) where record.kind == .protocol {
        result.append(record)
        pending += record.inherited
      }
    }
    return result
  }

  /// Returns whether a superclass in the index declares a method that is not private. At most 64 are checked.
  func isInherited(_ method: OptionalMethod, by type: String) -> Bool {
    var record = records(of: type).first { $0.kind == .class }
    for _ in 0..<64 {
      record = record.flatMap(superclass)
      guard let record else { return false }
      let isDeclared = records(of: record.name).contains { type in
        type.members.contains {
          $0.kind == .method && !$0.isStatic && !$0.isPrivate && $0.name == method.name && $0.labels == method.labels
        }
      }
      if isDeclared { return true }
    }
    return false
  }
}
