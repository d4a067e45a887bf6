import SwiftSyntax

/// Lets an optional method of a protocol be used as a value, which is nil if the method is missing:
///
///     guard let select = delegate?.list(_:didSelect:) else { return }
///     guard let select = delegate?.value·list·_·didSelect else { return }
///
///     if delegate?.listDidReload != nil {…}      // if delegate?.value·listDidReload·_ != nil {…}
///
/// Without labels the name may be that of something else: the method is found by the type that the value is declared
/// with, or by that of the function. `OptionalDeclarations` writes the properties.
enum TakenMethods: Rule {
  static func apply(to work: FileWork) {
    guard work.module.hasOptionalRequirements else { return }
    Visitor(work).walk(work.file.tree)
  }

  private final class Visitor: RuleVisitor {
    // `#selector` and `#keyPath` name methods without taking them.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base, !isCalled(node) else { return .visitChildren }
      let candidates = candidates(for: node, of: base)
      guard let (type, method) = candidates.first, candidates.count == 1 else { return .visitChildren }
      work.replace(node.declName, with: "value·\(method.key(among: type.optionalMethods))")
      // A call of `self.f` keeps its own arguments; only what is before the name may contain others.
      walk(base)
      return .skipChildren
    }

    /// Returns whether a method is called, as in `list?(…)`, or a property's member is used.
    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
      var value = ExprSyntax(node)
      while let parent = value.parent?.as(ExprSyntax.self),
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      {
        value = parent
      }
      if let call = value.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == value.id { return true }
      // A method without labels has no members.
      return node.declName.argumentNames == nil && value.parent?.is(MemberAccessExprSyntax.self) ?? false
    }

    /// Returns the optional methods to which a name may refer.
    private func candidates(
      for node: MemberAccessExprSyntax, of base: ExprSyntax
    ) -> [(type: TypeRecord, method: OptionalMethod)] {
      let name = node.declName.baseName.text.filter { $0 != "`" }
      var found = work.module.optionalMethods(named: name)
      if let labels = node.declName.argumentNames?.arguments.map(\.name.text) {
        found = found.filter { $0.method.labels == labels }
      }
      guard !found.isEmpty, !isType(base) else { return [] }
      let types = DeclaredTypes(module: work.module).types(of: base)
      let protocols = Set(types.flatMap(work.module.protocols).map(\.name))
      if !protocols.isEmpty {
        found = found.filter { protocols.contains($0.type.name) }
      } else if !types.isEmpty {
        // A value of a class, whose methods are not optional.
        return []
      } else if !isOptional(node) || isPropertyName(node) {
        return []
      }
      guard found.count > 1, let parameters = parameters(of: node) else { return found }
      return found.filter { $0.method.types == parameters }
    }

    private func isType(_ base: ExprSyntax) -> Bool {
      let name = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
      guard let text = name?.baseName.text else { return false }
      return text == "super" || text == "Self" || text.first { $0 != "_" }?.isUppercase ?? false
    }

    /// Returns whether the name of an unlabelled reference is also that of a property.
    private func isPropertyName(_ node: MemberAccessExprSyntax) -> Bool {
      node.declName.argumentNames == nil && work.module.isPropertyName(node.declName.baseName.text)
    }

    /// Returns whether a value is used as one that may be nil.
    private func isOptional(_ node: MemberAccessExprSyntax) -> Bool {
      if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
      if node.declName.argumentNames != nil, node.base?.is(OptionalChainingExprSyntax.self) ?? false { return true }
      guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
        let place = elements.firstIndex(where: { $0.id == node.id })
      else { return false }
      for (sign, other) in [(place + 1, place + 2), (place - 1, place - 2)]
      where elements.indices.contains(other) && elements[other].is(NilLiteralExprSyntax.self) {
        return ["==", "!="].contains(elements[sign].trimmedDescription)
      }
      return false
    }

    /// Returns the types of the parameters of the function as which a method is taken; nil if these are unknown.
    private func parameters(of node: MemberAccessExprSyntax) -> [String]? {
      var type = node.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      if let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
        let place = elements.firstIndex(where: { $0.id == node.id }), place + 2 < elements.count,
        elements[place + 1].is(UnresolvedAsExprSyntax.self)
      {
        type = elements[place + 2].as(TypeExprSyntax.self)?.type
      }
      while let current = type {
        if let function = current.as(FunctionTypeSyntax.self) {
          return function.parameters.map { OptionalMethod.normalized($0.type.trimmedDescription) }
        }
        if let tuple = current.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
          type = tuple.elements.first?.type
        } else {
          type = current.as(OptionalTypeSyntax.self)?.wrappedType ?? current.as(AttributedTypeSyntax.self)?.baseType
        }
      }
      return nil
    }
  }
}
