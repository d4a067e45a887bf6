import SwiftSyntax

/// Gives calls the form that Foundation has on Linux: `ProcessInfo()` becomes `ProcessInfo.processInfo`,
/// `NSAttributedString()` becomes `NSAttributedString(string: "")`, and `delegate?.urlSession?(…)` becomes
/// `delegate?.urlSession(…)`, because the methods of delegates have default implementations there.
/// `enumerateMatches(in:options:range:using:)` is replaced by the function of AppleNames whose closure does not escape,
/// and `enumerateSubstrings(in:options:using:)` by one that supports words and sentences. `NSPredicate(format:)`
/// becomes `NSPredicate.parsed(format:)`.
enum FoundationCalls: Rule {
  private static let forms = [
    "ProcessInfo": "ProcessInfo.processInfo", "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "NSMutableString": "NSMutableString(string: \"\")",
    // A timer that never fires, as the initial value of a property.
    "Timer": "Timer(timeInterval: 0, repeats: false, block: { _ in })",
  ]

  private static let delegateMethods: Set = [
    "urlSession", "urlSessionDidFinishEvents", "fileManager", "parser", "parserDidStartDocument",
    "parserDidEndDocument",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let form = forms[name]
      {
        work.replace(node, with: form)
      }
      if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = optional.expression.as(MemberAccessExprSyntax.self),
        delegateMethods.contains(member.declName.baseName.text),
        work.module.methods(named: member.declName.baseName.text).allSatisfy({ $0.type.kind != .protocol })
      {
        work.replace(optional.questionMark, with: "")
      }
      useOwnEnumeration(in: node)
      // The initialiser cannot return a comparison or a compound, as Apple's does.
      if node.arguments.first?.label?.text == "format",
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "NSPredicate"
      {
        work.edits.insert(".parsed", after: name)
      }
      return .visitChildren
    }

    private func useOwnEnumeration(in node: FunctionCallExprSyntax) {
      let name =
        node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      if let name, name.text == "enumerateSubstrings", node.arguments.first?.label?.text == "in",
        work.module.methods(named: name.text).isEmpty
      {
        work.replace(name, with: "enumerateSubstrings·within")
      }
      guard let name, name.text == "enumerateMatches",
        node.arguments.first?.label?.text == "in",
        let range = node.arguments.first(where: { $0.label?.text == "range" })
      else { return }
      // A method of the module with the same name may take another kind of range.
      let isOfFoundation = range.expression.trimmedDescription.hasPrefix("NSRange(")
      let others = work.module.methods(named: name.text).filter { $0.member.labels.contains("range") }
      if isOfFoundation || others.isEmpty {
        work.replace(name, with: "enumerateMatches·nonescaping")
      }
    }
  }
}
