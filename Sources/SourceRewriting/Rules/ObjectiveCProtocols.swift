import SwiftSyntax

/// Restricts protocols to classes if `@objc` did so: `@objc protocol Source {` becomes `protocol Source: AnyObject {`.
///
/// Without it `weak var source: Source?` would not compile.
enum ObjectiveCProtocols: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.contains(named: "objc"), !OptionalRequirements.applies(to: node, in: work) else {
        return .visitChildren
      }
      if let first = node.inheritanceClause?.inheritedTypes.first {
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if !names.contains("AnyObject"), !names.contains("NSObjectProtocol"), !names.contains("class") {
          work.edits.insert("AnyObject, ", before: first)
        }
      } else {
        work.edits.insert(": AnyObject", after: node.name)
      }
      return .visitChildren
    }
  }
}
