import SwiftSyntax

/// Turns `point.x as NSNumber` into `NSNumber(value: Double(point.x))`: Foundation on Linux does not bridge `CGFloat`.
enum NumberCoercions: Rule {
  private static let names: Set<String> = [
    "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "top", "left", "bottom", "right",
    "alpha",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count == 3, parts[2].trimmedDescription == "NSNumber",
        let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        let member = parts[0].as(MemberAccessExprSyntax.self), names.contains(member.declName.baseName.text)
      else { return .visitChildren }
      work.replace(node, with: "NSNumber(value: Double(\(member.trimmedDescription)))")
      return .skipChildren
    }
  }
}
