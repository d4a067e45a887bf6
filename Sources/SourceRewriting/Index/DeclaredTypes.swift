import SwiftSyntax

/// Finds the types of values as declared around them, without a compiler.
struct DeclaredTypes {
  let module: ModuleIndex

  /// The number of declarations that are followed, as in `let a = b; let c = a`.
  private static let limit = 8

  /// Returns the types that a value may have as texts: that of the nearest declaration, or those of all properties with
  /// its name; none if no declaration with a type is found.
  func types(of value: ExprSyntax) -> [String] { types(of: value, depth: 0) }

  private func types(of value: ExprSyntax, depth: Int) -> [String] {
    if let chain = value.as(OptionalChainingExprSyntax.self) { return types(of: chain.expression, depth: depth) }
    if let forced = value.as(ForceUnwrapExprSyntax.self) { return types(of: forced.expression, depth: depth) }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return types(of: only.expression, depth: depth)
    }
    if let sequence = value.as(SequenceExprSyntax.self) {
      return sequence.elements.last?.as(TypeExprSyntax.self).map { [$0.type.trimmedDescription] } ?? []
    }
    if let name = value.as(DeclReferenceExprSyntax.self) {
      return types(named: name.baseName.text, from: Syntax(name), depth: depth)
    }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else { return [] }
    let name = member.declName.baseName.text
    let isOwn = ["self", "self?"].contains(base.trimmedDescription)
    return (isOwn ? types(ofOwn: name, at: Syntax(value)) : nil) ?? module.typesOfProperties(named: name)
  }

  /// Returns the types of a name, as seen from a node.
  private func types(named name: String, from start: Syntax, depth: Int) -> [String] {
    guard depth < Self.limit else { return [] }
    if name == "self" { return SyntaxNames.enclosing(start).isEmpty ? [] : [SyntaxNames.qualified(start)] }
    var node = start
    while let parent = node.parent {
      if let found = types(of: name, declaredBy: parent, around: node, depth: depth) { return found }
      node = parent
    }
    return types(ofOwn: name, at: start) ?? module.typesOfProperties(named: name)
  }

  /// Returns the types of a name that a node declares for the code in one of its children; nil if it does not declare
  /// the name.
  private func types(of name: String, declaredBy node: Syntax, around child: Syntax, depth: Int) -> [String]? {
    if let items = node.as(CodeBlockItemListSyntax.self) {
      for item in items.reversed() where item.position < child.position {
        if let found = types(of: name, declaredBy: item, depth: depth) { return found }
      }
    } else if let elements = node.as(ConditionElementListSyntax.self) {
      return types(of: name, boundBy: elements.filter { $0.position < child.position }, depth: depth)
    } else if let branch = node.as(IfExprSyntax.self), child.id == branch.body.id {
      return types(of: name, boundBy: Array(branch.conditions), depth: depth)
    } else if let loop = node.as(WhileStmtSyntax.self), child.id == loop.body.id {
      return types(of: name, boundBy: Array(loop.conditions), depth: depth)
    } else if let loop = node.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
      return loop.typeAnnotation.map { [$0.type.trimmedDescription] } ?? []
    } else if let closure = node.as(ClosureExprSyntax.self) {
      return types(of: name, in: closure.signature?.parameterClause)
    } else if let function = node.as(FunctionDeclSyntax.self) {
      return types(of: name, in: function.signature, of: function)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      return types(of: name, in: initializer.signature, of: initializer)
    }
    return nil
  }

  private func types(of name: String, declaredBy item: CodeBlockItemSyntax, depth: Int) -> [String]? {
    if let guarded = item.item.as(GuardStmtSyntax.self) {
      return types(of: name, boundBy: Array(guarded.conditions), depth: depth)
    }
    for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
    where binding.pattern.trimmedDescription == name {
      return types(of: binding.typeAnnotation, binding.initializer, depth: depth)
    }
    return nil
  }

  private func types(of name: String, boundBy elements: [ConditionElementSyntax], depth: Int) -> [String]? {
    for element in elements.reversed() {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { continue }
      if binding.initializer == nil, binding.typeAnnotation == nil {
        // `if let delegate` binds the value of that name outside.
        return types(named: name, from: Syntax(element), depth: depth + 1)
      }
      return types(of: binding.typeAnnotation, binding.initializer, depth: depth)
    }
    return nil
  }

  private func types(of annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?, depth: Int) -> [String] {
    if let annotation { return [annotation.type.trimmedDescription] }
    guard depth < Self.limit else { return [] }
    return value.map { types(of: $0.value, depth: depth + 1) } ?? []
  }

  private func types(of name: String, in parameters: ClosureSignatureSyntax.ParameterClause?) -> [String]? {
    if let parameters = parameters?.as(ClosureParameterClauseSyntax.self)?.parameters {
      let parameter = parameters.first { ($0.secondName ?? $0.firstName).text == name }
      return parameter.map { $0.type.map { [$0.trimmedDescription] } ?? [] }
    }
    let names = parameters?.as(ClosureShorthandParameterListSyntax.self)
    return names?.contains { $0.name.text == name } ?? false ? [] : nil
  }

  private func types(
    of name: String, in signature: FunctionSignatureSyntax, of function: any WithGenericParametersSyntax
  ) -> [String]? {
    let parameter = signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
    guard let type = parameter?.type.trimmedDescription else { return nil }
    let plain = type.filter { $0 != "?" && $0 != "!" }
    guard let generic = function.genericParameterClause?.parameters.first(where: { $0.name.text == plain }) else {
      return [type]
    }
    // The bounds stand for the parameter.
    var bounds = generic.inheritedType.map { [$0.trimmedDescription] } ?? []
    for requirement in function.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let bound) = requirement.requirement, bound.leftType.trimmedDescription == plain {
        bounds.append(bound.rightType.trimmedDescription)
      }
    }
    return bounds
  }

  /// Returns the types of a property of the types around a node, or of their superclasses; nil if none declares it.
  private func types(ofOwn name: String, at node: Syntax) -> [String]? {
    var names = SyntaxNames.enclosing(node)
    while !names.isEmpty {
      var type: String? = names.joined(separator: ".")
      for _ in 0..<64 {
        guard let current = type else { break }
        let members = module.records(of: current).lazy.flatMap(\.members)
        if let member = members.first(where: { $0.kind == .property && $0.name == name }) { return member.types }
        type = module.records(of: current).first { $0.kind == .class }.flatMap(module.superclass)?.name
      }
      names.removeLast()
    }
    return nil
  }
}
