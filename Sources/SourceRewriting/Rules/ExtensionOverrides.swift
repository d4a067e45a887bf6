import SwiftSyntax

/// Makes overrides in extensions possible, which only Objective-C allows:
///
///     class Cell: UIView { …
///     override func layoutSubviews() { ext·Cell·layoutSubviews() }; }
///     extension Cell { func ext·Cell·layoutSubviews() { super.layoutSubviews(); … } }
///
/// The member keeps its place, under another name; the override is on the line of the class's closing brace, which may
/// be in another file. A member of an extension that a subclass overrides is moved in the same way, and one that is
/// `open`, as subclasses in other modules may override it.
///
/// In an extension of one of UIKit's own classes it replaces the class's implementation, if UIKit allows that:
///
///     extension UIImage {
///       @_dynamicReplacement(for: isEqual(_:)) func ext·UIImage·isEqual(_ object: Any?) -> Bool {…} }
enum ExtensionOverrides: Rule {
  /// Members that are not bound to the main actor wherever they are declared.
  private static let nonisolated: Set<String> = [
    "description", "debugDescription", "hash", "isEqual", "setUp", "tearDown", "setUpWithError", "tearDownWithError",
    "copy", "mutableCopy", "encode",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = SyntaxNames.qualified(node)
      guard let owner = work.module.ownClass(name) else { return .visitChildren }
      var texts = work.module.forwardedMembers(of: name).map { member in
        work.module.delegate(lacking: member, above: name) == nil ? member.forwarder : "override " + member.forwarder
      }
      texts += work.module.actionsInExtensions(of: name)
        .filter { Actions.connects($0, of: owner, in: work.module) }
        .map { Actions.property(for: $0, in: owner.simpleName) }
      guard !texts.isEmpty else { return .visitChildren }
      work.edits.add(texts, to: node.memberBlock)
      addImports(for: name)
      return .visitChildren
    }

    /// Notes the imports of a type that a moved declaration mentions: its new file needs them, too.
    private func addImports(for type: String) {
      let imports = work.module.importsForMembers(of: type, in: work.file.path)
      guard !imports.isEmpty else { return }
      let text = imports.joined(separator: "; ")
      let statements = work.file.tree.statements
      if let last = statements.last(where: { $0.item.is(ImportDeclSyntax.self) }) {
        work.edits.insert("; " + text, after: last)
      } else if let first = statements.first, !first.item.is(IfConfigDeclSyntax.self) {
        work.edits.insert(text + "; ", before: first)
      }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = SyntaxNames.qualified(node)
      rename(node.memberBlock.members, in: type)
      return .visitChildren
    }

    private func rename(_ members: MemberBlockItemListSyntax, in type: String) {
      for item in members {
        if let block = item.decl.as(IfConfigDeclSyntax.self) {
          if case .decls(let inner) = work.conditions.activeClause(of: block)?.elements { rename(inner, in: type) }
        } else if let function = item.decl.as(FunctionDeclSyntax.self) {
          rename(function.name, function.attributes, function.modifiers, function, in: type) {
            $0.kind == .method && $0.name == function.name.text
              && $0.labels == function.signature.parameterClause.parameters.map(\.firstName.text)
              && $0.types == function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
          }
        } else if let variable = item.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
          let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        {
          let isForwarded = rename(pattern.identifier, variable.attributes, variable.modifiers, variable, in: type) {
            $0.kind == .property && $0.name == pattern.identifier.text
          }
          if isForwarded, let observer = ExtensionMember.observer(of: binding) {
            makeMethod(variable, binding, pattern, observer, in: type)
          }
        }
      }
    }

    /// Turns `var a: Int { didSet { … } }` into `func a·didSet(_ oldValue: Int) { do { … } }`.
    private func makeMethod(
      _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ pattern: IdentifierPatternSyntax,
      _ observer: AccessorDeclSyntax, in type: String
    ) {
      let kind = observer.accessorSpecifier.text
      guard let annotation = binding.typeAnnotation, let usual = ExtensionMember.observers[kind] else { return }
      work.replace(variable.bindingSpecifier, with: "func")
      let value = observer.parameters?.name.text ?? usual
      work.replace(
        annotation,
        with: "·\(kind)(_ \(value): \(annotation.type.trimmedDescription))")
      work.replace(observer.accessorSpecifier, with: "do")
      if let parameters = observer.parameters { work.replace(parameters, with: "") }
    }

    @discardableResult private func rename(
      _ name: TokenSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
      _ declaration: some SyntaxProtocol, in type: String, matching: (MemberRecord) -> Bool
    ) -> Bool {
      let isOverride = modifiers.contains(named: "override")
      let member = work.module.records(of: type).filter { $0.kind == .extension }.flatMap(\.members).first {
        $0.isOverride == isOverride && matching($0)
      }
      let isForwarded = member.map { work.module.isForwarded($0, of: type) } ?? false
      if !isForwarded {
        guard isOverride else { return false }
        // `ForeignOverrides` and `ObjectOverrides` change the others.
        if let member, work.module.dispatchingClass(of: member, in: type) != nil { return false }
        if let member, work.module.isMissingFromObjects(member.name, member.labels, above: type) { return false }
        if let member, work.module.isClosed(member.name, member.labels, above: type) { return false }
        if let replaced = member.flatMap({ ReplaceableMembers.fullName(of: $0, in: type) }) {
          work.edits.insert("@_dynamicReplacement(for: \(replaced)) ", before: declaration)
        } else {
          work.report(
            "overrides in an extension of \(type), which is not a class of this module: it is never called",
            at: declaration)
        }
      }
      work.replace(name, with: ExtensionMember.name(name.text, in: type))
      for modifier in modifiers {
        switch modifier.name.text {
        case "override":
          let isFree = isFreeOfMainActor(name.text, modifiers) && !isEditAction(declaration)
          work.replace(modifier, with: isFree ? "nonisolated" : "")
        case "open": work.replace(modifier, with: "public")
        default: break
        }
      }
      return isForwarded
    }

    /// Returns whether a declaration is `copy(_ sender:)` of responders, rather than `copy()` of objects.
    private func isEditAction(_ declaration: some SyntaxProtocol) -> Bool {
      guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == "copy" else { return false }
      return function.signature.parameterClause.parameters.first?.firstName.text == "_"
    }

    private func isFreeOfMainActor(_ name: String, _ modifiers: DeclModifierListSyntax) -> Bool {
      nonisolated.contains(name) && !modifiers.contains(named: "nonisolated")
        && !modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
  }
}
