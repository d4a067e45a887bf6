extension Writer {
  /// Returns how an initializer is declared, without modifiers.
  static func head(_ initializer: Inherited.Initializer) -> String {
    "init\(initializer.mark)(\(initializer.parameters))\(initializer.isThrowing ? " throws" : "")"
  }

  func initializer(
    _ method: ObjCMethod, _ member: ObjCMember, _ name: MethodNames.Name, _ writer: TypeWriter
  ) throws(TypeWriter.Missing) -> Inherited.Initializer {
    let list = try parameters(method.parameters, name.labels, errorIndex: name.errorIndex, writer) {
      names.defaultValue(method, name, $0)
    }
    var result = Inherited.Initializer(parameters: list.text, labels: list.labels, names: list.names)
    result.isThrowing = name.errorIndex != nil
    result.plainArguments = list.plainArguments
    result.selector = method.selector
    result.signature = list.key.replacing("?", with: "")
    if !result.isThrowing {
      switch try writer.write(method.result).optionality {
      case .none: break
      case .optional: result.mark = "?"
      case .implicit: result.mark = "!"
      }
    }
    return result
  }

  /// A class's initializers.
  private struct Initializers {
    /// Those of the superclass that it has, too; nil if they are not known.
    var inherited: [Inherited.Initializer]?
    var designated: [Inherited.Initializer] = []
    var convenience: [Inherited.Initializer] = []
  }

  private mutating func initializers(of container: ObjCContainer, _ adopted: [String]) -> Initializers {
    let (ancestors, foreign) = symbols.ancestors(of: container)
    let writer = TypeWriter(symbols, generics: container.generics)
    let chain = foreign.map { [$0] + apple.superclasses($0) } ?? []
    var base: [Inherited.Initializer]?
    if let parent = ancestors.first {
      if let known = designated[parent.name] {
        base = known
      } else if ancestors.count < 60 {
        designated[parent.name] = .some(nil)  // For classes that are their own superclasses.
        let found = initializers(of: parent, symbols.protocols(of: parent))
        base = found.inherited.map { $0 + found.designated }
        designated[parent.name] = base
      }
    } else if let foreign, (try? writer.className(foreign)) != nil {
      base = Inherited.initializers(of: foreign)
    } else {
      base = Inherited.initializers(of: "NSObject")
    }

    // Each is written again in each subclass.
    base = base.map { Array($0.prefix(100)) }
    var result = Initializers(inherited: base)
    var methods = symbols.members(of: container).compactMap { member -> (ObjCMember, ObjCMethod)? in
      if case .method(let method) = member.kind { (member, method) } else { nil }
    }
    let declared = Set(methods.map(\.1.selector))
    for member in symbols.closure(of: adopted).flatMap({ symbols.protocols[$0]?.members ?? [] })
    where !member.isOptional {
      if case .method(let method) = member.kind, method.pieces[0].hasPrefix("init"), !method.isClassMethod,
        !declared.contains(method.selector)
      {
        methods.append((member, method))
      }
    }
    let unavailable = Set(methods.filter { $0.0.attributes.isUnavailable && !$0.1.isClassMethod }.map(\.1.selector))
    result.inherited?.removeAll { !$0.isRequired && unavailable.contains($0.selector ?? "") }
    let hasDesignated = methods.contains { $0.0.attributes.isDesignated }
    var keys = Set((result.inherited ?? []).map(\.key))
    let selectors = Set((base ?? []).compactMap(\.selector))
    let requiredSelectors = Set(
      symbols.closure(of: adopted).flatMap { symbols.protocols[$0]?.members ?? [] }.compactMap { member -> String? in
        if case .method(let method) = member.kind, !method.isClassMethod, !member.isOptional {
          method.selector
        } else {
          nil
        }
      })
    for (member, method) in methods where !member.attributes.isUnavailable && !method.isVariadic {
      let name = names.name(of: method, member.attributes, in: container, isProtocol: false) { _ in false }
      guard name.isInitializer, !(selectors.contains(method.selector) && !method.isClassMethod) else { continue }
      // One that a class of Apple's frameworks has would need a word that depends on what it is there.
      if isInherited(Self.fullName(name, isStatic: false), chain) { continue }
      do throws(TypeWriter.Missing) {
        var initializer = try initializer(method, member, name, writer)
        guard keys.insert(initializer.key).inserted else { continue }
        initializer.isRequired =
          method.selector == "initWithCoder:" || !name.isFactory && requiredSelectors.contains(method.selector)
        if !name.isFactory, !hasDesignated || member.attributes.isDesignated {
          result.designated.append(initializer)
        } else {
          result.convenience.append(initializer)
        }
      } catch {
        skip("\(method.isClassMethod ? "+" : "-")\(method.selector)", error.reason, member.file, member.line)
      }
    }
    let all = symbols.closure(of: adopted)
    if base != nil, all.contains("NSCoding") || all.contains("NSSecureCoding"), keys.insert("coder:NSCoder").inserted,
      !result.designated.contains(where: { $0.selector == "initWithCoder:" })
    {
      result.designated.append(
        Inherited.Initializer(
          parameters: "coder: NSCoder", labels: ["coder"], names: ["coder"], mark: "?", isRequired: true,
          selector: "initWithCoder:"))
    }
    return result
  }

  /// Writes a class's initializers. They make an object whose properties have their first values, so that subclasses in
  /// Swift can be made; what the code in Objective-C would do is not done.
  mutating func writeInitializers(_ container: ObjCContainer, _ adopted: [String], _ writer: TypeWriter) {
    let all = initializers(of: container, adopted)
    designated[container.name] = .some(all.inherited.map { $0 + all.designated })
    func stop(_ initializer: Inherited.Initializer) -> String {
      self.stop("-[\(container.name) \(initializer.selector ?? "init")]", class: container.name, 0)
    }
    func plain(_ list: [Inherited.Initializer]) -> String? {
      list.first { $0.plainArguments != nil && $0.mark != "?" && !$0.isThrowing }?.plainArguments
    }
    for initializer in all.inherited ?? [] {
      let modifier = initializer.isRequired ? "required" : "override"
      let call =
        "\(initializer.isThrowing ? "try " : "")super.init(\(initializer.superArguments ?? initializer.arguments))"
      output.line("public \(modifier) \(Self.head(initializer)) { \(call) }")
    }
    // The superclass's own list: an initializer that is unavailable in this class can still be called from it.
    let ofSuperclass = superclassInitializers(of: container)
    let superclassPlain = plain(ofSuperclass)
    let overridden = Set(ofSuperclass.map(\.key))
    for initializer in all.designated {
      let head = "\(initializer.isRequired ? "required " : "")\(Self.head(initializer))"
      if all.inherited == nil {
        let required = initializer.isRequired ? "required " : ""
        output.line("public \(required)convenience \(Self.head(initializer)) { \(stop(initializer)) }")
      } else if let superclassPlain {
        output.line("public \(head) { super.init(\(superclassPlain)) }")
      } else {
        output.line("public \(head) { \(stop(initializer)) }")
      }
    }
    let own = plain((all.inherited ?? []) + all.designated)
    for initializer in all.convenience {
      let body = own.map { "self.init(\($0))" } ?? stop(initializer)
      let required = initializer.isRequired ? "required " : ""
      // A class method that makes an object without arguments takes the place of an `init` that is unavailable.
      let override = overridden.contains(initializer.key) && !initializer.isRequired ? "override " : ""
      output.line("public \(required)\(override)convenience \(Self.head(initializer)) { \(body) }")
    }
  }

  private func superclassInitializers(of container: ObjCContainer) -> [Inherited.Initializer] {
    let (ancestors, foreign) = symbols.ancestors(of: container)
    if let parent = ancestors.first { return (designated[parent.name] ?? nil) ?? [] }
    guard let foreign, (try? TypeWriter(symbols).className(foreign)) != nil else {
      return Inherited.initializers(of: "NSObject") ?? []
    }
    return Inherited.initializers(of: foreign) ?? []
  }
}
