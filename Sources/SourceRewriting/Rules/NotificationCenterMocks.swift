import SwiftSyntax

/// Lets subclasses of `NotificationCenter` override the methods for observers with selectors, which are members of an
/// extension here:
///
///     class Mock: NotificationCenter { override func removeObserver(_ a: Any) { super.removeObserver(a) } }
///     class Mock: NotificationCenter, NotificationCenterOverrides {
///       func own·removeObserver(_ a: Any) { super.base·removeObserver(a) } }
///
/// `post(name:object:)` is a member of an extension of Foundation on Linux, which calls `post(_:)`:
///
///     class Mock: NotificationCenter { override func post(name: B, object: Any?) { super.post(name: b, object: c) } }
///     class Mock: NotificationCenter {
///       func own·post(name: B, object: Any?) { super.post(Notification(name: b, object: c)) };
///       override func post(_ n: Notification) {
///         if n.userInfo == nil { own·post(name: n.name, object: n.object) } else { super.post(n) } } }
enum NotificationCenterMocks: Rule {
  private static let methods: [String: Set<[String]>] = [
    "addObserver": [["_", "selector", "name", "object"]], "removeObserver": [["_"], ["_", "name", "object"]],
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
      renamePosts(in: node)
      for function in overrides {
        guard let modifier = function.modifiers.first(where: { $0.name.text == "override" }) else { continue }
        work.replace(modifier, with: "")
        work.edits.insert("own·", before: function.name)
        if let body = function.body { Supers(work).walk(body) }
      }
      if let last = node.inheritanceClause?.inheritedTypes.last,
        overrides.contains(where: { $0.modifiers.contains(named: "override") })
      {
        work.edits.insert(", NotificationCenterOverrides", after: last)
      }
      return .visitChildren
    }

    private func renamePosts(in node: ClassDeclSyntax) {
      let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
        $0.name.text == "post" && $0.modifiers.contains(named: "override")
      }
      func labels(_ function: FunctionDeclSyntax) -> [String] {
        function.signature.parameterClause.parameters.map(\.firstName.text)
      }
      let parts = functions.filter { labels($0).starts(with: ["name", "object"]) }
      for function in parts {
        if let modifier = function.modifiers.first(where: { $0.name.text == "override" }) {
          work.replace(modifier, with: "")
        }
        work.edits.insert("own·", before: function.name)
        if let body = function.body { Posts(work).walk(body) }
      }
      guard !parts.isEmpty else { return }
      guard parts.count == functions.count else {
        work.report("posting by name and object is not overridden beside post(_:)", at: node)
        return
      }
      func call(_ labels: [String]) -> String { "own·post(\(labels.map { "\($0): n.\($0)" }.joined(separator: ", ")))" }
      let forms = Set(parts.map { labels($0).count })
      let plain = forms.contains(2) ? call(["name", "object"]) : call(["name", "object", "userInfo"])
      let full = forms.contains(3) ? call(["name", "object", "userInfo"]) : "super.post(n)"
      let access = ["public", "open"].contains(node.modifiers.access) ? "public " : ""
      work.edits.add(
        ["\(access)override func post(_ n: Notification) { if n.userInfo == nil { \(plain) } else { \(full) } }"],
        to: node.memberBlock)
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

  /// Lets the superclass post a notification, which is not an override's own call.
  private final class Posts: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) ?? false, member.declName.baseName.text == "post",
        node.arguments.map({ $0.label?.text ?? "_" }).starts(with: ["name", "object"]),
        let first = node.arguments.first, let last = node.arguments.last
      {
        work.edits.insert("Notification(", before: first)
        work.edits.insert(")", after: last)
      }
      return .visitChildren
    }
  }
}
