import SwiftSyntax

/// Lets subclasses of `NotificationCenter` override the methods for observers with selectors, which are members of an
/// extension here:
///
///     class Mock: NotificationCenter { override func removeObserver(_ a: Any) { super.removeObserver(a) } }
///     class Mock: NotificationCenter, NotificationCenterOverrides {
///       func own·removeObserver(_ a: Any) { super.base·removeObserver(a) } }
///
/// `post(name:object:)` likewise makes a `NotificationPostOverrides`. Posting in another form cannot be overridden.
enum NotificationCenterMocks: Rule {
  private static let methods: [String: Set<[String]>] = [
    "addObserver": [["_", "selector", "name", "object"]], "removeObserver": [["_"], ["_", "name", "object"]],
    "post": [["name", "object"]],
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let superclass = node.inheritanceClause?.inheritedTypes.first,
        work.module.resolved(superclass.type.trimmedDescription) == "NotificationCenter"
      else { return .visitChildren }
      let overrides = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
        isForSelectors($0.name.text, $0.signature.parameterClause.parameters.map(\.firstName.text))
      }
      for function in overrides {
        guard let modifier = function.modifiers.first(where: { $0.name.text == "override" }) else { continue }
        work.replace(modifier, with: "")
        work.edits.insert("own·", before: function.name)
        if let body = function.body { Supers(work).walk(body) }
      }
      let names = Set(overrides.filter { $0.modifiers.contains(named: "override") }.map(\.name.text))
      if let last = node.inheritanceClause?.inheritedTypes.last {
        if names.contains("post") { work.edits.insert(", NotificationPostOverrides", after: last) }
        if names.contains(where: { $0 != "post" }) { work.edits.insert(", NotificationCenterOverrides", after: last) }
      }
      return .visitChildren
    }
  }

  fileprivate static func isForSelectors(_ name: String, _ labels: [String]) -> Bool {
    methods[name]?.contains(labels) ?? false
  }

  /// Changes the calls of the superclass's methods.
  private final class Supers: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) ?? false,
        isForSelectors(member.declName.baseName.text, node.arguments.map { $0.label?.text ?? "_" })
      {
        work.edits.insert("base·", before: member.declName.baseName)
      }
      return .visitChildren
    }
  }
}
