import SwiftSyntax

/// Leaves out the comparison of `NSNumber`s that packages declare, because Foundation's `NSNumber` on Linux is
/// `Comparable`: with both, each use would be ambiguous.
///
///     func < (a: NSNumber, b: NSNumber) -> Bool { a.compare(b) == .orderedAscending }
///     extension NSNumber: Comparable { … }
///
/// `==` stays, which every object has anyway.
enum NumberComparisons: Rule {
  private static let operators: Set<String> = ["<", ">", "<=", ">="]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = node.signature.parameterClause.parameters
      guard NumberComparisons.operators.contains(node.name.text), parameters.count == 2,
        parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
      else { return .visitChildren }
      work.edits.remove(node, in: work.file)
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.extendedType.trimmedDescription == "NSNumber", let clause = node.inheritanceClause,
        clause.inheritedTypes.count == 1, clause.inheritedTypes.first?.type.trimmedDescription == "Comparable"
      {
        work.edits.remove(clause, in: work.file)
      }
      return .visitChildren
    }
  }
}
