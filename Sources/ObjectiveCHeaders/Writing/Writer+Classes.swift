extension Writer {
  /// A member of a class, with the class or protocol that its name and type come from.
  private struct Member {
    var member: ObjCMember
    let source: ObjCContainer
    let isProtocol: Bool
  }

  /// The name by which a member is told from others: `-load:` and, of properties, the getter.
  private static func key(_ member: ObjCMember) -> String {
    switch member.kind {
    case .method(let method): (method.isClassMethod ? "+" : "-") + method.selector
    case .property(let property): (property.isClassProperty ? "+" : "-") + (property.getter ?? property.name)
    }
  }

  // Sets of each class and protocol are made once, and asked one after another: joined, they would grow with each
  // subclass.

  /// Returns the keys of a class's own members, with those of its categories.
  private mutating func keys(of container: ObjCContainer) -> Set<String> {
    if let known = memberKeys[container.name] { return known }
    let keys = Set(symbols.members(of: container).map(Self.key))
    memberKeys[container.name] = keys
    return keys
  }

  /// Returns the keys of what the headers' categories add to classes of Apple's frameworks.
  private mutating func categoryKeys(_ classes: [String]) -> [Set<String>] {
    classes.compactMap { name in
      guard let categories = symbols.categories[name], symbols.classes[name] == nil else { return nil }
      if let known = memberKeys[name] { return known }
      let keys = Set(categories.flatMap { $0.members.map(Self.key) })
      memberKeys[name] = keys
      return keys
    }
  }

  /// Returns the names of the properties of a class and its superclasses; those of the class itself begin with `+`.
  private mutating func propertyNames(_ container: ObjCContainer, _ ancestors: [ObjCContainer]) -> [Set<String>] {
    func names(_ members: [ObjCMember]) -> Set<String> {
      var result: Set<String> = []
      for member in members {
        switch member.kind {
        case .property(let property):
          result.insert("-" + property.name)
          if property.isClassProperty { result.insert("+" + property.name) }
        // A method that only returns something counts, too.
        case .method(let method) where method.parameters.isEmpty:
          if case .void = method.result.kind { continue }
          result.insert((method.isClassMethod ? "+" : "-") + method.pieces[0])
        case .method: continue
        }
      }
      return result
    }
    var result: [Set<String>] = []
    for owner in [container] + ancestors {
      if classProperties[owner.name] == nil { classProperties[owner.name] = names(symbols.members(of: owner)) }
      result.append(classProperties[owner.name] ?? [])
    }
    return result.filter { !$0.isEmpty }
  }

  // MARK: Protocols

  mutating func write(protocol container: ObjCContainer, _ declaration: Declaration) {
    let swiftName = symbols.protocolNames[container.name] ?? container.name
    guard let given = MethodNames.parse(swiftName), globals.insert("type \(swiftName)").inserted else { return }
    var inherited: [String] = []
    let writer = TypeWriter(symbols)
    var seenProtocols: Set<String> = []
    for name in container.protocols where seenProtocols.insert(name).inserted {
      if let text = try? writer.protocolName(name) {
        inherited.append(text)
      } else {
        skip("\(container.name): \(name)", "a protocol that is not known here", declaration.file, declaration.line)
      }
    }
    if inherited.isEmpty { inherited = ["AnyObject"] }
    var seen: Set<String> = []
    let properties = propertyNames(container, [])
    output.line()
    let isolation = declaration.attributes.isMainActor ? "@MainActor " : ""
    begin("\(isolation)@objc public protocol \(given.base): \(inherited.joined(separator: ", ")) {", given.context)
    for member in container.members where !member.attributes.isUnavailable {
      write(
        Member(member: member, source: container, isProtocol: true), owner: container.name, .protocol, writer,
        properties,
        seen: &seen)
    }
    end(given.context)
  }

  private mutating func begin(_ text: String, _ context: [String]) {
    if !context.isEmpty { output.open("extension \(context.joined(separator: ".")) {") }
    output.open(text)
  }

  private mutating func end(_ context: [String]) {
    output.close()
    if !context.isEmpty { output.close() }
  }

  private mutating func write(
    _ item: Member, owner: String, _ place: Place, _ writer: TypeWriter, _ properties: [Set<String>],
    chain: [String] = [], seen: inout Set<String>
  ) {
    let member = item.member
    if place != .protocol, Inherited.has(String(Self.key(member).dropFirst()), chain) { return }
    do throws(TypeWriter.Missing) {
      switch member.kind {
      case .property(let property):
        let name = names.name(of: property, member.attributes, in: item.source)
        if isInherited((property.isClassProperty ? "static." : "") + name, chain) { return }
        try write(property: property, member, name: name, owner: owner, place, writer, seen: &seen)
      case .method(let method):
        guard !method.isVariadic else { return }
        if Self.isSubscript(method) {
          let others = Set(symbols.members(of: item.source).map(Self.key))
          return try write(subscript: method, member, owner: owner, place, writer, others: others)
        }
        let name = names.name(
          of: method, member.attributes, in: item.source, isProtocol: item.isProtocol
        ) { name in
          let key = (method.isClassMethod ? "+" : "-") + name
          return properties.contains { $0.contains(key) }
        }
        // One that a protocol requires may have other types than that of the superclass.
        let mayDiffer = item.isProtocol && !name.labels.isEmpty && !(chain.first?.hasPrefix("UI") ?? false)
        if !mayDiffer, isInherited(Self.fullName(name, isStatic: method.isClassMethod && !name.isInitializer), chain) {
          return
        }
        if name.isInitializer {
          if place == .protocol {
            let list = try parameters(method.parameters, name.labels, errorIndex: name.errorIndex, writer)
            guard insert("init", list, &seen, member) else { return }
            let throwing = name.errorIndex == nil ? "" : " throws"
            let mark = throwing.isEmpty && method.result.nullability == .nullable ? "?" : ""
            output.line("\(member.isOptional ? "@objc optional " : "")init\(mark)(\(list.text))\(throwing)")
          } else if place == .extension {
            let initializer = try self.initializer(method, member, name, writer)
            guard seen.insert("init \(initializer.key)").inserted else { return }
            let stop = stop("\(method.isClassMethod ? "+" : "-")[\(owner) \(method.selector)]", member.file)
            output.line("public convenience \(Self.head(initializer)) { \(stop) }")
          }
          return
        }
        try write(method: method, member, name: name, owner: owner, place, writer, seen: &seen)
      }
    } catch {
      skip(Self.key(member), error.reason, member.file, member.line)
    }
  }

  // MARK: Categories

  mutating func write(category container: ObjCContainer, _ declaration: Declaration) {
    var writer = TypeWriter(symbols)
    guard var name = try? writer.className(container.name) else {
      return skip("a category of \(container.name)", "the class is not known here", declaration.file, declaration.line)
    }
    if name == "NSObject", container.name != "NSObject" { name = container.name }
    if FoundationNames.generics[container.name] != nil { writer.generics = container.generics }
    let properties = propertyNames(container, [])
    var seen: Set<String> = categorySeen.removeValue(forKey: container.name) ?? []
    let chain = [container.name] + apple.superclasses(container.name)
    let inherited = categoryKeys(Array(chain.dropFirst()))
    output.line()
    let conformances = container.protocols.filter { symbols.protocols[$0] != nil }
      .compactMap { try? writer.protocolName($0) }
    output.open("extension \(name)\(conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")) {")
    // Other categories may have what a protocol requires.
    let elsewhere = categoryKeys([container.name]).first ?? []
    let own = Set(container.members.map(Self.key))
    for item in effectiveMembers(container, container.members, container.protocols, inherited) {
      if item.isProtocol, !own.contains(Self.key(item.member)), elsewhere.contains(Self.key(item.member)) { continue }
      write(item, owner: container.name, .extension, writer, properties, chain: chain, seen: &seen)
    }
    output.close()
    categorySeen[container.name] = seen
  }

  // MARK: Classes

  mutating func write(class container: ObjCContainer, _ declaration: Declaration) {
    let swiftName = symbols.classNames[container.name] ?? container.name
    guard let given = MethodNames.parse(swiftName), globals.insert("type \(swiftName)").inserted else { return }
    let writer = TypeWriter(symbols, generics: container.generics)
    let (ancestors, foreign) = symbols.ancestors(of: container)
    var superclass = "NSObject"
    if let type = container.superclass, case .named(let name, let arguments, _) = type.kind {
      var pointer = CType(.pointer(CType(.named(name, arguments: arguments, protocols: []))))
      pointer.nullability = .nonnull
      var objects = writer
      objects.keepsObjects = true
      if let written = try? objects.write(pointer), name != container.name {
        superclass = written.base
      } else if name != "NSProxy" {
        skip(container.name, "its superclass \(name) is not known here", declaration.file, declaration.line)
      }
    }
    let foreignSuperclass = foreign.map { (try? writer.className($0)) == nil ? "NSObject" : $0 } ?? "NSObject"

    let chain = [foreignSuperclass] + apple.superclasses(foreignSuperclass)
    var inherited = categoryKeys(chain)
    for ancestor in ancestors { inherited.append(keys(of: ancestor)) }
    let adoptedBefore = Set(symbols.closure(of: ancestors.flatMap { symbols.protocols(of: $0) }))
    var conformances: [String] = []
    var adopted: [String] = []
    var seenProtocols: Set<String> = []
    var foreignRequirements: [(selector: String, text: String)] = []
    for name in symbols.protocols(of: container)
    where !adoptedBefore.contains(name) && !Inherited.adopts(name, foreignSuperclass)
      && seenProtocols.insert(name).inserted
    {
      if symbols.protocols[name] == nil {
        guard let requirements = Inherited.requirements(of: name) else {
          skip("\(container.name): \(name)", "a protocol that is not known here", declaration.file, declaration.line)
          continue
        }
        for requirement in requirements
        where !foreignRequirements.contains(where: { $0.selector == requirement.selector }) {
          foreignRequirements.append(requirement)
        }
      }
      if let text = try? writer.protocolName(name) { conformances.append(text) }
      adopted.append(name)
    }

    // Protocols of the headers may refine those of Apple's frameworks.
    for name in symbols.closure(of: adopted) where symbols.protocols[name] == nil && !adoptedBefore.contains(name) {
      for requirement in Inherited.requirements(of: name) ?? []
      where !foreignRequirements.contains(where: { $0.selector == requirement.selector }) {
        foreignRequirements.append(requirement)
      }
    }

    var members = effectiveMembers(container, symbols.members(of: container), adopted, inherited)
    members.removeAll { item in
      let key = String(Self.key(item.member).dropFirst())
      return foreignRequirements.contains { $0.selector == key }
    }

    let generics =
      container.generics.isEmpty
      ? "" : "<" + container.generics.map { "\($0): AnyObject" }.joined(separator: ", ") + ">"
    output.line()
    let isolation = declaration.attributes.isMainActor ? "@MainActor " : ""
    begin(
      "\(isolation)open class \(given.base)\(generics): \(([superclass] + conformances).joined(separator: ", ")) {",
      given.context)
    var seen: Set<String> = []
    let properties = propertyNames(container, ancestors)
    for item in members {
      if case .property = item.member.kind {
        write(item, owner: container.name, .class, writer, properties, chain: chain, seen: &seen)
      }
    }
    writeInitializers(container, adopted, writer)
    for item in members {
      guard case .method = item.member.kind else { continue }
      write(
        item, owner: container.name, .class, writer, properties, chain: chain, seen: &seen)
    }
    for requirement in foreignRequirements where !inherited.contains(where: { $0.contains("-" + requirement.selector) })
    {
      output.line(
        "\(requirement.text) { \(stop("-[\(container.name) \(requirement.selector)]", class: container.name, declaration.file)) }"
      )
    }
    end(given.context)
  }

  /// Returns a class's members and those that its protocols require, each once, without those of its superclasses and
  /// without the accessors of properties.
  private mutating func effectiveMembers(
    _ container: ObjCContainer, _ own: [ObjCMember], _ adopted: [String], _ inherited: [Set<String>]
  ) -> [Member] {
    var ofProtocols: [String: Member] = [:]
    var required: [Member] = []
    for name in symbols.closure(of: adopted) {
      guard let source = symbols.protocols[name] else { continue }
      copies += source.members.count
      guard copies < Self.copyLimit else { break }
      for member in source.members where !member.attributes.isUnavailable {
        let item = Member(member: member, source: source, isProtocol: true)
        guard ofProtocols.updateValue(item, forKey: Self.key(member)) == nil else { continue }
        if !member.isOptional { required.append(item) }
      }
    }
    var taken: Set<String> = []
    func isInherited(_ key: String) -> Bool { inherited.contains { $0.contains(key) } }
    var result: [Member] = []
    // A getter or setter that is declared as a method, too, is that of the property.
    for member in own {
      guard case .property(let property) = member.kind, !member.attributes.isUnavailable else { continue }
      let sign = property.isClassProperty ? "+" : "-"
      taken.insert(
        "\(sign)\(property.setter ?? "set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):")")
      guard !isInherited(Self.key(member)), taken.insert(Self.key(member)).inserted else { continue }
      var item = ofProtocols[Self.key(member)] ?? Member(member: member, source: container, isProtocol: false)
      if item.isProtocol, case .property(var declared) = item.member.kind {
        declared.isReadonly = property.isReadonly
        declared.isWeak = property.isWeak
        item.member.kind = .property(declared)
      }
      result.append(item)
    }
    for member in own {
      guard case .method = member.kind, !member.attributes.isUnavailable, !isInherited(Self.key(member)),
        taken.insert(Self.key(member)).inserted
      else { continue }
      result.append(ofProtocols[Self.key(member)] ?? Member(member: member, source: container, isProtocol: false))
    }
    for item in required where !isInherited(Self.key(item.member)) && taken.insert(Self.key(item.member)).inserted {
      result.append(item)
    }
    return result
  }
}
