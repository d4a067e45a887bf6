import SwiftSyntax

/// Says which optional methods of the module's own protocols a class implements; see `OptionalMethod`.
///
///     class Player: NSObject, ListDelegate { func list(_ list: List, didSelect row: Int) {…} }
///     … ; nonisolated class func has·list·_·didSelect() -> Bool { true } }
///
/// A class need not conform to the protocol: a subclass may, with the inherited method.
enum ImplementedRequirements: Rule {
  static func apply(to work: FileWork) {
    guard work.module.hasOptionalRequirements else { return }
    Visitor(work).walk(work.file.tree)
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      addAnswers(to: node.memberBlock, of: SyntaxNames.qualified(node))
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = SyntaxNames.qualified(node)
      if node.genericWhereClause == nil, isClass(work.module.resolved(name)) {
        addAnswers(to: node.memberBlock, of: name)
      }
      return .visitChildren
    }

    private func isClass(_ name: String) -> Bool {
      work.module.isClass(name)
        || !AppleClasses.superclasses(of: name).isEmpty
          && !work.module.records(of: name).contains { $0.kind != .extension }
    }

    private func addAnswers(to block: MemberBlockSyntax, of type: String) {
      var answers: [String] = []
      for function in functions(in: block.members)
      where !function.modifiers.contains(where: { Self.excluded.contains($0.name.text) && $0.detail == nil }) {
        let parameters = function.signature.parameterClause.parameters
        let method = OptionalMethod(
          name: function.name.text, labels: parameters.map(\.firstName.text),
          types: parameters.map(\.type.trimmedDescription))
        guard isFirst(method, of: type), !work.module.isInherited(method, by: type) else { continue }
        let access = function.modifiers.access.map { $0 == "open" ? "public " : $0 + " " } ?? ""
        for key in work.module.keysOfRequirements(implementedBy: method) {
          let answer = "nonisolated \(access)class func has·\(key)() -> Bool { true }"
          if !answers.contains(answer) { answers.append(answer) }
        }
      }
      if !answers.isEmpty { work.edits.add(answers, to: block) }
    }

    private static let excluded: Set<String> = ["static", "class", "override", "private", "fileprivate"]

    /// Returns whether no earlier declaration of the type has a method with the same labels and other types.
    private func isFirst(_ method: OptionalMethod, of type: String) -> Bool {
      let members = work.module.records(of: type).lazy.flatMap(\.members)
      let first = members.first {
        $0.kind == .method && !$0.isStatic && !$0.isOverride && !$0.isPrivate && $0.name == method.name
          && $0.labels == method.labels
      }
      guard let first else { return true }
      // Of overloaded requirements each has an answer of its own.
      return OptionalMethod(first) == method
        || work.module.keysOfRequirements(implementedBy: OptionalMethod(first))
          != work.module.keysOfRequirements(implementedBy: method)
    }

    private func functions(in list: MemberBlockItemListSyntax) -> [FunctionDeclSyntax] {
      list.flatMap { item -> [FunctionDeclSyntax] in
        if let block = item.decl.as(IfConfigDeclSyntax.self) {
          guard case .decls(let inner) = work.conditions.activeClause(of: block)?.elements else { return [] }
          return functions(in: inner)
        }
        return item.decl.as(FunctionDeclSyntax.self).map { [$0] } ?? []
      }
    }
  }
}
