import SwiftSyntax

/// Lets casts between requests and controllers of different results succeed, as Objective-C ignores these types:
///
///     request as! NSFetchRequest<Film>
///     NSFetchRequest<Film>.converted(request)!
enum FetchRequestCasts: Rule {
  private static let types: Set = ["NSFetchRequest", "NSFetchedResultsController"]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for index in elements.indices.dropFirst().dropLast() {
        guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
          let type = elements[index + 1].as(TypeExprSyntax.self)?.type,
          let name = type.as(IdentifierTypeSyntax.self), types.contains(name.name.text),
          name.genericArgumentClause != nil,
          // A line must not move.
          !elements[index].description.contains("\n"), !type.description.dropLast().contains("\n")
        else { continue }
        work.edits.insert("\(type.trimmedDescription).converted(", before: elements[index - 1])
        work.replace(cast, with: mark.text == "!" ? ")!" : ")")
        work.replace(type, with: "")
      }
      return .visitChildren
    }
  }
}
